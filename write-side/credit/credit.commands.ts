import type { creditOperations } from '#contracts/credit.ts';
import { credit, type CreditCommand } from '#domain/credit/credit.decider.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { StoredEvent } from '#platform/event-store/event-store.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { addDays, shopDay } from '#platform/shop-calendar.ts';

const success = { message: 'success' } as const;

const DEFAULT_TERM_DAYS = 30;

const stepOf = (command: CreditCommand) =>
  'holdId' in command ? command.holdId : 'creditNoteId' in command ? command.creditNoteId : '';

/**
 * Days from an order on terms until its open item falls due. A setting that is no number must not keep an order from being
 * placed.
 */
async function termDays({ call }: OperationContext): Promise<number> {
  const { value } = await call('store/setting', { name: 'PaymentTermDays' });
  return /^\d{1,3}$/.test(value) ? Number(value) : DEFAULT_TERM_DAYS;
}

async function run(context: OperationContext, command: CreditCommand) {
  await context.run(credit, `credit-${command.accountId}`, command, { step: stepOf(command) });
  return success;
}

export const creditCommands: Handlers<typeof creditOperations, 'command'> = {
  'credit/setlimit': (input, context) => run(context, { type: 'SetLimit', ...input }),
  'credit/hold': (input, context) => run(context, { type: 'Hold', ...input }),
  'credit/postopenitem': async ({ placedAt, ...hold }, context) =>
    run(context, { type: 'PostOpenItem', ...hold, dueOn: addDays(shopDay(placedAt), await termDays(context)) }),
  'credit/issuenote': (input, context) => run(context, { type: 'IssueCreditNote', ...input }),
  async 'credit/receive'({ again, ...receipt }, context) {
    const receiptId = context.id('receipt');
    if (!again && (await isKnown(receipt, receiptId, context)))
      return refuse('payment_reference_known', { reference: receipt.reference });
    return run(context, { type: 'RecordPayment', ...receipt, receiptId, today: shopDay(context.now) });
  },
  'credit/release': (input, context) => run(context, { type: 'Release', ...input }),
};

/**
 * Whether a payment with this reference was recorded before: a second one is more often a slip than a payment
 * (security.md S25). A repeated click is not another.
 */
async function isKnown(
  { accountId, reference }: { readonly accountId: string; readonly reference: string },
  receiptId: string,
  context: OperationContext,
): Promise<boolean> {
  const events = (await context.history(`credit-${accountId}`)) as readonly (CreditEvent & StoredEvent)[];
  const same = (one: string) => one.replace(/\s+/g, '').toLowerCase();
  return events.some(
    ({ type, data }) =>
      type === 'AccountPaymentReceived' && data.receiptId !== receiptId && same(data.reference) === same(reference),
  );
}
