import { useState } from 'react';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { AccountNotice } from './account-notice.tsx';
import { SignInCard } from './sign-in-card.tsx';

const route = 'account/retriveforgottenpassword';
const schema = async () => (await import('#contracts/account/account.ts')).accountOperations[route].input;

export function ForgotPasswordPage() {
  const { t } = useText(['account', 'common']);
  const codeText = useCodeText();
  const [sent, setSent] = useState(false);
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  const ask = async (form: HTMLFormElement) => {
    const { userName = '' } = formValues(form);
    if (await submit(form, { userName })) setSent(true);
  };
  if (sent) {
    return (
      <>
        <PageTitle>{t('forgotTitle')}</PageTitle>
        <AccountNotice heading={t('forgotHeading')} text={t('linkSent')}>
          <ButtonLink href={paths.login()}>{t('common:signIn')}</ButtonLink>
        </AccountNotice>
      </>
    );
  }
  return (
    <>
      <PageTitle>{t('forgotTitle')}</PageTitle>
      <SignInCard
        title={t('forgotHeading')}
        intro={t('forgotIntro')}
        button={t('sendLink')}
        pending={pending}
        error={error}
        onSubmit={(form) => void ask(form)}
        onInput={onInput}
      >
        <TextField
          label={t('userNameOrEmail')}
          name="userName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={codeText(errors.userName)}
        />
      </SignInCard>
    </>
  );
}
