import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OrderDetail } from '#admin/app/data-provider.ts';
import { dayAndTime } from '#admin/app/format.ts';
import { Panel, stacksOnPhone } from '#admin/app/panel.tsx';

export function OrderShipments({ order }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Panel title={translate('order.shipments')}>
      {order.Shipments.length === 0 ? (
        <Typography color="text.secondary">{translate('order.noShipments')}</Typography>
      ) : (
        <Table size="small" sx={stacksOnPhone}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('order.shippedAt')}</TableCell>
              <TableCell>{translate('order.carrier')}</TableCell>
              <TableCell>{translate('order.trackingNumber')}</TableCell>
              <TableCell>{translate('order.lines')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.Shipments.map((shipment) => (
              <TableRow key={shipment.shipmentId}>
                <TableCell data-label={translate('order.shippedAt')}>{dayAndTime(shipment.shippedAt, locale)}</TableCell>
                <TableCell data-label={translate('order.carrier')}>{shipment.carrier}</TableCell>
                <TableCell data-label={translate('order.trackingNumber')}><code>{shipment.trackingNumber}</code></TableCell>
                <TableCell data-label={translate('order.lines')}>{shipment.lines.map((line) => `${line.Qty} × ${line.SkuName}`).join('; ')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}
