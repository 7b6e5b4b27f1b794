import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formValues, useFormCommand } from '#storefront/lib/form-command.ts';
import { useText } from '#storefront/lib/text.ts';
import { useTimedMessage } from '#storefront/lib/timed-message.ts';
import { newsletterQuery } from '#storefront/shared/newsletter/newsletter.queries.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from './footer.module.css';

const route = 'ecomforms/subscribe';
const schema = async () => (await import('#contracts/newsletter/newsletter.ts')).newsletterOperations[route].input;
const loadCaptcha = () => import('#storefront/shared/captcha/captcha-field.tsx');
const CaptchaField = lazyPart(async () => (await loadCaptcha()).CaptchaField);

interface Notice {
  readonly isDone: boolean;
  readonly text: string;
}

/** Spec 4 and 5: what came of it is told for 5 s, and the form is as it was. The captcha comes once somebody reaches for it. */
export function NewsletterForm() {
  const { t } = useText();
  const codeText = useCodeText();
  const queryClient = useQueryClient();
  const asks = useIsOn('captchaValidation');
  const [isBegun, setBegun] = useState(false);
  const [turn, setTurn] = useState(0);
  const [notice, setNotice] = useTimedMessage<Notice>();
  const [isChecking, setChecking] = useState(false);
  const { submit, onInput, pending, error, errors, clear } = useFormCommand(route, schema);

  const send = async (form: HTMLFormElement) => {
    setBegun(true);
    setNotice(undefined);
    const { EmailAddress = '', captcha = '' } = formValues(form);
    const isAnswered = captcha.trim() !== '';
    const lacking: Record<string, string> = asks && !isAnswered ? { captcha: 'Captcha_Required' } : {};
    if (asks && isAnswered) {
      setChecking(true);
      const { isRightAnswer } = await import('#storefront/shared/captcha/use-captcha.ts');
      const isRight = await isRightAnswer(captcha);
      setChecking(false);
      if (!isRight) {
        setTurn(turn + 1);
        return void setNotice({ isDone: false, text: codeText('Captcha_Required') ?? '' });
      }
    }
    const captchatext = asks ? (localStorage.getItem('captchatext') ?? '') : '';
    const answer = await submit(form, { EmailAddress, captcha, captchatext }, lacking);
    if (!answer) return;
    const isDone = answer.CssClass === 'success';
    setNotice({ isDone, text: answer.Message });
    // The challenge is used up in any case.
    setTurn(turn + 1);
    if (!isDone) return;
    form.reset();
    clear();
    await queryClient.invalidateQueries({ queryKey: newsletterQuery.queryKey });
  };
  const addressError = codeText(errors.EmailAddress);
  const isBusy = pending || isChecking;
  const failure = error === undefined || Object.keys(errors).length ? undefined : errorText(error, t('unreachable'));
  return (
    <form
      method="post"
      noValidate
      className={styles.newsletter}
      aria-labelledby="footer-newsletter"
      onInput={onInput}
      onFocus={() => setBegun(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send(event.currentTarget);
      }}
    >
      <h2 id="footer-newsletter">{t('newsletter')}</h2>
      <TextField
        label={t('newsletterEmail')}
        name="EmailAddress"
        type="email"
        autoComplete="email"
        maxLength={254}
        {...(addressError ? { error: addressError } : {})}
      />
      {asks && isBegun && (
        <Suspense fallback={<div className={styles.captchaRoom} />}>
          <CaptchaField error={codeText(errors.captcha)} turn={turn} />
        </Suspense>
      )}
      <Button type="submit" kind="plain" pending={isBusy}>
        {t('newsletterSubscribe')}
      </Button>
      <p role="status" className={notice?.isDone === false || failure ? styles.refused : styles.taken}>
        {failure ?? notice?.text}
      </p>
    </form>
  );
}
