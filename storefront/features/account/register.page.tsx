import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Request } from '#contracts/api.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { paths } from '#storefront/shared/paths.ts';
import { safeReturnUrl } from '#storefront/shared/session/return-url.ts';
import { isSignedIn } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import text from '#storefront/ui/text.module.css';
import { useRead } from '#storefront/lib/use-read.ts';
import { registrationFormQuery } from './account.queries.ts';
import { OwnQuestion, splitAnswers } from './own-questions.tsx';
import { AccountNotice } from './account-notice.tsx';
import { PasswordField } from '#storefront/shared/session/password-field.tsx';
import { SignInCard } from './sign-in-card.tsx';

const route = 'account/register';
const schema = async () => (await import('#contracts/account/account.ts')).accountOperations[route].input;

type Registration = Request<typeof route>;
type AccountType = Registration['accountType'];

export function RegisterPage() {
  const { t, language } = useText(['account', 'common']);
  const codeText = useCodeText();
  const { questions } = useRead(registrationFormQuery);
  const { search } = useLocation();
  const returnUrl = safeReturnUrl(new URLSearchParams(search).get('ReturnUrl'));
  const [accountType, setAccountType] = useState<AccountType>('dealer');
  const [received, setReceived] = useState(false);
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);

  const register = async (form: HTMLFormElement) => {
    const { accountType: _kind, ...typed } = formValues(form);
    const { values, answers } = splitAnswers(typed);
    const user = await submit(form, { ...values, answers, accountType, language } as Registration);
    if (!user) return;
    if (isSignedIn(user)) location.assign(returnUrl);
    else setReceived(true);
  };
  const field = (name: keyof Registration) => ({ name, error: codeText(errors[name]) });

  if (received) {
    return (
      <>
        <PageTitle>{t('registerTitle')}</PageTitle>
        <AccountNotice heading={t('receivedHeading')} text={t('registrationReceived')}>
          <ButtonLink href={returnUrl}>{t('backToShop')}</ButtonLink>
        </AccountNotice>
      </>
    );
  }
  return (
    <>
      <PageTitle>{t('registerTitle')}</PageTitle>
      <meta name="description" content={t('registerDescription')} />
      <SignInCard
        title={t('common:register')}
        intro={t('registerIntro')}
        button={t('createAccount')}
        pending={pending}
        error={Object.keys(errors).length > 0 ? undefined : error}
        onSubmit={(form) => void register(form)}
        onInput={onInput}
        foot={
          <p className={text.standalone}>
            {t('haveAccount')} <a href={paths.login(returnUrl === '/' ? undefined : returnUrl)}>{t('common:signIn')}</a>
          </p>
        }
      >
        <RadioGroup
          label={t('accountType')}
          name="accountType"
          value={accountType}
          onChange={setAccountType}
          options={[
            { value: 'dealer', label: t('dealer') },
            { value: 'buyer', label: t('buyer') },
          ]}
        />
        {accountType === 'dealer' && (
          <>
            <TextField label={t('companyName')} autoComplete="organization" maxLength={80} {...field('companyName')} />
            <TextField
              label={t('taxNumber')}
              optional={t('common:optional')}
              maxLength={40}
              hint={t('taxNumberHint')}
              {...field('taxNumber')}
            />
          </>
        )}
        <TextField label={t('firstName')} autoComplete="given-name" maxLength={60} {...field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" maxLength={60} {...field('lastName')} />
        <TextField label={t('email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <TextField
          label={t('phone')}
          optional={t('common:optional')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...field('phone')}
        />
        <TextField
          label={t('userName')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          hint={t('userNameHint')}
          {...field('userName')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          hint={t('passwordHint')}
          {...field('password')}
        />
        <PasswordField label={t('confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
        {questions
          .filter(({ asked }) => asked === 'both' || asked === accountType)
          .map((question) => (
            <OwnQuestion key={question.questionId} question={question} />
          ))}
      </SignInCard>
    </>
  );
}
