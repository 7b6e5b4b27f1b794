import type { statementOperations } from '#contracts/statement/statement.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { monthBefore, monthOf, nextMonth } from '#domain/shared/month.ts';
import { statement } from '#domain/statement/statement.decider.ts';
import { statementIdOf, statementStream } from '#domain/statement/statement.events.ts';
import { statementRun } from '#domain/statement/statement-run.decider.ts';
import { statementRunStream } from '#domain/statement/statement-run.events.ts';
import { sideBySide } from '#platform/kernel/command/side-by-side.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { momentOfShop, shopDay } from '#platform/shop/shop-calendar.ts';

/** So many statements are issued before somebody asks again who has none. */
const AT_ONCE = 25;
/** While shoppers wait, so many times as long as some of them took: nobody waits for a month's end. */
const REST = 3;
/** On the shop's clock: the night's work is done, and nobody is at their desk. */
const RUN_AT = '06:00';

export const statementCommands: Handlers<typeof statementOperations, 'command'> = {
  async 'admin/statement/run'({ month }, context) {
    await start(month, context);
    return { message: 'success' };
  },

  async 'admin/statement/issue'(of, context) {
    const { kind } = await context.queries.account.profile({ accountId: of.accountId });
    if (kind === 'guest') return notFound('account_not_found');
    await issue(of, context);
    return { message: 'success' };
  },
};

export const statementFunctions = {
  /**
   * Issues some of the statements that a month lacks, behind an account (empty: from the first on), and says behind which it goes on;
   * the run is over once it lacks none. Harmless when repeated.
   * @throws DomainError statement_not_ready while the read models do not know all of a ledger
   */
  async issueSome(
    { month, after }: { readonly month: string; readonly after: string },
    context: OperationContext,
  ): Promise<{ isDone: boolean; issued: number; after: string }> {
    const { accountIds } = await context.queries.statement.due({ month, after, count: AT_ONCE });
    const last = accountIds.at(-1);
    if (last === undefined) {
      if (after) return { isDone: false, issued: 0, after: '' };
      const { issued } = await context.queries.statement.issued({ month });
      await context.run(statementRun, statementRunStream(month), { type: 'CompleteStatementRun', month, issued });
      return { isDone: true, issued: 0, after };
    }
    const { backpressure, clock } = context.services;
    const begun = performance.now();
    let issued = 0;
    await sideBySide(
      accountIds,
      async (accountId) => {
        if (await issue({ accountId, month }, context)) issued += 1;
      },
      backpressure,
    );
    if (backpressure.isHigh()) await clock.sleep(REST * (performance.now() - begun));
    return { isDone: false, issued, after: last };
  },

  /**
   * Starts the run of last month where the day of the setting StatementDay has come since it was chosen, and says in how many
   * milliseconds it comes next; nothing where another day, or none, was chosen meanwhile.
   */
  async startWhenDue(
    { day, since }: { readonly day: number; readonly since: string },
    context: OperationContext,
  ): Promise<{ nextInMs?: number }> {
    const { value } = await context.queries.setting.value({ name: 'StatementDay' });
    if (Number(value) !== day) return {};
    const month = monthOf(shopDay(context.now));
    const momentIn = (one: string) => momentOfShop(`${one}-${String(day).padStart(2, '0')}`, RUN_AT);
    const isOver = momentIn(month) <= context.now;
    const last = isOver ? month : monthBefore(month);
    if (momentIn(last) > since) await start(monthBefore(last), context);
    const next = momentIn(isOver ? nextMonth(month) : month);
    return { nextInMs: Date.parse(next) - Date.parse(context.now) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly statement: FunctionsOf<typeof statementFunctions>;
  }
}

async function start(month: string, context: OperationContext): Promise<void> {
  const today = shopDay(context.now);
  await context.run(
    statementRun,
    statementRunStream(month),
    { type: 'StartStatementRun', month, today },
    { step: month },
  );
}

/** Tells whether there was none before. */
async function issue(
  { accountId, month }: { readonly accountId: string; readonly month: string },
  context: OperationContext,
): Promise<boolean> {
  const stream = statementStream(statementIdOf(accountId, month));
  if ((await context.load(statement, stream)).state.isIssued) return false;
  const contents = await context.queries.statement.contents({ accountId, month });
  const [{ balance }, { owed }] = await Promise.all([
    context.queries.statement.balance({ accountId }),
    context.states.credit.owed({ accountId }),
  ]);
  if (balance !== owed) refuse('statement_not_ready');
  const { events } = await context.run(statement, stream, { type: 'IssueStatement', ...contents });
  return events.length > 0;
}
