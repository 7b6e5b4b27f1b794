import { useEffect } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { aliveEvent, waitingNoticeId } from '../early-submit.ts';
import styles from './early-forms.module.css';

/** What a form answers while the page's scripts are not there yet, and where there are none. */
export function EarlyForms() {
  const { t } = useText();
  useEffect(() => void window.dispatchEvent(new Event(aliveEvent)), []);
  return (
    <>
      <p id={waitingNoticeId} className={styles.notice} role="status" hidden suppressHydrationWarning>
        {t('formWaits')}
      </p>
      <noscript>
        <p className={styles.notice}>{t('needsScript')}</p>
      </noscript>
    </>
  );
}
