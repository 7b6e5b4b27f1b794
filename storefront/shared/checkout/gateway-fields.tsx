import { useEffect, useState, type RefObject } from 'react';
import styles from './checkout.module.css';

interface GatewayFieldsProps {
  readonly url: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Screen readers call the frame so. */
  readonly title: string;
}

/**
 * A provider's own page: card and account numbers never touch the shop. It is shown once the browser listens to its
 * messages.
 */
export function GatewayFields({ url, frame, title }: GatewayFieldsProps) {
  const [listening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  if (!listening) return <div className={styles.gatewayFields} />;
  return <iframe ref={frame} className={styles.gatewayFields} src={url} title={title} allow="payment" />;
}
