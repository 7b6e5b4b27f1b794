import { Suspense, useState, type FormEvent } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useCaptchaAnswer } from '#storefront/shared/captcha/use-captcha-answer.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextArea, TextField } from '#storefront/ui/text-field.tsx';

const route = 'product/askquestion';
const schema = async () => (await import('#contracts/question/question.ts')).questionOperations[route].input;
const CaptchaField = lazyPart(async () => (await import('#storefront/shared/captcha/captcha-field.tsx')).CaptchaField);

interface QuestionFormProps {
  readonly itemNumber: string;
  readonly onClose: () => void;
}

/** Asks about a product; a captcha is for who is not signed in (spec 5). */
export function QuestionForm({ itemNumber, onClose }: QuestionFormProps) {
  const { t } = useText(['question', 'common']);
  const codeText = useCodeText();
  const user = useUser();
  const isKnown = isSignedIn(user);
  const isGuarded = useIsOn('captchaValidation') && !isKnown;
  const { asks, turn, ...challenge } = useCaptchaAnswer(isGuarded);
  const [sentTo, setSentTo] = useState('');
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const { Question = '', Name = '', Email = '', captcha = '' } = formValues(form);
    const input = { productId: itemNumber, Question, Name, Email };
    if (!(await challenge.sendWith(captcha, (entered, lacking) => submit(form, { ...input, ...entered }, lacking))))
      return;
    setSentTo(Email.trim());
    announce(t('sent', { email: Email.trim() }));
  };

  if (sentTo)
    return (
      <div className={layout.stack}>
        <Alert kind="ok">{t('sent', { email: sentTo })}</Alert>
        <div>
          <Button onClick={() => setSentTo('')}>{t('another')}</Button>
        </div>
      </div>
    );
  return (
    <form
      className={`${layout.sheet} ${layout.padded} ${layout.stack}`}
      onSubmit={(event) => void send(event)}
      onInput={onInput}
      method="post"
      noValidate
      aria-label={t('ask')}
    >
      {error !== undefined && !Object.keys(errors).length && (
        <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>
      )}
      <TextArea
        label={t('question')}
        name="Question"
        rows={4}
        maxLength={1_000}
        autoFocus
        error={codeText(errors.Question)}
      />
      <TextField
        label={t('name')}
        name="Name"
        autoComplete="nickname"
        maxLength={60}
        defaultValue={isKnown ? user.Name : ''}
        error={codeText(errors.Name)}
      />
      <TextField
        label={t('email')}
        name="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={isKnown ? user.Email : ''}
        hint={t('emailHint')}
        error={codeText(errors.Email)}
      />
      {asks && (
        <Suspense fallback={null}>
          <CaptchaField error={codeText(errors.captcha)} turn={turn} />
        </Suspense>
      )}
      <p className={text.quiet}>{t('shownToAll')}</p>
      <div className={layout.row}>
        <Button type="submit" kind="action" pending={pending}>
          {t('send')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
