import type { LineResult } from '#contracts/quick-order/quick-order.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import styles from './quick-order.module.css';

export interface Sent {
  readonly id: string;
  readonly enteredAt: string;
  readonly added: number;
  /** Lines that are back in the pad. */
  readonly refused: number;
  readonly lines: readonly LineResult[];
  /** Why nothing was taken; empty where something was. */
  readonly problem: string;
}

/** What became of the lines that were sent, in sum and line by line. */
export function SentOrder({ sent: { added, refused, lines, problem } }: { readonly sent: Sent }) {
  const { t } = useText(['quick-order', 'common']);
  return (
    <Alert kind={refused ? 'error' : 'ok'}>
      <p>
        <strong>{problem || t('addedLines', { count: added })}</strong>{' '}
        {refused > 0 && t('refusedLines', { count: refused })}
      </p>
      {added > 0 && (
        <div className={layout.row}>
          <ButtonLink href={paths.cart}>{t('viewCart')}</ButtonLink>
          <details className={styles.results}>
            <summary>{t('lineByLine')}</summary>
            <ul>
              {lines.map(({ Line, ItemCode, Qty, Added, Message }) => (
                <li key={Line}>
                  <span className={text.mono}>{ItemCode}</span> {Added ? t('lineAdded', { quantity: Qty }) : Message}
                </li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </Alert>
  );
}
