// Spec 4: shown when EnableGDPR is 1 and the notice cookie is not 0; agreeing keeps it away for a day.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSetting } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './privacy-notice.module.css';

const cookie = 'PrivacyNotice';
const day = 24 * 60 * 60;

/** On account pages (spec 2). Only the browser knows the cookie, so the server never renders it. */
export function PrivacyNotice() {
  const { t } = useText();
  const { pathname } = useLocation();
  const allowed = useSetting('EnableGDPR') === '1' && /^\/(profile|customer)\//.test(pathname);
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(allowed && !document.cookie.split('; ').includes(`${cookie}=0`)), [allowed]);
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
