import { Box, Typography } from '@mui/material';
import { BulkActionsToolbar, DataTable, useLocaleState, useTranslate } from 'react-admin';
import type { OrderRow } from './order.reader.ts';
import { dayAndTime, money } from '#admin/lib/format.ts';
import { paymentShown } from './payment-shown.ts';
import { ResourceTable, RowLink } from '#admin/ui/resource-list.tsx';
import { useMay } from '#admin/lib/use-rights.ts';
import { Choose, ChooseAll } from '#admin/ui/choose.tsx';
import { ChosenPapers } from './order-papers.tsx';
import { ShipManyButton } from './ship-many-button.tsx';
import { StatusChip } from '#admin/ui/status-chip.tsx';

const Column = DataTable.Col<OrderRow>;

export function OrderTable() {
  return (
    <Box sx={{ position: 'relative' }}>
      <BulkActionsToolbar>
        <ChosenPapers />
        <ShipManyButton />
      </BulkActionsToolbar>
      <Rows />
    </Box>
  );
}

function Rows() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChoose = useMay('order');
  return (
    <ResourceTable onlyWide={['PONumber', 'ShipTo', 'LineCount']}>
      {mayChoose && (
        <Column
          source="OrderID"
          label={<ChooseAll />}
          disableSort
          render={(row) => <Choose id={row.OrderID} name={row.OrderNumber} />}
        />
      )}
      <Column
        source="OrderNumber"
        label="order.number"
        render={(row) => (
          <RowLink to={`/order/${row.OrderID}/show`}>
            <code>{row.OrderNumber}</code>
          </RowLink>
        )}
      />
      <Column source="OrderDate" label="order.date" render={(row) => dayAndTime(row.OrderDate, locale)} />
      <Column
        source="PaymentStatus"
        label="order.payment"
        disableSort
        render={(row) => <StatusChip of="payment" status={paymentShown(row.PaymentStatus, row.OnAccount)} />}
      />
      <Column
        source="OrderStatus"
        label="orderDesk.shipment"
        disableSort
        render={(row) => <StatusChip of="order" status={row.OrderStatus} />}
      />
      <Column source="AccountName" label="order.account" disableSort />
      <Column source="PlacedBy" label="order.placedBy" disableSort />
      <Column source="PONumber" label="orderDesk.po" disableSort />
      <Column source="ShipTo" label="order.shipTo" disableSort />
      <DataTable.NumberCol source="LineCount" label="order.lines" disableSort />
      <Column
        source="OrderTotal"
        label="order.total"
        align="right"
        render={(row) => (
          <>
            {money(row.OrderTotal, row.CurrencyCode, locale)}
            {row.RefundedTotal > 0 && (
              <Typography component="div" variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
                {t('orderDesk.refundedOf', { amount: money(row.RefundedTotal, row.CurrencyCode, locale) })}
              </Typography>
            )}
          </>
        )}
      />
    </ResourceTable>
  );
}
