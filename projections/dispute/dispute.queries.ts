import type { Dispute } from '#contracts/dispute/dispute.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { createNames, sideOf } from '#projections/shared/people-names.ts';
import { disputes } from './disputes.ts';

export const disputeFunctions = (read: ReadSide) => ({
  /** The last dispute of an invoice, with what both sides wrote. */
  async find({ invoiceId }: { readonly invoiceId: string }, context: OperationContext): Promise<{ dispute?: Dispute }> {
    const row = (await read.rows(disputes, [invoiceId], context)).get(invoiceId);
    if (!row) return {};
    const nameOf = createNames(context);
    return {
      dispute: {
        ...{ DisputeId: row.dispute_id, Status: row.status, Reason: row.reason, Amount: row.amount },
        DisputedAt: row.disputed_at,
        Messages: await Promise.all(
          row.messages.map(async ({ messageId, by, at, text }) => ({
            ...{ MessageId: messageId, By: await nameOf(by), At: at, Text: text },
            Side: sideOf(by) === 'buyer' ? ('buyer' as const) : ('staff' as const),
          })),
        ),
      },
    };
  },

  /** One message, for a letter. @throws DomainError not_found while no row knows it */
  async message({
    invoiceId,
    messageId,
  }: {
    readonly invoiceId: string;
    readonly messageId: string;
  }): Promise<{ text: string }> {
    const row = (await loadRows(read.pool, disputes, [invoiceId])).get(invoiceId);
    return row?.messages.find((one) => one.messageId === messageId) ?? notFound('not_found');
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly dispute: FunctionsOf<ReturnType<typeof disputeFunctions>>;
  }
}
