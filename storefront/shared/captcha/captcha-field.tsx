import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useRef } from 'react';
import { useLateText } from '#storefront/lib/text.ts';
import { iconButtonClass } from '#storefront/ui/icon-button.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import styles from './captcha-field.module.css';

interface Props {
  readonly error: string | undefined;
  /** Counts the answers that were used up: after each comes another challenge, and the field is empty. */
  readonly turn: number;
}

/** A picture to read, or a question to answer for who does not see it; either is right (decision 0049). */
export function CaptchaField({ error, turn }: Props) {
  const { t, ready } = useLateText('newsletter');
  const { captcha, failed, refresh } = useCaptcha();
  const input = useRef<HTMLInputElement>(null);
  const seen = useRef(turn);
  useEffect(() => {
    if (seen.current === turn) return;
    seen.current = turn;
    if (input.current) input.current.value = '';
    refresh();
  }, [turn, refresh]);
  return (
    <div className={styles.captcha}>
      <div className={styles.picture}>
        {captcha && (
          <img
            src={`data:image/png;base64,${captcha.base64Data}`}
            width={180}
            height={56}
            alt={ready ? t('captchaPicture') : ''}
            onError={refresh}
          />
        )}
        <button
          type="button"
          className={iconButtonClass('opens')}
          onClick={refresh}
          aria-label={ready ? t('captchaRefresh') : ''}
        >
          <IconRefresh aria-hidden size={20} />
        </button>
      </div>
      <TextField
        ref={input}
        label={ready ? t('captcha') : '…'}
        name="captcha"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...(error ? { error } : {})}
        {...(captcha && ready ? { hint: t('captchaHint', { question: captcha.question }) } : {})}
      />
      {failed && ready && <p role="status">{t('captchaFailed')}</p>}
    </div>
  );
}
