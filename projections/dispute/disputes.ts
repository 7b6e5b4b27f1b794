import { disputeStream, resolutionIdOf, type DisputeEvent } from '#domain/dispute/dispute.events.ts';
import type { Dispute } from '#contracts/dispute/dispute.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface DisputeMessage {
  readonly messageId: string;
  readonly by: string;
  readonly at: string;
  readonly text: string;
}

/** The last dispute of an invoice. */
export interface DisputeRow {
  readonly invoice_id: string;
  readonly dispute_id: string;
  readonly status: Dispute['Status'];
  readonly reason: Dispute['Reason'];
  readonly amount: number;
  readonly disputed_at: string;
  readonly messages: readonly DisputeMessage[];
}

const message = (messageId: string, { by, at, text }: Omit<DisputeMessage, 'messageId'>): DisputeMessage => ({
  ...{ messageId, by, at, text },
});

export const disputes = defineReadModel<DisputeRow, DisputeEvent>({
  name: 'dispute',
  version: 1,
  key: 'invoice_id',
  columns: {
    invoice_id: 'text',
    dispute_id: 'text',
    status: 'text',
    reason: 'text',
    amount: 'bigint',
    disputed_at: 'timestamptz',
    messages: 'jsonb',
  },
  streams: ({ invoice_id }) => [disputeStream(invoice_id)],
  on: {
    InvoiceDisputed: ({ data }) =>
      put<DisputeRow>(data.invoiceId, {
        ...{ invoice_id: data.invoiceId, dispute_id: data.disputeId, status: 'open', reason: data.reason },
        ...{ amount: data.amount, disputed_at: data.at, messages: [message(data.disputeId, data)] },
      }),
    DisputeAnswered: ({ data }) =>
      update<DisputeRow>(data.invoiceId, (row) => ({
        ...row,
        messages: [...row.messages, message(data.messageId, data)],
      })),
    DisputeResolved: ({ data }) =>
      update<DisputeRow>(data.invoiceId, (row) => ({
        ...row,
        status: data.outcome,
        messages: [...row.messages, message(resolutionIdOf(data.disputeId), data)],
      })),
  },
});
