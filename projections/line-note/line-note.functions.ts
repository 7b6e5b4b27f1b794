import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { lineNotes } from './line-notes.ts';

export const lineNoteFunctions = (read: ReadSide) => ({
  /** What its buyer noted on the lines of a cart, quote or order, by line. */
  async ofOrder(
    { orderId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ readonly notes: Readonly<Record<string, string>> }> {
    return { notes: (await read.rows(lineNotes, [orderId], context)).get(orderId)?.notes ?? {} };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly lineNote: FunctionsOf<ReturnType<typeof lineNoteFunctions>>;
  }
}
