import type { importOperations } from '#contracts/catalogue-import.ts';
import { shippingTable } from '#domain/shipping-table/shipping-table.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

export const shippingTableCommands: Pick<Handlers<typeof importOperations, 'command'>, 'shipping-table/save'> = {
  async 'shipping-table/save'({ shippingMethod: id, table }, context) {
    const { events } = await context.run(shippingTable, `shipping-table-${id}`, { type: 'Save', id, data: table });
    return { changed: events.length > 0 };
  },
};
