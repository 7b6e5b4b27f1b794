import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { loginDetailsQuery } from './account.queries.ts';
import { PasswordField } from '#storefront/shared/session/password-field.tsx';

const route = 'account/changelogindetails';
const schema = async () => (await import('#contracts/contact/login-details.ts')).loginDetailsOperations[route].input;

/** Spec 2 and 5, Name, Username and Email: what is left empty stays as it is. */
export function LoginDetailsPage() {
  const { t } = useText(['account', 'common']);
  const codeText = useCodeText();
  const queryClient = useQueryClient();
  const present = useRead(loginDetailsQuery);
  const [done, setDone] = useState(false);
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { currentPassword = '', ...to } = formValues(form);
    setDone(false);
    if (pending || !(await submit(form, { currentPassword, ...to }))) return;
    form.reset();
    setDone(true);
    await queryClient.invalidateQueries();
    focusHeading();
  };
  const field = (name: string, label: string, more: { hint?: string; autoComplete?: string } = {}) => (
    <TextField name={name} label={label} error={codeText(errors[name])} {...more} />
  );
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:loginDetails')}</PageTitle>
      <h1>{t('common:loginDetails')}</h1>
      <form
        className={`${layout.sheet} ${layout.padded} ${layout.stack} ${layout.form}`}
        onSubmit={(event) => void save(event)}
        onInput={onInput}
        method="post"
        noValidate
      >
        {done && <Alert kind="ok">{t('loginDetailsChanged')}</Alert>}
        <p className={text.quiet}>{t('loginDetailsHint')}</p>
        {field('firstName', t('firstName'), {
          hint: t('atPresent', { value: present.FirstName }),
          autoComplete: 'given-name',
        })}
        {field('lastName', t('lastName'), {
          hint: t('atPresent', { value: present.LastName }),
          autoComplete: 'family-name',
        })}
        {field('userName', t('newUserName'), {
          hint: t('atPresent', { value: present.UserName }),
          autoComplete: 'off',
        })}
        {field('confirmUserName', t('confirmUserName'), { autoComplete: 'off' })}
        {field('email', t('newEmail'), { hint: t('atPresent', { value: present.Email }), autoComplete: 'off' })}
        {field('confirmEmail', t('confirmEmail'), { autoComplete: 'off' })}
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
        <PasswordField
          label={t('currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          error={codeText(errors.currentPassword)}
        />
        {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
        {errors[''] !== undefined && <Alert kind="error">{codeText(errors[''])}</Alert>}
        <p className={layout.row}>
          <Button type="submit" kind="action" large pending={pending}>
            {t('saveLoginDetails')}
          </Button>
        </p>
      </form>
    </div>
  );
}
