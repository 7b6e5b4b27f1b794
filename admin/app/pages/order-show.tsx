import { Box, Stack, Typography } from '@mui/material';
import { Show, useShowContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { AttachedFiles } from '#admin/attachment/attached-files.tsx';
import { OrderInvoices } from '#admin/invoice/order-invoices.tsx';
import type { OrderDetail } from '#admin/order/order.reader.ts';
import { showAsOf, useAsOf } from '#admin/lib/use-as-of.ts';
import { ConversationPanel } from '#admin/conversation/conversation-panel.tsx';
import { AsOfBar } from '#admin/replay/as-of-bar.tsx';
import { WhyPrice } from '#admin/replay/why-price.tsx';
import { isUnderWay } from '#admin/order/is-under-way.ts';
import { OrderBar } from '#admin/order/order-bar.tsx';
import { OrderCustomer } from '#admin/order/order-customer.tsx';
import { OrderLines } from '#admin/order/order-lines.tsx';
import { OrderMoney } from '#admin/order/order-money.tsx';
import { OrderNotes } from '#admin/order/order-notes.tsx';
import { OrderRefunds } from '#admin/order/order-refunds.tsx';
import { OrderReturns } from '#admin/return/order-returns.tsx';
import { OrderShipments } from '#admin/order/order-shipments.tsx';

const POLL_MS = 3_000;

/** What the shop goes on with by itself shows once it is done. */
const whileUnderWay = {
  queryOptions: {
    ...showAsOf(undefined).queryOptions,
    refetchInterval: ({ state: { data } }: { readonly state: { readonly data?: OrderDetail | undefined } }) =>
      data && isUnderWay(data) ? POLL_MS : false,
  },
} as const;

/** `meta` keeps the detail apart from the list's row, which lacks most of it. */
export function OrderShow() {
  const { asOf } = useAsOf();
  const { id = '' } = useParams();
  return (
    <>
      <AsOfBar kind="order" id={id} />
      <Show {...(asOf ? showAsOf(asOf) : whileUnderWay)} actions={false} component="div" title={<OrderTitle />}>
        <OrderPage />
      </Show>
    </>
  );
}

function OrderTitle() {
  const { record } = useShowContext<OrderDetail>();
  return <span>{record?.OrderHeader.OrderNumber}</span>;
}

function OrderPage() {
  const { record, error } = useShowContext<OrderDetail>();
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ py: 2 }}>
        {(error as Error).message}
      </Typography>
    );
  if (!record) return null;
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <OrderBar order={record} />
      <Box sx={columns}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <OrderLines order={record} />
          <WhyPrice kind="order" id={record.id} />
          <OrderShipments order={record} />
          <ConversationPanel about="order" id={record.id} />
          <AttachedFiles
            orderId={record.id}
            itemOf={(lineId) => record.OrderLines.find((line) => line.LineID === lineId)?.ProductId ?? lineId}
          />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <OrderMoney order={record} />
          <OrderRefunds order={record} />
          <OrderInvoices orderId={record.id} />
          <OrderReturns orderId={record.id} />
          <OrderNotes order={record} />
          <OrderCustomer order={record} />
        </Stack>
      </Box>
    </Stack>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(280px, 1fr)' },
} as const;
