import type { importOperations } from '#contracts/catalogue-import.ts';
import { priceList } from '#domain/price-list/price-list.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

export const priceListCommands: Pick<Handlers<typeof importOperations, 'command'>, 'price-list/import'> = {
  async 'price-list/import'(input, context) {
    const { tiers, currency, ...price } = input;
    const command = tiers.length
      ? ({ type: 'SetPrice', ...price, currency, tiers } as const)
      : ({ type: 'WithdrawPrice', ...price } as const);
    const { events } = await context.run(priceList, `price-list-${input.priceList}.${input.itemNumber}`, command, {
      expectNew: true,
    });
    return { changed: events.length > 0 };
  },
};
