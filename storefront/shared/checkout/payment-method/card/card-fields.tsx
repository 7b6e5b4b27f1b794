import { useEffect, useState, type RefObject } from 'react';
import { useText } from '#storefront/lib/text.ts';
import styles from '../../checkout.module.css';

/** The gateway's own page: card numbers never touch the shop. Shown once the browser listens to its messages. */
export function CardFields({
  url,
  frame,
}: {
  readonly url: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}) {
  const { t } = useText('checkout');
  const [listening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  if (!listening) return <div className={styles.card} />;
  return <iframe ref={frame} className={styles.card} src={url} title={t('cardFields')} allow="payment" />;
}
