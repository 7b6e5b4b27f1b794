import { useCodeText } from '#storefront/lib/error-codes.ts';
import { useText } from '#storefront/lib/text.ts';
import type { FieldErrors } from '#storefront/lib/validation.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import { PasswordField } from '#storefront/shared/session/password-field.tsx';

interface SignInFieldsProps {
  readonly errors: FieldErrors;
  /** What the name begins with. */
  readonly userName?: string;
}

/** Name and password of who has an account. */
export function SignInFields({ errors, userName }: SignInFieldsProps) {
  const { t } = useText('account');
  const codeText = useCodeText();
  return (
    <>
      <TextField
        label={t('userNameOrEmail')}
        name="userName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        defaultValue={userName}
        error={codeText(errors['userName'])}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        error={codeText(errors['password'])}
      />
    </>
  );
}
