import { useEffect } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { earlyInput, replayInput } from '#storefront/lib/input-notes.ts';
import styles from './early-forms.module.css';

/** Says that a form waits; hidden until one does. */
export const waitingNoticeId = 'form-waits';

/** What a form answers while the page's scripts are not there yet, and where there are none. */
export function EarlyForms() {
  const { t } = useText();
  useEffect(() => {
    const notes = earlyInput();
    if (!notes) return;
    document.getElementById(waitingNoticeId)?.setAttribute('hidden', '');
    void replayInput(notes);
  }, []);
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
