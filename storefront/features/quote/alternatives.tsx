import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import type { WireQuoteLine } from '#storefront/shared/wire-types.ts';
import { Button } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import type { QuoteEdits } from './use-quote-edits.ts';
import styles from './quote-line.module.css';

interface AlternativesProps {
  readonly line: WireQuoteLine;
  readonly currency: string;
  readonly edits: QuoteEdits | undefined;
}

/** A CSR offers these in place of the line. */
export function Alternatives({ line, currency, edits }: AlternativesProps) {
  const { t, language } = useText('quote');
  const units = useUnits();
  const take = (ProductId: string) =>
    edits?.run({
      route: 'quote/choosealternative',
      input: { LineId: line.LineID, ProductId },
      words: t('edit.take', { item: ProductId, old: line.ProductId || line.SkuName }),
    });
  return (
    <div className={styles.alternatives}>
      <p className={styles.suggest}>{t('insteadOf')}</p>
      <ul>
        {line.Alternatives.map(
          ({ ProductId, SkuName, Options, SEOFriendlyName, ProductImageURL, Unit, PackQuantity, UnitPrice }) => (
            <li key={ProductId} className={styles.alternative}>
              {ProductImageURL ? <img src={ProductImageURL} alt="" width={40} height={40} loading="lazy" /> : <span />}
              <div>
                <span className={`${text.mono} ${text.quiet}`}>{ProductId}</span>
                <br />
                <a href={paths.product({ itemNumber: ProductId, seoFriendlyName: SEOFriendlyName })}>{SkuName}</a>
                {Options && <p className={text.quiet}>{Options}</p>}
              </div>
              <span className={text.nowrap}>
                {formatMoney(UnitPrice, currency, language)}{' '}
                <span className={text.quiet}>/ {units.per({ Unit, PackQuantity })}</span>
              </span>
              {edits && (
                <Button aria-label={t('takeItem', { item: ProductId })} onClick={() => void take(ProductId)}>
                  {t('take')}
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
