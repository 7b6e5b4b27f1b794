import { Stack, Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import type { OrderDetail } from './order.reader.ts';
import { money } from '#admin/lib/format.ts';
import { useFocusOnChange } from '#admin/lib/use-focus-on-change.ts';
import type { PaymentPanels } from './payment-method/payment-panel.ts';
import { paymentPanels } from './payment-method/payment-panels.ts';
import { paymentShown } from './payment-shown.ts';
import { StatusChip } from '#admin/ui/status-chip.tsx';

interface Props {
  readonly payment: OrderDetail['Payments'][number];
  /** The shop's own table; tests give a longer one. */
  readonly panels?: PaymentPanels;
}

/** One part of how an order is paid. */
export function PaymentLine({ payment, panels = paymentPanels }: Props) {
  const [locale] = useLocaleState();
  const Panel = panels[payment.method];
  const line = useFocusOnChange<HTMLDivElement>(payment.status);
  return (
    <Stack ref={line} tabIndex={-1} direction="row" sx={{ mt: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>
        {payment.name} · {Panel ? <Panel payment={payment} /> : payment.text} ·{' '}
        {money(payment.amount, payment.CurrencyCode, locale)}
      </Typography>
      <StatusChip of="payment" status={paymentShown(payment.status, payment.onAccount)} />
    </Stack>
  );
}
