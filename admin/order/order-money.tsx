import { Alert, Divider, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { sum } from '#domain/shared/money.ts';
import type { OrderDetail } from './order.reader.ts';
import { money } from '#admin/lib/format.ts';
import { MoneyRow } from '#admin/ui/money-row.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { SumLines } from '#admin/ui/sums.tsx';
import { AwaitedPayment } from './awaited-payment.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { PaymentLine } from './payment-line.tsx';
import { ReceivedParts } from './received-parts.tsx';

/** Shows what the order costs, what was paid, what went back and what is still open. */
export function OrderMoney({ order }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { OrderHeader: header, Payments, ReplacedPayments, DueTotal } = order;
  const unbilled = sum(Payments.map((payment) => payment.unbilled));
  const amount = (value: number) => money(value, header.CurrencyCode, locale);
  return (
    <Panel title={translate('order.money')}>
      <SumLines of={header} currency={header.CurrencyCode} shippingMethodName={header.ShippingMethodName} />
      <Divider sx={{ my: 1 }} />
      <MoneyRow label={translate('order.total')} value={amount(header.OrderTotal)} strong />
      <MoneyRow
        label={translate(header.OnAccount ? 'orderDesk.onAccount' : 'orderDesk.paid')}
        value={amount(header.PaidTotal)}
      />
      {header.RefundedTotal > 0 && (
        <>
          <MoneyRow label={translate('orderDesk.refunded')} value={amount(-header.RefundedTotal)} />
          <MoneyRow
            label={translate(header.OnAccount ? 'orderDesk.dueAfterRefunds' : 'orderDesk.paidAfterRefunds')}
            value={amount(header.PaidTotal - header.RefundedTotal)}
            strong
          />
        </>
      )}
      {unbilled > 0 && <MoneyRow label={translate('orderDesk.unbilled')} value={amount(unbilled)} />}
      {DueTotal > 0 && <MoneyRow label={translate('orderDesk.due')} value={amount(DueTotal)} strong />}
      {DueTotal < 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('orderDesk.owedToBuyer', { amount: amount(-DueTotal) })}
        </Alert>
      )}
      {header.OrderStatus !== 'cancelled' &&
        !order.BeingPaid &&
        Payments.map((payment) => {
          if (payment.status === 'failed')
            return <FailedPayment key={payment.paymentId} order={order} payment={payment} />;
          if (payment.status === 'awaiting')
            return <AwaitedPayment key={payment.paymentId} order={order} payment={payment} />;
          return null;
        })}
      {Payments.map((payment) => (
        <Fragment key={payment.paymentId}>
          <PaymentLine payment={payment} />
          <ReceivedParts orderId={order.id} payment={payment} />
        </Fragment>
      ))}
      {ReplacedPayments.length > 0 && (
        <>
          <Typography variant="caption" component="h3" color="text.secondary" sx={{ mt: 1.5 }}>
            {translate('orderDesk.replaced')}
          </Typography>
          {ReplacedPayments.map((payment) => (
            <PaymentLine key={payment.paymentId} payment={payment} />
          ))}
        </>
      )}
    </Panel>
  );
}
