import { DateInput, SelectInput } from 'react-admin';
import type { ListView } from '#admin/ui/list-views.tsx';
import { useMay } from '#admin/lib/use-rights.ts';
import { ResourceList } from '#admin/ui/resource-list.tsx';
import { OrderBlocks } from './order-blocks.tsx';
import { OrderTable } from './order-table.tsx';
import type { OrderRow } from './order.reader.ts';
import { orderColumns } from './orders-file.ts';
import { paymentPanels } from './payment-method/payment-panels.ts';

const statuses = ['processing', 'partially-shipped', 'shipped', 'cancelled'];
const paymentStatuses = ['authorised', 'awaiting', 'captured', 'partly-refunded', 'refunded', 'failed'];

const views: readonly ListView[] = [
  { name: 'toShip', filter: { status: 'processing' }, sort: 'OrderDate', order: 'ASC' },
  { name: 'late', filter: { only: 'late' }, sort: 'OrderDate', order: 'ASC' },
  { name: 'partly', filter: { status: 'partially-shipped' }, sort: 'OrderDate', order: 'ASC' },
  { name: 'awaiting', filter: { paymentStatus: 'awaiting' }, sort: 'OrderDate', order: 'ASC' },
  { name: 'unpaid', filter: { paymentStatus: 'failed' }, sort: 'OrderDate', order: 'ASC' },
  { name: 'refunded', filter: { paymentStatus: 'partly-refunded' }, sort: 'OrderDate', order: 'DESC' },
  { name: 'all', filter: {}, sort: 'OrderDate', order: 'DESC' },
];

const filters = [
  <SelectInput
    key="paymentStatus"
    source="paymentStatus"
    label="order.payment"
    alwaysOn
    choices={paymentStatuses.map((id) => ({ id, name: `status.payment.${id}` }))}
  />,
  <SelectInput
    key="status"
    source="status"
    label="orderDesk.shipment"
    alwaysOn
    choices={statuses.map((id) => ({ id, name: `status.order.${id}` }))}
  />,
  <SelectInput
    key="paymentMethod"
    source="paymentMethod"
    label="order.paymentMethod"
    choices={Object.keys(paymentPanels).map((id) => ({ id, name: `paymentMethod.${id}.short` }))}
  />,
  <DateInput key="placedFrom" source="placedFrom" label="order.placedFrom" />,
  <DateInput key="placedTo" source="placedTo" label="order.placedTo" />,
];

export function OrderList() {
  const mayChoose = useMay('order');
  return (
    <ResourceList<OrderRow>
      resource="order"
      texts="orderDesk"
      filters={filters}
      sort={{ field: 'OrderDate', order: 'DESC' }}
      views={views}
      canChoose={mayChoose}
      exported={{ name: 'orders', columns: orderColumns }}
      table={<OrderTable />}
      blocks={<OrderBlocks />}
    />
  );
}
