import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { paths } from '#storefront/shared/paths.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { ownSessionsQuery } from './account.queries.ts';
import { PasswordField } from '#storefront/shared/session/password-field.tsx';
import styles from './sign-in-security.module.css';

const route = 'account/changepassword';
const schema = async () => (await import('#contracts/account/account.ts')).accountOperations[route].input;

export function ChangePassword() {
  const { t } = useText(['account', 'common']);
  const codeText = useCodeText();
  const queryClient = useQueryClient();
  const [done, setDone] = useState(false);
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { currentPassword = '', password = '', confirmPassword = '' } = formValues(form);
    setDone(false);
    if (pending || !(await submit(form, { currentPassword, password, confirmPassword }))) return;
    form.reset();
    setDone(true);
    await queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
  };
  return (
    <form
      className={`${layout.sheet} ${layout.padded} ${layout.stack} ${styles.form}`}
      aria-labelledby="change-password"
      onSubmit={(event) => void save(event)}
      onInput={onInput}
      method="post"
      noValidate
    >
      <h2 id="change-password">{t('changePassword')}</h2>
      {done && <Alert kind="ok">{t('passwordChanged')}</Alert>}
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <PasswordField
        label={t('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        error={codeText(errors.currentPassword)}
      />
      <p className={text.standalone}>
        <a href={paths.forgotPassword}>{t('passwordUnknown')}</a>
      </p>
      <PasswordField
        label={t('newPassword')}
        name="password"
        autoComplete="new-password"
        hint={t('passwordHint')}
        error={codeText(errors.password)}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        error={codeText(errors.confirmPassword)}
      />
      <Button type="submit" kind="action" large pending={pending}>
        {t('savePassword')}
      </Button>
    </form>
  );
}
