import { Fragment, type ReactNode } from 'react';
import { fileUrl } from '#contracts/client.ts';
import type { Output } from '#contracts/api.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { AddressText } from '#storefront/shared/address/address-text.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { taxName } from '#storefront/shared/order/tax-name.ts';
import { DataTable } from '#storefront/ui/data-table.tsx';
import { Fact } from '#storefront/ui/fact.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { invoiceState } from './invoice-state.ts';
import styles from './invoice.module.css';

type InvoiceDetails = Output<'customer/getinvoicedetails'>;

/** An invoice as its paper has it, with what has become of it. */
export function InvoiceView({ invoice }: { readonly invoice: InvoiceDetails }) {
  const { t, language } = useText('invoice');
  const money = (amount: number) => formatMoney(amount, invoice.CurrencyCode, language);
  return (
    <>
      <section className={`${layout.sheet} ${layout.padded} ${styles.facts}`} aria-label={t('facts')}>
        <Fact name={t('status')}>
          <span className={styles[invoiceState(invoice)]}>{t(`statusOf.${invoiceState(invoice)}`)}</span>
        </Fact>
        <Fact name={t('date')}>{formatFullDay(invoice.InvoiceDate, language)}</Fact>
        <Fact name={t('dueDate')}>
          {formatFullDay(invoice.DueDate, language)}
          {invoice.Discount && (
            <p className={text.quiet}>
              {t('earlyPayment', {
                amount: money(invoice.Discount.Amount),
                day: formatFullDay(invoice.Discount.Until, language),
              })}
            </p>
          )}
        </Fact>
        <Fact name={t(invoice.Orders ? 'orders' : 'order')}>
          {(invoice.Orders ?? [invoice]).map(({ OrderID, OrderNumber }) => (
            <p key={OrderID}>
              <a className={text.mono} href={paths.order(OrderID)}>
                {OrderNumber}
              </a>
            </p>
          ))}
          {invoice.IsSupplement && <p className={text.quiet}>{t('supplement')}</p>}
        </Fact>
        {invoice.PONumber && <Fact name={t('poNumber')}>{invoice.PONumber}</Fact>}
        <Fact name={t('placedBy')}>{invoice.PlacedBy}</Fact>
        <Fact name={t('billTo')}>
          <AddressText address={invoice.BillTo} />
        </Fact>
        {invoice.ShipTo && (
          <Fact name={t('shipTo')}>
            <AddressText address={invoice.ShipTo} />
          </Fact>
        )}
      </section>
      <Lines lines={invoice.OrderLines} money={money} />
      <section className={`${layout.sheet} ${layout.padded} ${styles.sums}`} aria-label={t('sums')}>
        <Sums of={invoice} money={money} />
        <dl>
          {invoice.Payments.map((payment) => (
            <Row key={payment.PaymentId} name={payment.Text || payment.Method}>
              {money(payment.Amount)}
            </Row>
          ))}
          <Row name={t('paid')}>{money(invoice.AmountPaid)}</Row>
          {invoice.AmountCredited > 0 && <Row name={t('credited')}>{money(invoice.AmountCredited)}</Row>}
          {invoice.AmountAdjusted > 0 && <Row name={t('adjusted')}>{money(invoice.AmountAdjusted)}</Row>}
          {invoice.AmountDiscounted > 0 && <Row name={t('discounted')}>{money(invoice.AmountDiscounted)}</Row>}
          {invoice.AmountAwaited > 0 && <Row name={t('awaited')}>{money(invoice.AmountAwaited)}</Row>}
          <Row name={t('pending')} isTotal>
            {money(invoice.AmountPending)}
          </Row>
        </dl>
      </section>
      {invoice.CreditNotes.map((note) => (
        <section key={note.CreditNoteId} className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
          <h2>
            {t('creditNote')} <span className={text.nowrap}>{note.Number}</span>
          </h2>
          <p>
            {formatFullDay(note.Date, language)}
            {note.Reason && `, ${note.Reason}`}
          </p>
          <ul className={styles.noteLines}>
            {note.OrderLines.map((line) => (
              <li key={`${line.ProductId} ${line.SkuName}`}>
                <Units qty={line.Qty} unit={line.Unit} /> × {line.SkuName}
              </li>
            ))}
          </ul>
          <div className={styles.sums}>
            <Sums of={note} money={money} />
          </div>
          <p>
            <a
              href={fileUrl('customer/downloadinvoicereport', {
                InvoiceId: invoice.InvoiceId,
                CreditNoteId: note.CreditNoteId,
              })}
              aria-label={t('pdfOf', { number: note.Number })}
            >
              {t('downloadPdf')}
            </a>
          </p>
        </section>
      ))}
    </>
  );
}

