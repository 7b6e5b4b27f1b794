import { useState } from 'react';
import type { Request } from '#contracts/api.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { useRead } from '#storefront/lib/use-read.ts';
import { registrationFormQuery } from './account.queries.ts';
import { OpenidButtons } from './openid-buttons.tsx';
import { OwnQuestion, splitAnswers } from './own-questions.tsx';
import { AccountNotice } from './account-notice.tsx';
import { PasswordField } from '#storefront/shared/session/password-field.tsx';
import { SignInCard } from './sign-in-card.tsx';

const byPassword = 'account/register';
const byProvider = 'account/registerwithopenid';
const passwordSchema = async () => (await import('#contracts/account/account.ts')).accountOperations[byPassword].input;
const providerSchema = async () => (await import('#contracts/openid/openid.ts')).openidOperations[byProvider].input;

type Registered = Request<typeof byPassword> & Request<typeof byProvider>;
type AccountType = Registered['accountType'];

interface RegistrationProps {
  readonly returnUrl: string;
  /** Who has signed in there and chooses no password here. */
  readonly openid?: { readonly identity: string; readonly provider: string; readonly email: string };
}

/** The form by which a buyer or a company registers, and what becomes of it. */
export function Registration({ returnUrl, openid }: RegistrationProps) {
  const { t, language } = useText(['account', 'common']);
  const codeText = useCodeText();
  const { questions } = useRead(registrationFormQuery);
  const [accountType, setAccountType] = useState<AccountType>('dealer');
  const [received, setReceived] = useState(false);
  const command = useFormCommand(openid ? byProvider : byPassword, openid ? providerSchema : passwordSchema);
  const { submit, onInput, pending, error, errors } = command;

  const register = async (form: HTMLFormElement) => {
    const { accountType: _kind, ...typed } = formValues(form);
    const { values, answers } = splitAnswers(typed);
    const identified = openid ? { identity: openid.identity } : {};
    const user = await submit(form, { ...values, ...identified, answers, accountType, language } as Registered);
    if (!user) return;
    if (isSignedIn(user)) location.assign(returnUrl);
    else setReceived(true);
  };
  const field = (name: keyof Registered) => ({ name, error: codeText(errors[name]) });

  if (received) {
    return (
      <AccountNotice heading={t('receivedHeading')} text={t('registrationReceived')}>
        <ButtonLink href={returnUrl}>{t('backToShop')}</ButtonLink>
      </AccountNotice>
    );
  }
  return (
    <SignInCard
      title={t('common:register')}
      intro={openid ? t('registerByProvider', { provider: openid.provider }) : t('registerIntro')}
      button={t('createAccount')}
      pending={pending}
      error={Object.keys(errors).length > 0 ? undefined : error}
      onSubmit={(form) => void register(form)}
      onInput={onInput}
      foot={
        <div className={`${text.standalone} ${layout.tight}`}>
          {!openid && <OpenidButtons purpose="register" returnUrl={returnUrl} />}
          <p>
            {t('haveAccount')} <a href={paths.login(returnUrl === '/' ? undefined : returnUrl)}>{t('common:signIn')}</a>
          </p>
        </div>
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
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={openid?.email}
        {...field('email')}
      />
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
      {!openid && (
        <>
          <PasswordField
            label={t('password')}
            autoComplete="new-password"
            hint={t('passwordHint')}
            {...field('password')}
          />
          <PasswordField label={t('confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
        </>
      )}
      {questions
        .filter(({ asked }) => asked === 'both' || asked === accountType)
        .map((question) => (
          <OwnQuestion key={question.questionId} question={question} />
        ))}
    </SignInCard>
  );
}
