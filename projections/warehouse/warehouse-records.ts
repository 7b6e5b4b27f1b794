import { WAREHOUSE_STREAM } from '#domain/warehouse/warehouse.events.ts';
import { recordsReadModel } from '#platform/shop/master-data/records.ts';

export const warehouseRecords = recordsReadModel('warehouse_record', 1, WAREHOUSE_STREAM, {
  warehouse: { thing: 'Warehouse', idField: 'warehouse' },
});
