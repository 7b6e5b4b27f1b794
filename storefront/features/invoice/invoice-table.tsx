import type { Invoice } from '#contracts/invoice/invoice.ts';
import { fileUrl } from '#contracts/client.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import type { OrderAgain } from '#storefront/shared/order/use-order-again.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import { RecordRow, RecordTable } from '#storefront/ui/record-table.tsx';
import text from '#storefront/ui/text.module.css';
import { invoiceState } from './invoice-state.ts';
import styles from './invoice.module.css';

interface InvoiceTableProps {
  readonly invoices: readonly Invoice[];
  readonly chosen: readonly string[];
  readonly onChoose: (invoiceId: string, isChosen: boolean) => void;
  readonly orderAgain: OrderAgain;
}

export function InvoiceTable({ invoices, chosen, onChoose, orderAgain }: InvoiceTableProps) {
  const { t, language } = useText(['invoice', 'order', 'common']);
  const names = [t('order'), t('dueDate'), t('pending'), t('paper'), t('pay')] as const;
  return (
    <RecordTable label={t('common:invoices')} columns={[t('number'), t('date'), t('status'), t('total'), ...names]}>
      {invoices.map((invoice) => (
        <RecordRow
          key={invoice.InvoiceId}
          href={paths.invoice(invoice.InvoiceId)}
          number={invoice.InvoiceNumber}
          date={formatFullDay(invoice.InvoiceDate, language)}
          status={t(`statusOf.${invoiceState(invoice)}`)}
          statusClass={styles[invoiceState(invoice)]}
          total={formatMoney(invoice.Total, invoice.CurrencyCode, language)}
        >
          <td data-label={names[0]}>
            <a className={text.mono} href={paths.order(invoice.OrderID)}>
              {invoice.OrderNumber}
            </a>
            <p>
              {invoice.Orders ? (
                t('moreOrders', { count: invoice.Orders.length - 1 })
              ) : (
                <Button
                  kind="link"
                  pending={orderAgain.pending}
                  aria-label={t('orderAgainOf', { number: invoice.OrderNumber })}
                  onClick={() => void orderAgain.copy(invoice.OrderID)}
                >
                  {t('order:orderAgain')}
                </Button>
              )}
            </p>
            {invoice.PONumber && <p className={text.quiet}>{t('po', { number: invoice.PONumber })}</p>}
          </td>
          <td className={text.nowrap} data-label={names[1]}>
            {formatFullDay(invoice.DueDate, language)}
          </td>
          <td className={text.nowrap} data-label={names[2]}>
            {formatMoney(invoice.AmountPending, invoice.CurrencyCode, language)}
            {invoice.AmountAwaited > 0 && <p className={text.quiet}>{t('awaited')}</p>}
          </td>
          <td data-label={names[3]}>
            <a
              href={fileUrl('customer/downloadinvoicereport', { InvoiceId: invoice.InvoiceId })}
              aria-label={t('pdfOf', { number: invoice.InvoiceNumber })}
            >
              {t('pdf')}
            </a>
          </td>
          <td data-label={names[4]} data-empty={invoice.AmountPayable === 0 || undefined}>
            {invoice.AmountPayable > 0 ? (
              <CheckBox
                checked={chosen.includes(invoice.InvoiceId)}
                onChange={({ target }) => onChoose(invoice.InvoiceId, target.checked)}
              >
                <span className={text.hidden}>{t('payThis', { number: invoice.InvoiceNumber })}</span>
              </CheckBox>
            ) : (
              '–'
            )}
          </td>
        </RecordRow>
      ))}
    </RecordTable>
  );
}
