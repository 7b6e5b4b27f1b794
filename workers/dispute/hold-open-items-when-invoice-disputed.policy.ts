import type { DisputeEvent } from '#domain/dispute/dispute.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

// A type, not an interface: the data of a job have an index signature.
type OneDispute = { accountId: string; invoiceId: string; disputeId: string };

const oneDispute = ({ data: { accountId, invoiceId, disputeId } }: { readonly data: OneDispute }) => ({
  data: { accountId, invoiceId, disputeId },
});

/** While an invoice is disputed, no payment settles it that nobody meant for it. */
export const holdOpenItemsWhenInvoiceDisputed = definePolicy<DisputeEvent, OneDispute>({
  name: 'hold-open-items-when-invoice-disputed',
  on: { InvoiceDisputed: oneDispute, DisputeResolved: oneDispute },
  kind: 'step',
  async run({ accountId, ...of }, { commands, states }) {
    const { disputeId } = of;
    const { openItemIds } = await states.dispute.items(of);
    await (openItemIds.length
      ? commands.credit.dispute({ accountId, disputeId, openItemIds })
      : commands.credit.endDispute({ accountId, disputeId }));
  },
});
