import { useState } from 'react';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { paths } from '#storefront/lib/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { SignInCard } from './sign-in-card.tsx';

const route = 'account/retriveforgottenpassword';
const schema = async () => (await import('#contracts/account.ts')).accountOperations[route].input;

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
      <div className={`${layout.narrow} ${layout.stack}`}>
        <title>{t('forgotTitle')}</title>
        <h1>{t('forgotHeading')}</h1>
        <Alert kind="ok">{t('linkSent')}</Alert>
        <p>
          <ButtonLink href={paths.login()}>{t('common:signIn')}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <title>{t('forgotTitle')}</title>
      <SignInCard title={t('forgotHeading')} intro={t('forgotIntro')} button={t('sendLink')} pending={pending} error={error} onSubmit={(form) => void ask(form)} onInput={onInput}>
        <TextField label={t('userNameOrEmail')} name="userName" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} error={codeText(errors.userName)} />
      </SignInCard>
    </>
  );
}
