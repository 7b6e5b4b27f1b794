import { useEffect, useRef, useState } from 'react';
import type { Invoice } from '#contracts/invoice/invoice.ts';
import { own } from '#domain/shared/dictionary.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { moneyTyped, typedMoney } from '#storefront/lib/typed-money.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Payment } from '#storefront/shared/checkout/payment.tsx';
import { Alert } from '#storefront/ui/alert.tsx';
import layout from '#storefront/ui/layout.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { invoicePaymentOptionsQuery } from './invoice.queries.ts';
import { useInvoicePayment } from './use-invoice-payment.ts';
import styles from './invoice.module.css';

/** An invoice, or another amount that the account owes. */
export type Payable = Pick<Invoice, 'InvoiceId' | 'AmountPayable' | 'IsDisputed'> &
  Partial<Pick<Invoice, 'Discount'>> & {
    readonly CurrencyCode: string;
    /** The number of an invoice; of another amount what it is called, and since when it is due. */
    readonly InvoiceNumber: string;
    readonly isOther?: true;
  };

interface PayInvoicesProps {
  /** Each can be paid; none where nothing is chosen. */
  readonly invoices: readonly Payable[];
  readonly onPaid: () => void;
}

/** Pays invoices together, each whole or in part. */
export function PayInvoices({ invoices, onPaid }: PayInvoicesProps) {
  const { t, language } = useText(['invoice', 'common']);
  const options = useRead(invoicePaymentOptionsQuery);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [paid, setPaid] = useState<string>();
  const notice = useRef<HTMLDivElement>(null);
  const [first] = invoices;
  const currency = first?.CurrencyCode ?? '';
  const { placement, pay } = useInvoicePayment((amount, isAwaited) => {
    setPaid(t(isAwaited ? 'debitedNow' : 'paidNow', { amount: formatMoney(amount, currency, language) }));
    setTyped({});
    onPaid();
  });
  useEffect(() => {
    if (paid !== undefined) notice.current?.focus();
  }, [paid]);

  const shares = invoices.map((invoice) => {
    const Amount = moneyTyped(own(typed, invoice.InvoiceId) ?? typedMoney(invoice.AmountPayable, language), language);
    return { invoice, Amount, isWrong: Amount === undefined || Amount < 1 || Amount > invoice.AmountPayable };
  });
  const earlyPaymentOf = ({ Discount }: Payable) =>
    Discount
      ? [
          t('earlyPayment', {
            amount: formatMoney(Discount.Amount, currency, language),
            day: formatFullDay(Discount.Until, language),
          }),
        ]
      : [];
  const due = shares.reduce((sum, { Amount = 0 }) => sum + Amount, 0);
  const isWrong = shares.some((share) => share.isWrong);

  if (!first)
    return paid === undefined ? null : (
      <div ref={notice} tabIndex={-1}>
        <Alert kind="ok">{paid}</Alert>
      </div>
    );
  const heading = t(invoices.some(({ isOther }) => isOther) ? 'payAmounts' : 'payInvoices', { count: invoices.length });
  return (
    <section className={`${layout.stack} ${styles.pay}`} aria-label={heading}>
      <h2>{heading}</h2>
      <div className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
        {shares.map(({ invoice, isWrong: wrong }) => (
          <TextField
            key={invoice.InvoiceId}
            label={t('amountOf', { number: invoice.InvoiceNumber })}
            inputMode="decimal"
            value={own(typed, invoice.InvoiceId) ?? typedMoney(invoice.AmountPayable, language)}
            onChange={({ target }) => setTyped({ ...typed, [invoice.InvoiceId]: target.value })}
            hint={[
              t('mostOf', { amount: formatMoney(invoice.AmountPayable, currency, language) }),
              ...earlyPaymentOf(invoice),
              ...(invoice.IsDisputed ? [t('payDisputed')] : []),
            ].join('. ')}
            error={
              wrong ? t('amountWrong', { amount: formatMoney(invoice.AmountPayable, currency, language) }) : undefined
            }
          />
        ))}
      </div>
      <Payment
        options={options}
        due={due}
        currency={currency}
        placement={placement}
        onPay={(payment) =>
          pay(
            shares.map(({ invoice, Amount = 0 }) => ({ InvoiceId: invoice.InvoiceId, Amount })),
            payment,
          )
        }
        refusal={
          placement.error !== undefined && (
            <Alert kind="error">{errorText(placement.error, t('common:unreachable'))}</Alert>
          )
        }
        blocked={isWrong}
        words={{ submit: t('payNow'), submitting: t('paying'), note: t('payNote') }}
      />
    </section>
  );
}
