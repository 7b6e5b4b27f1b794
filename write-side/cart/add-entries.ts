import { needed } from '#domain/shared/needed.ts';
import type { LineResult, LinesAdded } from '#contracts/quick-order/quick-order.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { addLines } from './added-lines.ts';

interface Fault {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Entry {
  readonly line: number;
  readonly code: string;
  readonly itemNumber: string;
  readonly quantity: number;
  /** What is wrong with it already, before any cart is asked. */
  readonly fault?: Fault;
}

/** Puts items into the cart as far as they can be had, and says of each what became of it. */
export async function addEntries(
  { orderId, entries }: { readonly orderId: string | undefined; readonly entries: readonly Entry[] },
  context: OperationContext,
): Promise<LinesAdded> {
  const sound = entries.filter(({ fault }) => !fault);
  const added = await addLines({ orderId, lines: sound }, context);
  const faults = new Map(sound.map((entry, at) => [entry, needed(added.lines[at], 'line').fault]));
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

/** The same of items whose numbers are known. */
export const addKnown = (
  {
    orderId,
    lines,
  }: {
    readonly orderId?: string | undefined;
    readonly lines: readonly { readonly line: number; readonly itemNumber: string; readonly quantity: number }[];
  },
  context: OperationContext,
): Promise<LinesAdded> =>
  addEntries({ orderId, entries: lines.map((line) => ({ ...line, code: line.itemNumber })) }, context);
