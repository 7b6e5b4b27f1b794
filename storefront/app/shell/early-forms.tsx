import { useEffect } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { replayEarlyInput, waitingNoticeId } from '../browser/early-input.ts';
import styles from './early-forms.module.css';

/** What a form answers while the page's scripts are not there yet, and where there are none. */
export function EarlyForms() {
  const { t } = useText();
  useEffect(() => void replayEarlyInput(), []);
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
