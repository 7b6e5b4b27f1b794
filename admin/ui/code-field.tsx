import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Six digits of an authenticator, or a code from paper. */
export function CodeField({
  autoFocus = false,
  help = 'signIn.codeHelp',
}: {
  readonly autoFocus?: boolean;
  readonly help?: string;
}) {
  const t = useTranslate();
  return (
    <TextField
      name="code"
      label={t('signIn.code')}
      helperText={t(help)}
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      required
      fullWidth
      slotProps={{ htmlInput: { maxLength: 30, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
