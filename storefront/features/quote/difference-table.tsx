import type { RevisionDifference } from '#contracts/quote-shapes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { DataTable } from '#storefront/ui/data-table.tsx';
import text from '#storefront/ui/text.module.css';
import { formatCalendarDay } from './offer-dates.ts';
import styles from './difference.module.css';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
  readonly before: string;
  readonly after: string;
  readonly sum?: boolean;
}

/** Two revisions beside each other: what differs, and what it comes to. */
export function DifferenceTable({
  difference,
  currency,
}: {
  readonly difference: RevisionDifference;
  readonly currency: string;
}) {
  const { t } = useText('quote');
  const rows = useRows(difference, currency);
  return (
    <DataTable label={t('difference', { from: difference.from, to: difference.to })} className={styles.difference}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col" data-number>
            {t('old', { revision: difference.from })}
          </th>
          <th scope="col" data-number>
            {t('new', { revision: difference.to })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, before, after, sum }) => (
          <tr key={key} className={sum ? styles.sum : undefined}>
            <th scope="row">
              {name} {note && <span className={text.quiet}>({note})</span>}
            </th>
            <td data-number>{before}</td>
            <td data-number>
              <strong>{after}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function useRows({ lines, totals, validUntil }: RevisionDifference, currency: string): readonly Row[] {
  const { t, language } = useText('quote');
  const units = useUnits();
  const money = (amount: number) => formatMoney(amount, currency, language);
  const amounts = (
    key: 'SubTotal' | 'DiscountTotal' | 'FeeTotal' | 'ShippingTotal' | 'TaxTotal' | 'OrderTotal',
    name: string,
  ): Row[] =>
    totals.before[key] === totals.after[key] && key !== 'OrderTotal'
      ? []
      : [{ key, name, before: money(totals.before[key]), after: money(totals.after[key]), sum: key === 'OrderTotal' }];
  const changed = lines.map(({ lineId, name, Unit, change, quantity, total }): Row => {
    const side = (pieces: number, amount: number) =>
      pieces === 0 ? '–' : `${units.count(pieces, Unit)} · ${money(amount)}`;
    const note = change === 'added' ? t('lineAdded') : change === 'removed' ? t('lineRemoved') : undefined;
    return {
      key: lineId,
      name,
      note,
      before: side(quantity.before, total.before),
      after: side(quantity.after, total.after),
    };
  });
  const until =
    validUntil.before === validUntil.after
      ? []
      : [
          {
            key: 'until',
            name: t('validUntil'),
            before: formatCalendarDay(validUntil.before, language),
            after: formatCalendarDay(validUntil.after, language),
          },
        ];
  return [
    ...changed,
    ...amounts('SubTotal', t('goodsRow')),
    ...amounts('DiscountTotal', t('discountRow')),
    ...amounts('FeeTotal', t('feesRow')),
    ...amounts('ShippingTotal', t('shippingRow')),
    ...amounts('TaxTotal', t('taxRow')),
    ...amounts('OrderTotal', t('total')),
    ...until,
  ];
}
