import { Alert, Link, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OrderDetail } from './order.reader.ts';
import { dayAndTime, dayOnly } from '#admin/lib/format.ts';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { quantityText } from '#admin/lib/units.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { deliveryName, type Delivery } from './delivery-name.ts';
import { isUnpaid } from './is-unpaid.ts';
import { PackingSlipLink, PickListLink } from './order-papers.tsx';
import { ResendButton } from './resend-button.tsx';

export function OrderShipments({ order }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayWork = useMay('order');
  const { asOf } = useAsOf();
  const isCancelled = order.OrderHeader.OrderStatus === 'cancelled';
  const isOpen = order.Lines.some(({ open }) => open > 0);
  const stillToShip = asOf === undefined ? 'noShipments' : 'noShipmentsThen';
  return (
    <Panel title={translate('order.shipments')}>
      {isOpen && <Promised order={order} />}
      {isOpen && order.OrderHeader.ShipTogether && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('orderDesk.shipTogether')}
        </Alert>
      )}
      {order.Shipments.length === 0 ? (
        <Typography color="text.secondary">
          {translate(`order.${isCancelled ? 'noneShipped' : stillToShip}`)}{' '}
          {mayWork && !isCancelled && !isUnpaid(order) && translate('order.shipWhen')}
        </Typography>
      ) : (
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('order.shippedAt')}</TableCell>
              <TableCell>{translate('order.carrier')}</TableCell>
              <TableCell>{translate('order.trackingNumber')}</TableCell>
              <TableCell>{translate('order.lines')}</TableCell>
              {mayWork && <TableCell align="right">{translate('order.action')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {order.Shipments.map((shipment) => (
              <TableRow key={shipment.shipmentId}>
                <TableCell data-label={translate('order.shippedAt')}>
                  {dayAndTime(shipment.shippedAt, locale)}
                </TableCell>
                <TableCell data-label={translate('order.carrier')}>{shipment.carrier}</TableCell>
                <TableCell data-label={translate('order.trackingNumber')}>
                  {shipment.trackingUrl ? (
                    <Link href={shipment.trackingUrl} target="_blank" rel="noreferrer">
                      <code style={{ whiteSpace: 'nowrap' }}>{shipment.trackingNumber}</code>
                    </Link>
                  ) : (
                    <code style={{ whiteSpace: 'nowrap' }}>{shipment.trackingNumber}</code>
                  )}
                </TableCell>
                <TableCell data-label={translate('order.lines')}>
                  {shipment.lines
                    .map((line) => `${quantityText(translate, line.Qty, line.Unit)} × ${line.SkuName}`)
                    .join('; ')}
                </TableCell>
                {mayWork && (
                  <TableCell align="right">
                    <PackingSlipLink orderIds={[order.id]} shipmentId={shipment.shipmentId} />
                    <ResendButton
                      orderId={order.id}
                      shipmentId={shipment.shipmentId}
                      label={translate('orderDesk.resendShipment')}
                    />
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {mayWork && isOpen && !isUnpaid(order) && (
        <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
          <PickListLink orderIds={[order.id]} />
          <PackingSlipLink orderIds={[order.id]} />
        </Stack>
      )}
    </Panel>
  );
}

/** What the buyer was told when they ordered; of several deliveries also of which. */
function Promised({ order: { Deliveries } }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const partsOf = ({ Promised: parts }: Delivery) =>
    parts
      .map(({ units, arrivesBy }) => {
        if (!arrivesBy) return translate('orderDesk.promisedToConfirm', { units });
        const day = dayOnly(arrivesBy, locale);
        return parts.length > 1 ? translate('orderDesk.promisedPart', { units, day }) : day;
      })
      .join(', ');
  return Deliveries.filter(({ Promised: parts }) => parts.length > 0).map((delivery) => (
    <Typography key={delivery.DeliveryID} sx={{ mb: 1 }}>
      {Deliveries.length > 1
        ? translate('orderDesk.promisedTo', { parts: partsOf(delivery), place: deliveryName(delivery) })
        : translate('orderDesk.promised', { parts: partsOf(delivery) })}
    </Typography>
  ));
}
