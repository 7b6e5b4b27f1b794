import type { creditOperations } from '#contracts/credit.ts';
import { credit, type CreditCommand } from '#domain/credit/credit.decider.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { addDays, shopDay } from '#platform/shop-calendar.ts';

const success = { message: 'success' } as const;

const DEFAULT_TERM_DAYS = 30;

const stepOf = (command: CreditCommand) => ('holdId' in command ? command.holdId : 'refundId' in command ? command.refundId : '');

/** Days from an order on terms until its debt falls due. A setting that is no number must not keep an order from being placed. */
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
  'credit/confirm': async ({ placedAt, ...hold }, context) => run(context, { type: 'Confirm', ...hold, dueOn: addDays(shopDay(placedAt), await termDays(context)) }),
  'credit/giveback': (input, context) => run(context, { type: 'GiveBack', ...input }),
  'credit/receive': (input, context) => run(context, { type: 'RecordPayment', ...input, receiptId: context.id('receipt'), today: shopDay(context.now) }),
  'credit/release': (input, context) => run(context, { type: 'Release', ...input }),
};
