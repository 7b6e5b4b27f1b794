import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import {
  DateInput,
  ExportButton,
  FilterButton,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { numberFormat } from '#admin/lib/format.ts';
import { ListViews, type ListView } from '#admin/ui/list-views.tsx';
import { useRowKeys } from '#admin/lib/row-keys.ts';
import { exportOrders } from './export-orders.ts';
import { OrderBlocks } from './order-blocks.tsx';
import { paymentPanels } from './payment-method/payment-panels.ts';
import { OrderTable } from './order-table.tsx';

const statuses = ['processing', 'partially-shipped', 'shipped', 'cancelled'];
const paymentStatuses = ['authorised', 'awaiting', 'captured', 'partly-refunded', 'refunded', 'failed'];
const MAX_EXPORTED = 1_000;

const views: readonly ListView[] = [
  { name: 'toShip', filter: { status: 'processing' }, sort: 'OrderDate', order: 'ASC' },
  { name: 'partly', filter: { status: 'partially-shipped' }, sort: 'OrderDate', order: 'ASC' },
  { name: 'awaiting', filter: { paymentStatus: 'awaiting' }, sort: 'OrderDate', order: 'ASC' },
  { name: 'unpaid', filter: { paymentStatus: 'failed' }, sort: 'OrderDate', order: 'ASC' },
  { name: 'refunded', filter: { paymentStatus: 'partly-refunded' }, sort: 'OrderDate', order: 'DESC' },
  { name: 'all', filter: {}, sort: 'OrderDate', order: 'DESC' },
];

export function OrderList() {
  const t = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  useRowKeys();
  const filters = [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t('order.search')}
      sx={{ minWidth: { sm: 300 } }}
    />,
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
  return (
    <List
      filters={filters}
      sort={{ field: 'OrderDate', order: 'DESC' }}
      perPage={25}
      exporter={exportOrders(t)}
      actions={<Actions />}
      pagination={<Pages />}
      empty={false}
      title={t('resources.order.name', { smart_count: 2 })}
    >
      <Box>
        <ListViews resource="order" views={views} texts="orderDesk" />
        {narrow ? <OrderBlocks /> : <OrderTable />}
      </Box>
    </List>
  );
}

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton maxResults={MAX_EXPORTED} />
  </TopToolbar>
);

/** Beyond some number orders are not counted any more: that would take longer than finding the page. */
function Pages() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { meta, total = 0 } = useListContext<never>();
  const more = (meta as { more?: boolean } | undefined)?.more;
  return (
    <>
      {more && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ textAlign: 'end', px: 2, pt: 1 }}>
          {t('orderDesk.moreThan', { count: numberFormat(locale, {}).format(total) })}
        </Typography>
      )}
      <Pagination />
    </>
  );
}
