import { Stack, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, DateInput, List, SearchInput, SelectInput, SimpleList, useLocaleState, useTranslate } from 'react-admin';
import type { OrderRow } from '#admin/app/data-provider.ts';
import { dayAndTime, money } from '#admin/app/format.ts';
import { StatusChip } from './status-chip.tsx';

const statuses = ['processing', 'partially-shipped', 'shipped', 'cancelled'];
const methods = ['card', 'terms'];

const Column = DataTable.Col<OrderRow>;

export function OrderList() {
  const translate = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={translate('order.search')} sx={{ minWidth: { sm: 360 } }} />,
    <SelectInput key="status" source="status" label="order.status" alwaysOn choices={statuses.map((id) => ({ id, name: `status.order.${id}` }))} />,
    <SelectInput key="paymentMethod" source="paymentMethod" label="order.paymentMethod" choices={methods.map((id) => ({ id, name: `method.${id}` }))} />,
    <DateInput key="placedFrom" source="placedFrom" label="order.placedFrom" />,
    <DateInput key="placedTo" source="placedTo" label="order.placedTo" />,
  ];
  return (
    <List filters={filters} sort={{ field: 'OrderDate', order: 'DESC' }} perPage={25} exporter={false}>
      {narrow ? <OrderBlocks /> : <OrderTable />}
    </List>
  );
}

/** A table of nine columns is no use on a phone: there an order is a block of three lines. */
function OrderBlocks() {
  const [locale] = useLocaleState();
  return (
    <SimpleList<OrderRow>
      rowClick="show"
      primaryText={(row) => (
        <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <code>{row.OrderNumber}</code>
          <strong>{money(row.OrderTotal, row.CurrencyCode, locale)}</strong>
        </Stack>
      )}
      secondaryText={(row) => (
        <>
          {dayAndTime(row.OrderDate, locale)}, {row.AccountName || row.PlacedBy}
          <Stack component="span" direction="row" sx={{ gap: 1, mt: 0.5 }}>
            <StatusChip of="order" status={row.OrderStatus} />
            <StatusChip of="payment" status={row.PaymentStatus} />
          </Stack>
        </>
      )}
    />
  );
}

function OrderTable() {
  const [locale] = useLocaleState();
  return (
    <DataTable bulkActionButtons={false} rowClick="show">
      <Column source="OrderNumber" label="order.number" render={(row) => <code>{row.OrderNumber}</code>} />
      <Column source="OrderDate" label="order.date" render={(row) => dayAndTime(row.OrderDate, locale)} />
      <Column source="OrderStatus" label="order.status" render={(row) => <StatusChip of="order" status={row.OrderStatus} />} />
      <Column source="PaymentStatus" label="order.payment" disableSort render={(row) => <StatusChip of="payment" status={row.PaymentStatus} />} />
      <Column source="PlacedBy" label="order.placedBy" disableSort />
      <Column source="AccountName" label="order.account" disableSort />
      <Column source="ShipTo" label="order.shipTo" disableSort />
      <DataTable.NumberCol source="LineCount" label="order.lines" disableSort />
      <Column source="OrderTotal" label="order.total" align="right" render={(row) => money(row.OrderTotal, row.CurrencyCode, locale)} />
    </DataTable>
  );
}
