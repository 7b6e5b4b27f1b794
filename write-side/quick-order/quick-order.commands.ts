import type { quickOrderOperations } from '#contracts/quick-order/quick-order.ts';
import { own } from '#domain/shared/dictionary.ts';
import { parsedQuantity, quickOrderLine } from '#domain/shared/quick-order/quick-order-lines.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';

export const quickOrderCommands: Handlers<typeof quickOrderOperations, 'command'> = {
  async 'checkout/additemsfromquickorderpad'({ OrderId, Lines }, context) {
    const read = Lines.map(({ Line, ItemCode, Qty }, at) => quickOrderLine(Line ?? at + 1, ItemCode, Qty));
    const { itemNumbers } = await context.queries.quickOrder.resolve({
      codes: read.flatMap(({ itemCode, fault }) => (fault ? [] : [itemCode])),
    });
    return context.commands.cart.addEntries({
      orderId: OrderId,
      entries: read.map(({ line, itemCode, quantity, fault }) => {
        const itemNumber = fault ? undefined : own(itemNumbers, itemCode);
        const wrong = fault ?? (itemNumber === undefined ? 'quick_order_code_unknown' : undefined);
        const entry = { line, code: itemCode, itemNumber: itemNumber ?? '', quantity: parsedQuantity(quantity) ?? 0 };
        return wrong ? { ...entry, fault: { code: wrong, params: { code: itemCode } } } : entry;
      }),
    });
  },
};
