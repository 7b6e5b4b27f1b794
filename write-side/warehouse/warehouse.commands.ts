import type { warehouseOperations } from '#contracts/warehouse/warehouse.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { MasterDataCommand } from '#domain/shared/master-data.ts';
import { inBoth } from '#domain/shared/translated.ts';
import type { Records } from '#domain/shared/records.ts';
import { warehouse } from '#domain/warehouse/warehouse.decider.ts';
import { WAREHOUSE_STREAM, type WarehouseData } from '#domain/warehouse/warehouse.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const success = { message: 'success' } as const;

async function run(command: MasterDataCommand<WarehouseData>, context: OperationContext) {
  const { events } = await context.run(warehouse, WAREHOUSE_STREAM, command, { step: command.id });
  return { changed: events.length > 0 };
}

/** @throws DomainError warehouse_not_empty */
async function requireEmpty(warehouse: string, { queries }: OperationContext): Promise<void> {
  const { units } = await queries.stock.lyingIn({ warehouse });
  if (units) refuse('warehouse_not_empty', { units });
}

export const warehouseCommands: Handlers<typeof warehouseOperations, 'command'> = {
  async 'admin/warehouse/add'({ warehouse: id, ...data }, context) {
    await run({ type: 'Add', id, data }, context);
    return success;
  },
  async 'admin/warehouse/change'({ warehouse: id, seen, changed }, context) {
    // What lies there could be sold, and no order would be filled from it.
    if (changed.active === false) await requireEmpty(id, context);
    await run({ type: 'Change', id, seen: saidFields(seen), changed: saidFields(changed) }, context);
    return success;
  },
  async 'admin/warehouse/remove'({ warehouse: id }, context) {
    const { name } = await context.queries.shipping.pickupIn({ warehouse: id });
    if (name) refuse('warehouse_in_use', { method: inBoth(name) });
    await requireEmpty(id, context);
    await run({ type: 'Remove', id }, context);
    return success;
  },
  'warehouse/save': ({ warehouse: id, ...data }, context) => run({ type: 'Save', id, data }, context),
};

export const warehouseStates = {
  /** Every warehouse, as its stream says. */
  async all(_input: void, context: OperationContext): Promise<{ warehouses: Records<WarehouseData> }> {
    const { warehouses } = (await context.load(warehouse, WAREHOUSE_STREAM)).state;
    return { warehouses };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly warehouse: FunctionsOf<typeof warehouseStates>;
  }
}
