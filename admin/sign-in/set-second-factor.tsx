import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { mono, RecoveryCodes } from './recovery-codes.tsx';
import { CodeField } from '#admin/ui/code-field.tsx';

interface SetSecondFactorProps {
  /** Absent where nothing else can be done before it is set. */
  readonly onClose?: () => void;
  /** The codes on paper were seen. */
  readonly onSet?: () => void;
}

/** The QR code, a code that shows that the authenticator has read it, and then the codes for a lost phone. */
export function SetSecondFactor({ onClose, onSet }: SetSecondFactorProps) {
  const t = useTranslate();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const done = onSet ?? onClose;
  const { data, error } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => client.post('admin/secondfactor/begin', {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      const { recoveryCodes } = await client.post('admin/secondfactor/confirm', {
        code: String(new FormData(event.currentTarget).get('code')),
      });
      // Who has passkeys has codes already.
      if (recoveryCodes.length) setCodes(recoveryCodes);
      else done?.();
    } catch (refused) {
      setProblem(messageOf(refused, t));
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={codes ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="second-factor-title">
      <DialogTitle id="second-factor-title">{t('signIn.setAuthenticator')}</DialogTitle>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={done} />
      ) : (
        <form onSubmit={(event) => void confirm(event)}>
          <DialogContent>
            <Stack sx={{ gap: 2 }}>
              <Typography>{t('signIn.scan')}</Typography>
              {error && (
                <Typography role="alert" color="error">
                  {messageOf(error, t)}
                </Typography>
              )}
              {data && (
                <Box
                  component="img"
                  src={`data:image/svg+xml,${encodeURIComponent(data.qrCode)}`}
                  alt={t('signIn.qrCode')}
                  width={200}
                  height={200}
                  sx={{ alignSelf: 'center' }}
                />
              )}
              {data && (
                <Typography variant="body2" color="text.secondary">
                  {t('signIn.byHand')}{' '}
                  <Box component="span" sx={mono}>
                    {data.secret.replace(/.{4}(?=.)/g, '$& ')}
                  </Box>
                </Typography>
              )}
              <CodeField autoFocus help="signIn.sixDigits" />
              <Typography role="alert" color="error">
                {problem}
              </Typography>
            </Stack>
          </DialogContent>
          <DialogActions>
            {onClose && <Button onClick={onClose}>{t('ra.action.cancel')}</Button>}
            <Button type="submit" variant="contained" disabled={busy || !data}>
              {t('signIn.confirm')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