type Money = (amount: number) => string;

function Lines({ lines, money }: { readonly lines: InvoiceDetails['OrderLines']; readonly money: Money }) {
  const { t } = useText('invoice');
  const hasDiscounts = lines.some(({ LineDiscount }) => LineDiscount !== 0);
  return (
    <DataTable label={t('lines')}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col" data-number>
            {t('quantity')}
          </th>
          <th scope="col" data-number>
            {t('unitPrice')}
          </th>
          {hasDiscounts && (
            <th scope="col" data-number>
              {t('discount')}
            </th>
          )}
          <th scope="col" data-number>
            {t('lineTotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <Fragment key={at}>
            {line.OrderNumber && line.OrderNumber !== lines[at - 1]?.OrderNumber && (
              <tr>
                <th scope="rowgroup" colSpan={hasDiscounts ? 5 : 4}>
                  {t('order')} <span className={text.mono}>{line.OrderNumber}</span>
                </th>
              </tr>
            )}
            <tr>
              <td>
                {line.SkuName}
                {line.ProductId && <p className={`${text.mono} ${text.quiet}`}>{line.ProductId}</p>}
                {line.Options && <p className={text.quiet}>{line.Options}</p>}
                {line.OwnNumber && <p className={text.quiet}>{t('ownNumber', { number: line.OwnNumber })}</p>}
              </td>
              <td data-number className={text.nowrap}>
                <Units qty={line.Qty} unit={line.Unit} />
              </td>
              <td data-number className={text.nowrap}>
                {money(line.UnitPrice)}
              </td>
              {hasDiscounts && (
                <td data-number className={text.nowrap}>
                  {line.LineDiscount === 0 ? '' : money(-line.LineDiscount)}
                </td>
              )}
              <td data-number className={text.nowrap}>
                {money(line.LineTotal)}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </DataTable>
  );
}

const Units = ({ qty, unit }: { readonly qty: number; readonly unit: string }) => <>{useUnits().times(qty, unit)}</>;

type Summed = Pick<
  InvoiceDetails,
  'SubTotal' | 'DiscountTotal' | 'FeeLines' | 'ShippingTotal' | 'TaxLines' | 'Deduction' | 'Total'
>;

function Sums({ of, money }: { readonly of: Summed; readonly money: Money }) {
  const { t, language } = useText('invoice');
  return (
    <dl>
      <Row name={t('subTotal')}>{money(of.SubTotal)}</Row>
      {of.DiscountTotal !== 0 && <Row name={t('discounts')}>{money(-of.DiscountTotal)}</Row>}
      {of.FeeLines.map((fee) => (
        <Row key={fee.name} name={fee.name}>
          {money(fee.amount)}
        </Row>
      ))}
      {of.ShippingTotal !== 0 && <Row name={t('shipping')}>{money(of.ShippingTotal)}</Row>}
      {of.TaxLines.map((tax) => (
        <Row key={tax.name} name={taxName(tax, language)}>
          {money(tax.amount)}
        </Row>
      ))}
      {of.Deduction !== 0 && <Row name={t('deduction')}>{money(-of.Deduction)}</Row>}
      <Row name={t('total')} isTotal>
        {money(of.Total)}
      </Row>
    </dl>
  );
}

const Row = ({
  name,
  isTotal = false,
  children,
}: {
  readonly name: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}) => (
  <Fragment>
    <dt className={isTotal ? styles.total : undefined}>{name}</dt>
    <dd className={isTotal ? styles.total : undefined}>{children}</dd>
  </Fragment>
);
