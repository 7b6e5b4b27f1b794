import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { errorCode } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { paths } from '#storefront/shared/paths.ts';
import { safeReturnUrl } from '#storefront/shared/session/return-url.ts';
import { useText } from '#storefront/lib/text.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import text from '#storefront/ui/text.module.css';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInCard } from './sign-in-card.tsx';

const route = 'account/login';
const schema = async () => (await import('#contracts/account.ts')).accountOperations[route].input;

export function LoginPage() {
  const { t } = useText(['account', 'common']);
  const codeText = useCodeText();
  const { search } = useLocation();
  const returnUrl = safeReturnUrl(new URLSearchParams(search).get('ReturnUrl'));
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  // Once it was asked for, the field stays: a wrong code is typed again.
  const [wasAsked, setAsked] = useState(false);
  const isAsked = wasAsked || errorCode(error) === 'second_factor_required';

  const signIn = async (form: HTMLFormElement) => {
    if (isAsked) setAsked(true);
    const { userName = '', password = '', code = '' } = formValues(form);
    // A full load: prices and rights are another person's now.
    if (await submit(form, { userName, password, ...(code ? { code } : {}) })) location.assign(returnUrl);
  };

  return (
    <>
      <PageTitle>{t('loginTitle')}</PageTitle>
      <meta name="description" content={t('loginDescription')} />
      <SignInCard
        title={t('common:signIn')}
        button={t('common:signIn')}
        pending={pending}
        error={isAsked && !wasAsked ? undefined : error}
        onSubmit={(form) => void signIn(form)}
        onInput={onInput}
        foot={
          <div className={text.standalone}>
            <p>
              {t('newHere')}{' '}
              <a href={paths.register(returnUrl === '/' ? undefined : returnUrl)}>{t('common:register')}</a>
            </p>
            <p>
              <a href={paths.trackOrder}>{t('trackAsGuest')}</a>
            </p>
          </div>
        }
      >
        <TextField
          label={t('userName')}
          name="userName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          error={codeText(errors.userName)}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          error={codeText(errors.password)}
        />
        {isAsked && <CodeField isNext />}
        <p className={text.standalone}>
          <a href={paths.forgotPassword}>{t('forgotPassword')}</a>
        </p>
      </SignInCard>
    </>
  );
}
