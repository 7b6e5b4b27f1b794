import type { LineResult, LinesAdded, quickOrderOperations } from '#contracts/quick-order/quick-order.ts';
import { own } from '#domain/shared/dictionary.ts';
import { parsedQuantity, quickOrderLine } from '#domain/shared/quick-order/quick-order-lines.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import { textFor } from '#platform/texts/refusal-text.ts';

export const quickOrderCommands: Handlers<typeof quickOrderOperations, 'command'> = {
  async 'checkout/additemsfromquickorderpad'({ OrderId, Lines }, context) {
    const read = Lines.map(({ Line, ItemCode, Qty }, at) => quickOrderLine(Line ?? at + 1, ItemCode, Qty));
    const { itemNumbers } = await context.queries.quickOrder.resolve({
      codes: read.flatMap(({ itemCode, fault }) => (fault ? [] : [itemCode])),
    });
    return addEntries(
      read.map(({ line, itemCode, quantity, fault }): Entry => {
        const itemNumber = fault ? undefined : own(itemNumbers, itemCode);
        const wrong = fault ?? (itemNumber === undefined ? 'quick_order_code_unknown' : undefined);
        const entry = { line, code: itemCode, itemNumber: itemNumber ?? '', quantity: parsedQuantity(quantity) ?? 0 };
        return wrong ? { ...entry, fault: { code: wrong, params: { code: itemCode } } } : entry;
      }),
      OrderId,
      context,
    );
  },
};

export const quickOrderFunctions = {
  /** Puts items into the cart as far as they can be had, and says of each line what became of it. */
  addKnown(
    {
      orderId,
      lines,
    }: {
      readonly orderId?: string | undefined;
      readonly lines: readonly { readonly line: number; readonly itemNumber: string; readonly quantity: number }[];
    },
    context: OperationContext,
  ): Promise<LinesAdded> {
    return addEntries(
      lines.map((line) => ({ ...line, code: line.itemNumber })),
      orderId,
      context,
    );
  },
};

declare module '#platform/operations/features.ts' {
  interface Commands {
    readonly quickOrder: FunctionsOf<typeof quickOrderFunctions>;
  }
}

interface Fault {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Entry {
  readonly line: number;
  readonly code: string;
  readonly itemNumber: string;
  readonly quantity: number;
  /** What is wrong with it already, before any cart is asked. */
  readonly fault?: Fault;
}

async function addEntries(
  entries: readonly Entry[],
  orderId: string | undefined,
  context: OperationContext,
): Promise<LinesAdded> {
  const sound = entries.filter(({ fault }) => !fault);
  const added = await context.commands.cart.addLines({ orderId, lines: sound });
  const faults = new Map(sound.map((entry, at) => [entry, added.lines[at]!.fault]));
  const gone = added.lines.flatMap(({ itemNumber, fault }) => (isGone(fault) ? [itemNumber] : []));
  const successors = gone.length ? await context.queries.product.successors({ itemNumbers: [...new Set(gone)] }) : {};
  const results = entries.map((entry): LineResult => {
    const fault = entry.fault ?? faults.get(entry);
    const next = isGone(fault) ? own(successors, entry.itemNumber) : undefined;
    return {
      Line: entry.line,
      ItemCode: entry.code,
      ProductId: entry.itemNumber,
      Qty: entry.quantity,
      Added: !fault,
      Code: fault?.code ?? '',
      Message: fault ? textFor(fault.code, context.language, { ...fault.params, line: entry.line }) : '',
      ...(next ? { Successor: { ProductId: next.itemNumber, SkuName: next.name[context.language] } } : {}),
    };
  });
  return {
    OrderID: added.orderId,
    lineCount: added.lineCount,
    SubTotal: added.subTotal,
    ...(added.currency ? { CurrencyCode: added.currency } : {}),
    Added: results.filter(({ Added }) => Added).length,
    Lines: results,
  };
}

const isGone = (fault: Fault | undefined): boolean => fault?.code === 'product_unavailable';
