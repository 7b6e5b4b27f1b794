import type { disputeOperations } from '#contracts/dispute/dispute.ts';
import { dispute, type DisputeCommand } from '#domain/dispute/dispute.decider.ts';
import { disputeStream } from '#domain/dispute/dispute.events.ts';
import { invoiceIdOf } from '#domain/invoice/invoice.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

async function run(invoiceId: string, command: DisputeCommand, context: OperationContext) {
  await context.run(dispute, disputeStream(invoiceId), command);
  return { message: 'success' } as const;
}

const by = ({ caller, now }: OperationContext) => ({ by: caller.personId, at: now });

export const disputeCommands: Handlers<typeof disputeOperations, 'command'> = {
  async 'customer/disputeinvoice'({ InvoiceId: invoiceId, Reason: reason, Text: text }, context) {
    const { caller, queries, states } = context;
    const { OrderID: orderId, InvoiceNumber: invoiceNumber } = await queries.invoice.own({ invoiceId });
    const { accountId, currency, items } = await states.credit.payable({ accountId: caller.accountId });
    const owed = items.filter(({ openItemId }) => invoiceIdOf(openItemId) === invoiceId);
    return run(
      invoiceId,
      {
        ...({ type: 'DisputeInvoice', invoiceId, disputeId: context.id('dispute'), accountId, orderId } as const),
        ...{ invoiceNumber, currency, reason, text, personId: caller.personId, ...by(context) },
        amount: sum(owed.map(({ open }) => open)),
        openItemIds: owed.map(({ openItemId }) => openItemId),
      },
      context,
    );
  },

  async 'customer/answerdispute'({ InvoiceId: invoiceId, Text: text }, context) {
    await context.queries.invoice.own({ invoiceId });
    const { personId } = context.caller;
    const message = { text, personId, messageId: context.id('message'), ...by(context) };
    return run(invoiceId, { type: 'AnswerDispute', ...message }, context);
  },

  'admin/dispute/answer': ({ invoiceId, text }, context) =>
    run(invoiceId, { type: 'AnswerDispute', text, messageId: context.id('message'), ...by(context) }, context),

  async 'admin/dispute/resolve'({ invoiceId, creditNoteId, ...resolution }, context) {
    const { creditNoteIds } = await context.states.invoice.creditNotes({ invoiceId });
    if (creditNoteId && !creditNoteIds.includes(creditNoteId)) return notFound('credit_note_not_found');
    return run(invoiceId, { type: 'ResolveDispute', ...resolution, creditNoteId, ...by(context) }, context);
  },
};

export const disputeStates = {
  /** Open items that this dispute holds; none once it is over. */
  async items(
    { invoiceId, disputeId }: { readonly invoiceId: string; readonly disputeId: string },
    context: OperationContext,
  ): Promise<{ openItemIds: readonly string[] }> {
    const { status, disputed } = (await context.load(dispute, disputeStream(invoiceId))).state;
    const isOpen = status === 'open' && disputed?.disputeId === disputeId;
    return { openItemIds: isOpen ? disputed.openItemIds : [] };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly dispute: FunctionsOf<typeof disputeStates>;
  }
}
