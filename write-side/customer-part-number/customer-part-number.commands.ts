import type {
  customerPartNumberOperations,
  PartNumberShown,
  PartNumbersImported,
} from '#contracts/customer-part-number/customer-part-number.ts';
import {
  customerPartNumber,
  type CustomerPartNumberCommand,
} from '#domain/customer-part-number/customer-part-number.decider.ts';
import {
  customerPartNumberStream,
  type PartNumberSource,
} from '#domain/customer-part-number/customer-part-number.events.ts';
import { allPartNumbers } from '#domain/customer-part-number/customer-part-number.state.ts';
import { compactPartNumber, partNumberFault } from '#domain/shared/customer-part-number/part-number.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { judgedLines, requireItem, type WrittenLine } from './judged-lines.ts';

const success = { message: 'success' } as const;

const run = (command: CustomerPartNumberCommand, context: OperationContext, step?: string) =>
  context.run(customerPartNumber, customerPartNumberStream(command.accountId), command, step ? { step } : {});

export const customerPartNumberCommands: Handlers<typeof customerPartNumberOperations, 'command'> = {
  async 'customer/savepartnumber'({ Learned, ...input }, context) {
    return save(await ownAccount(context), input, Learned ? 'learned' : 'typed', context);
  },
  async 'customer/importpartnumbers'({ Lines }, context) {
    return take(await ownAccount(context), Lines, context);
  },
  async 'customer/removepartnumbers'({ Numbers: numbers }, context) {
    await run({ type: 'RemovePartNumbers', accountId: await ownAccount(context), numbers }, context);
    return success;
  },
  async 'customer/removeallpartnumbers'({ Count: seen }, context) {
    await run({ type: 'RemoveAllPartNumbers', accountId: await ownAccount(context), seen }, context);
    return success;
  },
  async 'admin/customerpartnumber/save'({ accountId, ...input }, context) {
    await requireAccount(accountId, context);
    return save(accountId, input, 'typed', context);
  },
  async 'admin/customerpartnumber/import'({ accountId, Lines }, context) {
    await requireAccount(accountId, context);
    return take(accountId, Lines, context);
  },
  async 'admin/customerpartnumber/remove'({ accountId, Numbers: numbers }, context) {
    await run({ type: 'RemovePartNumbers', accountId, numbers }, context);
    return success;
  },
};

/** They are the account's: who sees all of it keeps them, and who may order. @throws DomainError account_suspended */
async function ownAccount({ caller: { accountId }, queries, states }: OperationContext): Promise<string> {
  const { seesAll } = await queries.contact.scope();
  if (!seesAll) await states.account.requireOrdering({ accountId });
  return accountId;
}

/** @throws DomainError account_not_found, account_merged */
async function requireAccount(accountId: string, { queries, states }: OperationContext): Promise<void> {
  const { kind } = await queries.account.profile({ accountId });
  if (kind === 'guest') notFound('account_not_found');
  const { accountId: into } = await states.account.standing({ accountId });
  if (into !== accountId) refuse('account_merged', { into });
}

interface Saved {
  readonly Number: string;
  readonly ItemCode: string;
  readonly Seen?: { readonly Number: string; readonly ProductId: string } | undefined;
}

async function save(
  accountId: string,
  { Number: number, ItemCode, Seen }: Saved,
  source: PartNumberSource,
  context: OperationContext,
): Promise<PartNumberShown> {
  // Said before the item is looked for: it stands first in the form, too.
  const fault = partNumberFault(number);
  const itemNumber = fault ? '' : await requireItem(ItemCode, Seen?.ProductId, context);
  const to = { number, itemNumber };
  await run(
    Seen && !fault
      ? { type: 'ChangePartNumber', accountId, source, seen: { number: Seen.Number, itemNumber: Seen.ProductId }, to }
      : { type: 'AddPartNumbers', accountId, source, taken: 'refused', numbers: [to] },
    context,
  );
  const [shown] = await context.queries.customerPartNumber.shown({ numbers: [to] });
  return needed(shown, 'the number that was kept');
}

/** What can be taken is taken, the rest is reported; a repeat is answered by the events of the first time. */
async function take(
  accountId: string,
  lines: readonly WrittenLine[],
  context: OperationContext,
): Promise<PartNumbersImported> {
  const { taken, reports } = await judgedLines(lines, context);
  const counts = { added: 0, changed: 0 };
  if (taken.length) {
    const numbers = taken.map(({ number, itemNumber }) => ({ number, itemNumber }));
    const { events } = await run(
      { type: 'AddPartNumbers', accountId, source: 'imported', taken: 'replaced', numbers },
      context,
    );
    for (const { type, data } of events)
      if (type === 'CustomerPartNumbersAdded') counts.added += data.numbers.length;
      else if (type === 'CustomerPartNumbersChanged') counts.changed += data.numbers.length;
  }
  const different = new Set(taken.map(({ number }) => compactPartNumber(number))).size;
  return {
    Added: counts.added,
    Changed: counts.changed,
    Unchanged: different - counts.added - counts.changed,
    Lines: reports,
  };
}

export const customerPartNumberFunctions = {
  /**
   * Makes a number what a row of a file says; `seen` is the item that it stood for, and nothing of a new one. Harmless
   * when repeated. Refuses with part_number_taken, part_number_changed_meanwhile, part_numbers_full.
   */
  async bring(
    {
      accountId,
      seen,
      ...to
    }: {
      readonly accountId: string;
      readonly number: string;
      readonly itemNumber: string;
      readonly seen?: string | undefined;
    },
    context: OperationContext,
  ): Promise<void> {
    const source = 'imported';
    // Rows of one batch are commands of one stream.
    const step = compactPartNumber(to.number);
    await run(
      seen === undefined
        ? { type: 'AddPartNumbers', accountId, source, taken: 'refused', numbers: [to] }
        : { type: 'ChangePartNumber', accountId, source, seen: { number: to.number, itemNumber: seen }, to },
      context,
      step,
    );
  },

  /** Takes away what a file had added. Harmless when repeated. */
  async remove(
    { accountId, number }: { readonly accountId: string; readonly number: string },
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'RemovePartNumbers', accountId, numbers: [number] }, context, compactPartNumber(number));
  },

  /** An account that is merged brings its numbers along; what the other one calls so stays. Harmless when repeated. */
  async takeOver(
    { from, into }: { readonly from: string; readonly into: string },
    context: OperationContext,
  ): Promise<void> {
    const { state } = await context.load(customerPartNumber, customerPartNumberStream(from));
    if (!state.count) return;
    await run(
      { type: 'AddPartNumbers', accountId: into, source: 'merged', taken: 'kept', numbers: allPartNumbers(state) },
      context,
      from,
    );
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly customerPartNumber: FunctionsOf<typeof customerPartNumberFunctions>;
  }
}
