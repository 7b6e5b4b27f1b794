// Spec 4: shown when EnableGDPR is 1 and the notice cookie is not 0; agreeing keeps it away for a day.
import { useState } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './privacy-notice.module.css';

const cookie = 'PrivacyNotice';
const day = 24 * 60 * 60;

export function PrivacyNotice() {
  const { t } = useText();
  const [shown, setShown] = useState(() => !document.cookie.split('; ').includes(`${cookie}=0`));
  if (!shown) return null;
  const agree = () => {
    document.cookie = `${cookie}=0; path=/; max-age=${day}; samesite=lax`;
    setShown(false);
  };
  return (
    <section className={styles.notice} aria-label={t('privacyNotice')}>
      <p>{t('privacy')}</p>
      <Button onClick={agree}>{t('privacyAgree')}</Button>
    </section>
  );
}
