import { Alert, Stack } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OrderDetail } from './order.reader.ts';
import { money } from '#admin/lib/format.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { PayOtherwiseButton } from './pay-otherwise-button.tsx';
import { ReceivePaymentButton } from './receive-payment-button.tsx';

interface Props {
  readonly order: OrderDetail;
  readonly payment: OrderDetail['Payments'][number];
}

/** Money that has yet to come: staff record a wire or cheque, a provider reports a debit, or the order is cancelled whole. */
export function AwaitedPayment({ order, payment }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const shown = (amount: number) => money(amount, payment.CurrencyCode, locale);
  const received = payment.amount - payment.rest;
  const isReported = payment.reportedBy === 'provider';
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {received > 0
        ? t('orderDesk.awaitedRest', {
            received: shown(received),
            amount: shown(payment.amount),
            rest: shown(payment.rest),
          })
        : t(isReported ? 'orderDesk.awaitedDebit' : 'orderDesk.awaited', { amount: shown(payment.amount) })}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {!isReported && <ReceivePaymentButton orderId={order.id} payment={payment} />}
        {received === 0 && <PayOtherwiseButton order={order} />}
        <CancelOrderButton order={order} />
      </Stack>
    </Alert>
  );
}
