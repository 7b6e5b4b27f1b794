import type { AgedBalance } from '#contracts/credit/aged-balance.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import { DataTable } from '#storefront/ui/data-table.tsx';
import text from '#storefront/ui/text.module.css';
import type { Payable } from './pay-invoices.tsx';
import styles from './invoice.module.css';

type OpenItem = AgedBalance['OpenItems'][number];
type OtherAmount = OpenItem & { readonly Kind: Exclude<OpenItem['Kind'], 'invoice'> };

interface OtherAmountsProps {
  readonly items: readonly OtherAmount[];
  readonly currency: string;
  readonly chosen: readonly string[];
  readonly onChoose: (invoiceId: string, isChosen: boolean) => void;
}

/** What an account owes that no order was billed for. */
export const otherAmountsOf = ({ OpenItems }: AgedBalance): readonly OtherAmount[] =>
  OpenItems.filter((item): item is OtherAmount => item.Kind !== 'invoice');

/** As they are paid beside invoices, by what they are called. */
export const asPayable =
  (currency: string, nameOf: (item: OtherAmount) => string) =>
  (item: OtherAmount): Payable => ({
    ...{ InvoiceId: item.InvoiceId, InvoiceNumber: nameOf(item), AmountPayable: item.Payable },
    ...{ CurrencyCode: currency, IsDisputed: item.IsDisputed, isOther: true },
  });

/** Finance charges, adjustments and payments that were taken back, each of which can be chosen to be paid. */
export function OtherAmounts({ items, currency, chosen, onChoose }: OtherAmountsProps) {
  const { t, language } = useText('invoice');
  return (
    <div>
      <h2>{t('otherAmounts')}</h2>
      <DataTable label={t('otherAmounts')}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('dueDate')}</th>
            <th scope="col" data-number>
              {t('open')}
            </th>
            <th scope="col">{t('pay')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.OpenItemId}>
              <td>{t(`itemKind.${item.Kind}`)}</td>
              <td className={text.nowrap}>
                {formatFullDay(item.DueDate, language)}
                {item.DaysOverdue > 0 && (
                  <p className={styles.overdue}>{t('daysOverdue', { count: item.DaysOverdue })}</p>
                )}
              </td>
              <td data-number className={text.nowrap}>
                {formatMoney(item.Open, currency, language)}
              </td>
              <td>
                {item.Payable > 0 ? (
                  <CheckBox
                    checked={chosen.includes(item.InvoiceId)}
                    onChange={({ target }) => onChoose(item.InvoiceId, target.checked)}
                  >
                    <span className={text.hidden}>
                      {t('payOther', { name: t(`itemKind.${item.Kind}`), day: formatFullDay(item.DueDate, language) })}
                    </span>
                  </CheckBox>
                ) : (
                  t('awaited')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
