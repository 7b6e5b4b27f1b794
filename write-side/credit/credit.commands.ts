import type { creditOperations } from '#contracts/credit.ts';
import { credit, type CreditCommand } from '#domain/credit/credit.decider.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';

const success = { message: 'success' } as const;

async function run(context: OperationContext, command: CreditCommand) {
  await context.run(credit, `credit-${command.accountId}`, command, { step: 'holdId' in command ? command.holdId : '' });
  return success;
}

export const creditCommands: Handlers<typeof creditOperations, 'command'> = {
  'credit/setlimit': (input, context) => run(context, { type: 'SetLimit', ...input }),
  'credit/hold': (input, context) => run(context, { type: 'Hold', ...input }),
  'credit/confirm': (input, context) => run(context, { type: 'Confirm', ...input }),
  'credit/release': (input, context) => run(context, { type: 'Release', ...input }),
};
