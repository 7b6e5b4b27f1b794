import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useCaptchaAnswer } from '#storefront/shared/captcha/use-captcha-answer.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextArea, TextField } from '#storefront/ui/text-field.tsx';
import { FileField } from './file-field.tsx';
import { useFiles } from './use-files.ts';

const route = 'store/sendmail';
const schema = async () => (await import('#contracts/enquiry/enquiry.ts')).enquiryOperations[route].input;
const loadCaptcha = () => import('#storefront/shared/captcha/captcha-field.tsx');
const CaptchaField = lazyPart(async () => (await loadCaptcha()).CaptchaField);

/** Writes to the shop. What was searched for in vain comes along as `keyword`; the captcha once somebody begins. */
export function EnquiryForm() {
  const { t } = useText(['enquiry', 'common']);
  const codeText = useCodeText();
  const user = useUser();
  const known = isSignedIn(user);
  const { asks, turn, ...challenge } = useCaptchaAnswer(useIsOn('captchaValidation'));
  const form = useRef<HTMLFormElement>(null);
  const [isBegun, setBegun] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const files = useFiles();
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);

  useEffect(() => {
    // Pages are kept without their query: the words are the browser's own.
    const keyword = new URLSearchParams(location.search).get('keyword')?.slice(0, 80) ?? '';
    const subject = form.current?.elements.namedItem('Subject');
    if (keyword && subject instanceof HTMLInputElement && !subject.value) subject.value = t('askFor', { keyword });
  }, [t, sentTo]);

  const send = async (element: HTMLFormElement) => {
    setBegun(true);
    const { Name = '', Email = '', Subject = '', Message = '', Reference = '', captcha = '' } = formValues(element);
    const input = { Name, Email, Subject, Message, Reference, Files: [...files.files] };
    if (!(await challenge.sendWith(captcha, (entered, lacking) => submit(element, { ...input, ...entered }, lacking))))
      return;
    files.clear();
    setSentTo(Email);
  };

  const field = (
    name: 'Name' | 'Email' | 'Subject' | 'Reference',
    more: { maxLength: number; autoComplete: string },
  ) => {
    const wrong = codeText(errors[name]);
    return (
      <TextField
        label={t(name)}
        name={name}
        type={name === 'Email' ? 'email' : 'text'}
        {...(name === 'Reference' ? { optional: t('common:optional') } : {})}
        {...(known && name === 'Name' ? { defaultValue: user.Name } : {})}
        {...(known && name === 'Email' ? { defaultValue: user.Email } : {})}
        {...more}
        {...(wrong ? { error: wrong } : {})}
      />
    );
  };
  const wrongMessage = codeText(errors.Message);
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.stack} ${layout.form}`} aria-labelledby="enquiry">
      <h2 id="enquiry">{t('title')}</h2>
      {sentTo ? (
        <>
          <Alert kind="ok">{t('sent', { email: sentTo })}</Alert>
          <p>
            <Button onClick={() => setSentTo('')}>{t('another')}</Button>
          </p>
        </>
      ) : (
        <form
          key={known ? user.Email : 'guest'}
          ref={form}
          method="post"
          noValidate
          className={layout.stack}
          onInput={onInput}
          onFocus={() => setBegun(true)}
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending && !files.sending) void send(event.currentTarget);
          }}
        >
          <p>{t('intro')}</p>
          {error !== undefined && !Object.keys(errors).length && (
            <Alert kind="error">{errorText(error, t('failed'))}</Alert>
          )}
          {field('Name', { maxLength: 60, autoComplete: 'name' })}
          {field('Email', { maxLength: 254, autoComplete: 'email' })}
          {field('Subject', { maxLength: 120, autoComplete: 'off' })}
          <TextArea
            label={t('Message')}
            name="Message"
            rows={6}
            maxLength={4_000}
            {...(wrongMessage ? { error: wrongMessage } : {})}
          />
          {field('Reference', { maxLength: 64, autoComplete: 'off' })}
          <FileField {...files} />
          {asks && isBegun && (
            <Suspense fallback={null}>
              <CaptchaField error={codeText(errors.captcha)} turn={turn} />
            </Suspense>
          )}
          <p>
            <Button type="submit" kind="action" pending={pending}>
              {t('send')}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
