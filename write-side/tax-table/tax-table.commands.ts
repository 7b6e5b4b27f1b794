import type { importOperations } from '#contracts/catalogue-import.ts';
import { taxTable } from '#domain/tax-table/tax-table.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

export const taxTableCommands: Pick<Handlers<typeof importOperations, 'command'>, 'tax-table/save'> = {
  async 'tax-table/save'({ destination: id, rules }, context) {
    const { events } = await context.run(taxTable, `tax-table-${id}`, { type: 'Save', id, data: { rules } });
    return { changed: events.length > 0 };
  },
};
