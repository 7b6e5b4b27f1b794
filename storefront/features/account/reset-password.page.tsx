import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import { useRead } from '#storefront/lib/use-read.ts';
import { openidProvidersQuery } from './account.queries.ts';
import { OpenidButtons } from './openid-buttons.tsx';
import { AccountNotice } from './account-notice.tsx';
import { PasswordField } from '#storefront/shared/session/password-field.tsx';
import { SignInCard } from './sign-in-card.tsx';

const route = 'account/resetpassword';
const schema = async () => (await import('#contracts/account/account.ts')).accountOperations[route].input;

export function ResetPasswordPage() {
  const { t } = useText(['account', 'common']);
  const codeText = useCodeText();
  const { search } = useLocation();
  const [done, setDone] = useState(false);
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  const token = new URLSearchParams(search).get('token') ?? '';
  const { providers } = useRead(openidProvidersQuery);
  const save = async (form: HTMLFormElement) => {
    const { password = '', confirmPassword = '' } = formValues(form);
    if (await submit(form, { token, password, confirmPassword })) setDone(true);
  };
  return (
    <>
      <PageTitle>{t('resetTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The token is in this page's address: it must not reach other sites. */}
      <meta name="referrer" content="no-referrer" />
      {done ? (
        <AccountNotice heading={t('resetHeading')} text={t('passwordSaved')}>
          <ButtonLink kind="ink" href={paths.login()}>
            {t('common:signIn')}
          </ButtonLink>
        </AccountNotice>
      ) : (
        <SignInCard
          title={t('resetHeading')}
          button={t('savePassword')}
          pending={pending}
          error={error}
          onSubmit={(form) => void save(form)}
          onInput={onInput}
          foot={
            <>
              {token && providers.length > 0 && (
                <>
                  <p>{t('openidInstead')}</p>
                  <OpenidButtons purpose="letter" token={token} returnUrl="/" />
                </>
              )}
              <p className={text.standalone}>
                <a href={paths.forgotPassword}>{t('newLink')}</a>
              </p>
            </>
          }
        >
          {errors.token && <Alert kind="error">{codeText(errors.token)}</Alert>}
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
        </SignInCard>
      )}
    </>
  );
}
