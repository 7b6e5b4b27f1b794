import { masterDataDecider } from '#domain/shared/master-data.ts';
import type { ShippingTableData } from './shipping-table.events.ts';

export const shippingTable = masterDataDecider<'ShippingTable', 'shippingMethod', ShippingTableData>(
  'ShippingTable',
  'shippingMethod',
);
