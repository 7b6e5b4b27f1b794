import type { ShownWarehouse, warehouseOperations } from '#contracts/warehouse/warehouse.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import type { Destination } from '#domain/shared/place.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { nearestFirst } from '#domain/warehouse/warehouse.state.ts';
import { WAREHOUSE_STREAM, type WarehouseAddress, type WarehouseData } from '#domain/warehouse/warehouse.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { recordRows, recordsOfKind } from '#platform/shop/master-data/records.ts';
import type { ReadSide, Viewpoint } from '#platform/kernel/read-model/read-side.ts';
import { warehouseRecords } from './warehouse-records.ts';

const PRESENT: Viewpoint = { history: () => Promise.resolve([]) };

async function allOf(read: ReadSide, from: Viewpoint): Promise<(ShownWarehouse & WarehouseData)[]> {
  const records = recordsOfKind<WarehouseData>(
    await recordRows(read, warehouseRecords, WAREHOUSE_STREAM, from),
    'warehouse',
  );
  return Object.entries(records)
    .map(([warehouse, data]) => ({ warehouse, ...data, serves: [...data.serves] }))
    .sort((a, b) => a.sort - b.sort || (a.warehouse < b.warehouse ? -1 : 1));
}

export const warehouseQueries = (read: ReadSide): Handlers<typeof warehouseOperations, 'query'> => ({
  async 'store/getwarehouses'(_input, context) {
    context.reads.addDependencies([WAREHOUSES]);
    return (await allOf(read, context))
      .filter(({ active }) => active)
      .map(({ warehouse, name, address, pickupHours }) => ({
        warehouse,
        name: name[context.language],
        ...address,
        pickupHours: pickupHours[context.language],
      }));
  },
  'admin/warehouse/list': async (_input, context) => ({ warehouses: await allOf(read, context) }),
});

/** Answers that name warehouses depend on it. */
const WAREHOUSES = 'warehouses';

export const warehouseFunctions = (read: ReadSide) => ({
  /** The name of every warehouse, by its code. */
  async names(): Promise<Record<string, Translated>> {
    return dictionary((await allOf(read, PRESENT)).map(({ warehouse, name }) => [warehouse, name]));
  },

  /** Codes of active warehouses, in their order. */
  async codes(): Promise<{ warehouse: string; name: Translated; active: boolean }[]> {
    return (await allOf(read, PRESENT)).map(({ warehouse, name, active }) => ({ warehouse, name, active }));
  },

  /** Where a warehouse is; undefined where there is none of this code. */
  async address({ warehouse }: { readonly warehouse: string }): Promise<{
    name?: Translated;
    address?: WarehouseAddress;
    pickupHours?: Translated;
  }> {
    const found = (await allOf(read, PRESENT)).find((one) => one.warehouse === warehouse);
    return found ? { name: found.name, address: found.address, pickupHours: found.pickupHours } : {};
  },

  /** Active warehouses for a destination, the nearest first. */
  async nearest(to: Destination): Promise<string[]> {
    return nearestFirst(dictionary((await allOf(read, PRESENT)).map((one) => [one.warehouse, one])), to);
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly warehouse: FunctionsOf<ReturnType<typeof warehouseFunctions>>;
  }
}
