import type { importOperations } from '#contracts/catalogue-import.ts';
import { priceList } from '#domain/price-list/price-list.decider.ts';
import type { PriceTier } from '#domain/price-list/price-list.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';

export const priceListCommands: Pick<Handlers<typeof importOperations, 'command'>, 'price-list/import'> = {
  async 'price-list/import'(input, context) {
    return { changed: await set(input, context) };
  },
};

interface ItemPrice {
  readonly priceList: string;
  readonly itemNumber: string;
  readonly currency: CurrencyCode;
  readonly tiers: readonly PriceTier[];
}

/** Tells whether anything had to change. */
async function set({ tiers, currency, ...price }: ItemPrice, context: OperationContext): Promise<boolean> {
  const command = tiers.length
    ? ({ type: 'SetPrice', ...price, currency, tiers } as const)
    : ({ type: 'WithdrawPrice', ...price } as const);
  const { events } = await context.run(priceList, `price-list-${price.priceList}.${price.itemNumber}`, command, {
    expectNew: true,
  });
  return events.length > 0;
}

export const priceListFunctions = {
  /** Sets the tier prices of an item in a price list; no tier at all withdraws its price. */
  async set(price: ItemPrice, context: OperationContext): Promise<void> {
    await set(price, context);
  },
};

declare module '#platform/operations/features.ts' {
  interface Commands {
    readonly priceList: FunctionsOf<typeof priceListFunctions>;
  }
}
