import type { RevisionDifference } from '#contracts/quote/quote-shapes.ts';
import { sumRows, type SumRow } from '#contracts/shared/sum-rows.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { taxName } from '#storefront/shared/order/tax-name.ts';
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
  const labelOf = ({ sum, name, rate = 0 }: SumRow): string => {
    switch (sum) {
      case 'SubTotal':
        return t('goodsRow');
      case 'DiscountTotal':
        return t('discountRow');
      case 'Promotion':
      case 'Fee':
        return name;
      case 'ShippingTotal':
        return t('shippingRow');
      case 'Tax':
        return taxName({ name, rate }, language);
      case 'OrderTotal':
        return t('total');
    }
  };
  const sums = sumRows([totals.before, totals.after])
    .filter(({ sum, amounts: [was, is] }) => was !== is || sum === 'OrderTotal')
    .map((row): Row => {
      const [was = 0, is = 0] = row.amounts;
      return {
        key: row.key,
        name: labelOf(row),
        before: money(was),
        after: money(is),
        sum: row.sum === 'OrderTotal',
      };
    });
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
  return [...changed, ...sums, ...until];
}
