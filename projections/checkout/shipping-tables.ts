import type { ShippingTableData } from '#domain/shipping-table/shipping-table.events.ts';
import { masterDataReadModel } from '#platform/read-model/master-data.ts';

export const shippingTables = masterDataReadModel<'ShippingTable', 'shippingMethod', ShippingTableData>(
  'shipping_table',
  'ShippingTable',
  'shippingMethod',
);
