import { saidFields } from '#domain/shared/changed-fields.ts';
import type { taxOperations } from '#contracts/tax/tax.ts';
import { tax, type TaxCommand } from '#domain/tax/tax.decider.ts';
import { TAX_STREAM, type TaxClassData, type TaxZoneData } from '#domain/tax/tax.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const success = { message: 'success' } as const;

const stepOf = (command: TaxCommand) =>
  command.of === 'rate'
    ? [command.id, command.tax, command.taxClass, command.validFrom].join('|')
    : 'id' in command
      ? command.id
      : '';

async function run(command: TaxCommand, context: OperationContext) {
  const { events } = await context.run(tax, TAX_STREAM, command, { step: stepOf(command) });
  return { changed: events.length > 0 };
}

export const taxCommands: Handlers<typeof taxOperations, 'command'> = {
  async 'admin/tax/addclass'({ taxClass, ...data }, context) {
    await run({ of: 'class', type: 'Add', id: taxClass, data }, context);
    return success;
  },
  async 'admin/tax/changeclass'({ taxClass, seen, changed }, context) {
    await run(
      { of: 'class', type: 'Change', id: taxClass, seen: saidFields(seen), changed: saidFields(changed) },
      context,
    );
    return success;
  },
  async 'admin/tax/removeclass'({ taxClass }, context) {
    await run({ of: 'class', type: 'Remove', id: taxClass }, context);
    return success;
  },
  async 'admin/tax/addzone'(data, context) {
    await context.queries.store.checkCountries({ named: data.places });
    const zoneId = context.id('tax-zone');
    await run({ of: 'zone', type: 'Add', id: zoneId, data }, context);
    return { zoneId };
  },
  async 'admin/tax/changezone'({ zoneId, seen, changed }, context) {
    await context.queries.store.checkCountries({ named: changed.places, before: seen.places });
    await run(
      { of: 'zone', type: 'Change', id: zoneId, seen: saidFields(seen), changed: saidFields(changed) },
      context,
    );
    return success;
  },
  async 'admin/tax/removezone'({ zoneId }, context) {
    await run({ of: 'zone', type: 'Remove', id: zoneId }, context);
    return success;
  },
  async 'admin/tax/setoutside'({ outside }, context) {
    await run({ of: 'outside', type: 'SetOutsideZones', outside }, context);
    return success;
  },
  'tax-class/save': ({ taxClass, ...data }, context) => run({ of: 'class', type: 'Save', id: taxClass, data }, context),
  'tax-zone/save': ({ zoneId, ...data }, context) => run({ of: 'zone', type: 'Save', id: zoneId, data }, context),
};

export const taxFunctions = {
  /** Makes a tax class what a row of a file says; `changed` of a new one is all of it. */
  async bringClass(
    row: {
      readonly taxClass: string;
      readonly isNew: boolean;
      readonly seen: Partial<TaxClassData>;
      readonly changed: Partial<TaxClassData>;
    },
    context: OperationContext,
  ): Promise<void> {
    const { taxClass: id, isNew, seen, changed } = row;
    const command = isNew
      ? ({ of: 'class', type: 'Save', id, data: changed as TaxClassData } as const)
      : ({ of: 'class', type: 'Change', id, seen, changed } as const);
    await run(command, context);
  },

  /** Makes a tax zone what a row of a file says; its taxes stay. */
  async bringZone(
    row: {
      readonly zone: string;
      readonly isNew: boolean;
      readonly seen: Partial<TaxZoneData>;
      readonly changed: Partial<TaxZoneData>;
    },
    context: OperationContext,
  ): Promise<void> {
    const { zone: id, isNew, seen, changed } = row;
    await context.queries.store.checkCountries({ named: changed.places, before: seen.places });
    await run(
      isNew
        ? { of: 'zone', type: 'Save', id, data: changed as TaxZoneData }
        : { of: 'zone', type: 'Change', id, seen, changed },
      context,
    );
  },

  async removeZone({ zone }: { readonly zone: string }, context: OperationContext): Promise<void> {
    await run({ of: 'zone', type: 'Remove', id: zone }, context);
  },

  /** Sets one rate of a tax from a day on; the tax is added where the zone has none of the name. */
  async bringRate(
    {
      zone,
      ...rate
    }: Omit<Extract<TaxCommand, { type: 'BringRate' }>, 'of' | 'type' | 'id'> & { readonly zone: string },
    context: OperationContext,
  ): Promise<void> {
    await run({ of: 'rate', type: 'BringRate', id: zone, ...rate }, context);
  },

  async removeRate(
    {
      zone,
      ...rate
    }: { readonly zone: string; readonly tax: string; readonly taxClass: string; readonly validFrom: string },
    context: OperationContext,
  ): Promise<void> {
    await run({ of: 'rate', type: 'RemoveRate', id: zone, ...rate }, context);
  },

  async removeClass({ taxClass }: { readonly taxClass: string }, context: OperationContext): Promise<void> {
    await run({ of: 'class', type: 'Remove', id: taxClass }, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly tax: FunctionsOf<typeof taxFunctions>;
  }
}
