import { Box, Stack, Typography } from '@mui/material';
import { Show, useLocaleState, useShowContext, useTranslate } from 'react-admin';
import { AttachedFiles } from '#admin/attachment/attached-files.tsx';
import type { OrderDetail } from '#admin/app/data-provider.ts';
import { dayAndTime } from '#admin/app/format.ts';
import { OrderCustomer } from './order-customer.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { ShipLinesButton } from './ship-lines-button.tsx';
import { StatusChip } from './status-chip.tsx';

/** `meta` keeps the detail apart from the list's row, which lacks most of it. */
export const OrderShow = () => (
  <Show queryOptions={{ meta: { detail: true } }} actions={false} component="div" title={<OrderTitle />}>
    <OrderPage />
  </Show>
);

function OrderTitle() {
  const { record } = useShowContext<OrderDetail>();
  return <span>{record?.OrderHeader.OrderNumber}</span>;
}

function OrderPage() {
  const { record } = useShowContext<OrderDetail>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!record) return null;
  const { OrderHeader: header } = record;
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h5" component="p" sx={{ fontFamily: '"IBM Plex Mono", monospace' }}>{header.OrderNumber}</Typography>
        <StatusChip of="order" status={header.OrderStatus} />
        <StatusChip of="payment" status={header.PaymentStatus} />
        <Typography color="text.secondary">{translate('order.placedAt', { at: dayAndTime(header.OrderDate, locale) })}</Typography>
        <Box sx={{ flex: 1 }} />
        <ShipLinesButton order={record} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(280px, 1fr)' } }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <OrderLines order={record} />
          <AttachedFiles orderId={record.id} itemOf={(lineId) => record.OrderLines.find((line) => line.LineID === lineId)?.ProductId ?? lineId} />
          <OrderShipments order={record} />
          <OrderEvents orderId={record.id} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <OrderMoney order={record} />
          <OrderCustomer order={record} />
        </Stack>
      </Box>
    </Stack>
  );
}
