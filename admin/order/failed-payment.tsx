import { Alert, Stack } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OrderDetail } from './order.reader.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { ChargeAgainButton } from './charge-again-button.tsx';
import { PayOtherwiseButton } from './pay-otherwise-button.tsx';

interface Props {
  readonly order: OrderDetail;
  readonly payment: OrderDetail['Payments'][number];
}

/** A payment that the bank authorised and then refused, or took back, and the ways out. */
export function FailedPayment({ order, payment }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const amount = money(payment.amount, payment.CurrencyCode, locale);
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {payment.returned
        ? t('orderDesk.returned', {
            amount,
            day: dayAndTime(payment.returned.at, locale),
            reason: t(`error.${payment.returned.code}`),
          })
        : t('orderDesk.notPaid', { amount })}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {!payment.returned && <ChargeAgainButton orderId={order.id} payment={payment} />}
        <PayOtherwiseButton order={order} />
        <CancelOrderButton order={order} />
      </Stack>
    </Alert>
  );
}
