import type { bundleOperations } from '#contracts/bundle/bundle.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';

export const bundleCommands: Handlers<typeof bundleOperations, 'command'> = {
  async 'cart/addbundleitemstocart'({ OrderId: orderId, ProductId: itemNumber, Qty, Items }, context) {
    const facts = await context.queries.product.facts({ itemNumbers: [itemNumber] });
    const { bundle } = own(facts, itemNumber) ?? notFound('product_not_found', { itemNumber });
    const lines = [...new Set(Items)].map((item, at) => {
      const part = bundle.find((one) => one.itemNumber === item);
      if (!part) return refuse('bundle_part_unknown', { itemNumber: item }, 'invalid');
      return { line: at + 1, itemNumber: item, quantity: part.quantity * Qty };
    });
    return context.commands.cart.addKnown({ orderId, lines });
  },
};
