import type { importOperations } from '#contracts/catalogue-import.ts';
import { product } from '#domain/product/product.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

export const productCommands: Pick<Handlers<typeof importOperations, 'command'>, 'product/import'> = {
  async 'product/import'({ itemNumber, product: wanted }, context) {
    const { events } = await context.run(
      product,
      `product-${itemNumber}`,
      { type: 'ImportProduct', itemNumber, product: wanted },
      { expectNew: true },
    );
    return { changed: events.length > 0 };
  },
};
