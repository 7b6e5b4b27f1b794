import type { LinesAdded } from '#contracts/quick-order/quick-order.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import styles from './lines-report.module.css';

interface LinesReportProps {
  /** What happened, in a sentence. */
  readonly summary: string;
  /** A sentence for each line of which not all could be had. */
  readonly messages: readonly string[];
  /** Empty where there is nothing to go on with. */
  readonly orderId: string;
  readonly kind?: 'ok' | 'error';
}

/** What became of many lines: in sum, and each that could not be had. */
export function LinesReport({ summary, messages, orderId, kind = 'ok' }: LinesReportProps) {
  const { t } = useText('cart');
  return (
    <Alert kind={kind}>
      <p>
        <strong>{summary}</strong>
      </p>
      {messages.length > 0 && (
        <ul className={styles.messages}>
          {messages.map((message, at) => (
            <li key={at}>{message}</li>
          ))}
        </ul>
      )}
      {orderId && (
        <p className={layout.row}>
          <ButtonLink href={paths.cart}>{t('viewCart')}</ButtonLink>
        </p>
      )}
    </Alert>
  );
}

interface AddedLinesReportProps {
  readonly added: LinesAdded;
  /** Sentences about lines that were cut before they were added. */
  readonly further?: readonly string[];
}

export function AddedLinesReport({ added, further = [] }: AddedLinesReportProps) {
  const { t } = useText('cart');
  const refused = added.Lines.filter(({ Added }) => !Added);
  return (
    <LinesReport
      kind={added.Added ? 'ok' : 'error'}
      summary={added.Added ? t('linesAdded', { count: added.Added }) : t('noLineAdded')}
      messages={[...further, ...refused.map(({ ItemCode, Message }) => `${ItemCode}: ${Message}`)]}
      orderId={added.Added ? added.OrderID : ''}
    />
  );
}
