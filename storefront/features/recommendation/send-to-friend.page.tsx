import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorText, isRefusal } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { CaptchaField } from '#storefront/shared/captcha/captcha-field.tsx';
import { useCaptchaAnswer } from '#storefront/shared/captcha/use-captcha-answer.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { friendProductQuery } from './send-to-friend.queries.ts';

const route = 'store/sendtofriend';
const schema = async () =>
  (await import('#contracts/recommendation/recommendation.ts')).recommendationOperations[route].input;

/** Spec 2, Send To Friend: a page without header and footer. */
export function SendToFriendPage() {
  const { t } = useText(['recommendation', 'common']);
  const codeText = useCodeText();
  const { product: id = '' } = useParams();
  const product = useRead(friendProductQuery(id));
  const user = useUser();
  const { asks, turn, ...challenge } = useCaptchaAnswer(useIsOn('captchaValidation'));
  const [sentTo, setSentTo] = useState('');
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);
  const send = async (form: HTMLFormElement) => {
    const { Name = '', Email = '', FriendName = '', FriendEmail = '', captcha = '' } = formValues(form);
    const input = { ProductId: product.itemNumber, Name, Email, FriendName, FriendEmail };
    if (!(await challenge.sendWith(captcha, (entered, lacking) => submit(form, { ...input, ...entered }, lacking))))
      return;
    setSentTo(FriendEmail);
    focusHeading();
  };
  const back = (
    <ButtonLink href={paths.product({ itemNumber: product.itemNumber, seoFriendlyName: product.seoFriendlyName })}>
      {t('back')}
    </ButtonLink>
  );
  const field = (name: 'Name' | 'Email' | 'FriendName' | 'FriendEmail', initial = '') => {
    const isEmail = name.endsWith('Email');
    const wrong = codeText(errors[name]);
    return (
      <TextField
        label={t(name)}
        name={name}
        type={isEmail ? 'email' : 'text'}
        autoComplete={name === 'Name' ? 'name' : name === 'Email' ? 'email' : 'off'}
        maxLength={isEmail ? 254 : 60}
        defaultValue={initial}
        {...(wrong ? { error: wrong } : {})}
      />
    );
  };
  const known = isSignedIn(user);
  return (
    <div className={`${layout.narrow} ${layout.stack}`}>
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{t('title')}</h1>
      <p>
        <strong>{product.name}</strong> ({product.itemNumber})
      </p>
      {sentTo ? (
        <>
          <Alert kind="ok">{t('sent', { email: sentTo })}</Alert>
          <p>{back}</p>
        </>
      ) : (
        <form
          method="post"
          noValidate
          className={layout.stack}
          onInput={onInput}
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending) void send(event.currentTarget);
          }}
        >
          {error !== undefined && !Object.keys(errors).length && (
            <Alert kind="error">{isRefusal(error) ? errorText(error, t('failed')) : t('failed')}</Alert>
          )}
          {field('FriendName')}
          {field('FriendEmail')}
          {field('Name', known ? user.Name : '')}
          {field('Email', known ? user.Email : '')}
          {asks && <CaptchaField error={codeText(errors.captcha)} turn={turn} />}
          <p className={layout.headRow}>
            <Button type="submit" kind="action" pending={pending}>
              {t('send')}
            </Button>
            {back}
          </p>
        </form>
      )}
    </div>
  );
}
