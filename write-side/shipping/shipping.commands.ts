import type { shippingOperations } from '#contracts/shipping/shipping.ts';
import { own } from '#domain/shared/dictionary.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { shipping, type ShippingCommand } from '#domain/shipping/shipping.decider.ts';
import { SHIPPING_STREAM, type ShippingZoneData } from '#domain/shipping/shipping.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const success = { message: 'success' } as const;

async function run(command: ShippingCommand, context: OperationContext) {
  const { events } = await context.run(shipping, SHIPPING_STREAM, command, {
    step: command.of === 'rate' ? [command.id, command.zone, command.currency].join('|') : command.id,
  });
  return { changed: events.length > 0 };
}

/** @throws DomainError warehouse_unknown */
async function requireWarehouse(warehouse: string | undefined, context: OperationContext): Promise<void> {
  if (!warehouse) return;
  const { warehouses } = await context.states.warehouse.all();
  if (!own(warehouses, warehouse)) refuse('warehouse_unknown', { warehouse }, 'invalid');
}

export const shippingCommands: Handlers<typeof shippingOperations, 'command'> = {
  async 'admin/shipping/addzone'(data, context) {
    await context.queries.store.checkCountries({ named: data.places });
    const zoneId = context.id('shipping-zone');
    await run({ of: 'zone', type: 'Add', id: zoneId, data }, context);
    return { zoneId };
  },
  async 'admin/shipping/changezone'({ zoneId, seen, changed }, context) {
    await context.queries.store.checkCountries({ named: changed.places, before: seen.places });
    await run(
      { of: 'zone', type: 'Change', id: zoneId, seen: saidFields(seen), changed: saidFields(changed) },
      context,
    );
    return success;
  },
  async 'admin/shipping/removezone'({ zoneId }, context) {
    await run({ of: 'zone', type: 'Remove', id: zoneId }, context);
    return success;
  },
  async 'admin/shipping/addcarrier'({ carrierCode, ...data }, context) {
    await run({ of: 'carrier', type: 'Add', id: carrierCode, data }, context);
    return success;
  },
  async 'admin/shipping/changecarrier'({ carrierCode, seen, changed }, context) {
    await run(
      { of: 'carrier', type: 'Change', id: carrierCode, seen: saidFields(seen), changed: saidFields(changed) },
      context,
    );
    return success;
  },
  async 'admin/shipping/removecarrier'({ carrierCode }, context) {
    await run({ of: 'carrier', type: 'Remove', id: carrierCode }, context);
    return success;
  },
  async 'admin/shipping/addmethod'({ shippingMethod, ...data }, context) {
    await requireWarehouse(data.warehouse, context);
    await run({ of: 'method', type: 'Add', id: shippingMethod, data }, context);
    return success;
  },
  async 'admin/shipping/changemethod'({ shippingMethod, seen, changed }, context) {
    await requireWarehouse(changed.warehouse, context);
    await run(
      { of: 'method', type: 'Change', id: shippingMethod, seen: saidFields(seen), changed: saidFields(changed) },
      context,
    );
    return success;
  },
  async 'admin/shipping/removemethod'({ shippingMethod }, context) {
    await run({ of: 'method', type: 'Remove', id: shippingMethod }, context);
    return success;
  },
  'shipping-zone/save': ({ zoneId, ...data }, context) => run({ of: 'zone', type: 'Save', id: zoneId, data }, context),
  'carrier/save': ({ carrierCode, ...data }, context) =>
    run({ of: 'carrier', type: 'Save', id: carrierCode, data }, context),
  async 'shipping-method/save'({ shippingMethod, ...data }, context) {
    await requireWarehouse(data.warehouse, context);
    return run({ of: 'method', type: 'Save', id: shippingMethod, data }, context);
  },
};

export const shippingFunctions = {
  /** Makes a shipping zone what a row of a file says; `changed` of a new one is all of it. */
  async bringZone(
    row: {
      readonly zone: string;
      readonly isNew: boolean;
      readonly seen: Partial<ShippingZoneData>;
      readonly changed: Partial<ShippingZoneData>;
    },
    context: OperationContext,
  ): Promise<void> {
    const { zone: id, isNew, seen, changed } = row;
    await context.queries.store.checkCountries({ named: changed.places, before: seen.places });
    await run(
      isNew
        ? { of: 'zone', type: 'Save', id, data: changed as ShippingZoneData }
        : { of: 'zone', type: 'Change', id, seen, changed },
      context,
    );
  },

  async removeZone({ zone }: { readonly zone: string }, context: OperationContext): Promise<void> {
    await run({ of: 'zone', type: 'Remove', id: zone }, context);
  },

  /** Sets what a method costs to a zone in a currency, or takes it away. */
  async bringRate(
    {
      shippingMethod: id,
      ...rate
    }: Omit<Extract<ShippingCommand, { of: 'rate' }>, 'of' | 'type' | 'id'> & { readonly shippingMethod: string },
    context: OperationContext,
  ): Promise<void> {
    await run({ of: 'rate', type: 'BringRate', id, ...rate }, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly shipping: FunctionsOf<typeof shippingFunctions>;
  }
}
