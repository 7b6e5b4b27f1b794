import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import type { Availability } from '#contracts/category/category.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import layout from '#storefront/ui/layout.module.css';
import { LineStock } from '#storefront/shared/product/line-stock.tsx';
import text from '#storefront/ui/text.module.css';
import { Totals, type Amounts } from '#storefront/shared/order/totals.tsx';
import styles from './checkout.module.css';

interface SummaryProps {
  readonly header: Amounts;
  readonly lines: readonly {
    readonly LineID: string;
    readonly ProductId: string;
    readonly SkuName: string;
    readonly Options?: string | undefined;
    readonly Qty: number;
    readonly Unit: string;
    readonly LineTotal: number;
    readonly LineDiscount: number;
    readonly Availability?: Availability | undefined;
  }[];
  /** The way back to where lines are changed. */
  readonly edit: { readonly href: string; readonly label: string };
  readonly estimate?: string;
  readonly shipping?: number;
}

/** Beside every step: what is bought, and what it comes to. */
export function Summary({ header, lines, edit, estimate, shipping }: SummaryProps) {
  const { t, language } = useText('checkout');
  const units = useUnits();
  return (
    <section className={`${layout.sheet} ${layout.padded} ${styles.summary}`} aria-label={t('summary')}>
      <div className={layout.headRow}>
        <h2>{t('summary')}</h2>
        <a href={edit.href}>{edit.label}</a>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.LineID}>
            <span>
              {units.times(line.Qty, line.Unit)} × <span className={text.mono}>{line.ProductId}</span>
              <br />
              <span className={text.quiet}>{[line.SkuName, line.Options].filter(Boolean).join(', ')}</span>
              {line.Availability && (
                <p>
                  <LineStock availability={line.Availability} quantity={line.Qty} onlyWaiting />
                </p>
              )}
            </span>
            <span>
              {formatMoney(line.LineTotal, header.CurrencyCode, language)}
              {line.LineDiscount > 0 && (
                <p className={text.quiet}>
                  {t('lineDiscount', { amount: formatMoney(line.LineDiscount, header.CurrencyCode, language) })}
                </p>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Totals header={header} estimate={estimate} shipping={shipping} />
    </section>
  );
}
