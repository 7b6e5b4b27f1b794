import { Alert, Box, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OrderDetail } from './order.reader.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { stickyBar } from '#admin/ui/panel.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { CancelLinesButton } from './cancel-lines-button.tsx';
import { EditOrderButton } from './edit-order-button.tsx';
import { isUnpaid } from './is-unpaid.ts';
import { RefundButton } from './refund-button.tsx';
import { ShipLinesButton } from './ship-lines-button.tsx';
import { paymentShown } from './payment-shown.ts';
import { StatusChip } from '#admin/ui/status-chip.tsx';

/** The bar names the order, its statuses and its total, and holds its commands. */
export function OrderBar({ order }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { OrderHeader: header } = order;
  // Nothing can be given back, and no difference charged, before all of the money was taken.
  const isCaptured = order.Payments.every(({ status }) => status === 'captured');
  const amount = (value: number) => money(value, header.CurrencyCode, locale);
  return (
    <>
      <Stack direction="row" sx={stickyBar}>
        <Typography variant="h5" component="p" sx={{ fontFamily: '"IBM Plex Mono", monospace' }}>
          {header.OrderNumber}
        </Typography>
        <StatusChip of="payment" status={paymentShown(header.PaymentStatus, header.OnAccount)} />
        <StatusChip of="order" status={header.OrderStatus} />
        <Typography color="text.secondary">
          {translate('order.placedAt', { at: dayAndTime(header.OrderDate, locale) })}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <TimelineLink subject={`order:${order.id}`} />
        <Typography sx={{ fontWeight: 700, fontSize: 18, fontVariantNumeric: 'tabular-nums' }}>
          {amount(header.OrderTotal)}
        </Typography>
        {!order.BeingEdited && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {isCaptured && (
              <>
                <EditOrderButton order={order} />
                <CancelLinesButton order={order} />
                <RefundButton order={order} />
              </>
            )}
            {!isUnpaid(order) && <ShipLinesButton order={order} />}
          </Stack>
        )}
      </Stack>
      {order.BeingEdited && <Alert severity="info">{translate('orderDesk.beingEdited')}</Alert>}
    </>
  );
}
