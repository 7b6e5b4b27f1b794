import { Alert, Stack } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OrderDetail } from './order.reader.ts';
import { money } from '#admin/lib/format.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { ReceivePaymentButton } from './receive-payment-button.tsx';

interface Props {
  readonly order: OrderDetail;
  readonly payment: OrderDetail['Payments'][number];
}

/** A wire or cheque that the buyer has yet to send: it comes and is recorded, or the order is cancelled whole. */
export function AwaitedPayment({ order, payment }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {t('orderDesk.awaited', { amount: money(payment.amount, payment.CurrencyCode, locale) })}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        <ReceivePaymentButton orderId={order.id} payment={payment} />
        <CancelOrderButton order={order} />
      </Stack>
    </Alert>
  );
}
