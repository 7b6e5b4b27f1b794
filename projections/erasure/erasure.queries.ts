import type { ErasureHindrance, erasureOperations } from '#contracts/erasure/erasure.ts';
import type { ErasureId } from '#domain/erasure/erasure.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { AnswerOf, FunctionsOf, Queries } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import type { RegisteredProjections } from '#projections/shared/projection-feature.ts';
import { dayText } from '#projections/shared/money-and-days.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { personalDataFile } from './personal-data.ts';
import { erasures, type ErasureRow } from './erasures.ts';

/** Erased persons whose read models are built anew together. */
const MOST_AT_ONCE = 10_000;
const COLUMNS = { requestedAt: 'requested_at', dueOn: 'due_on' } as const;

type Listed = ErasureRow & { readonly status: Exclude<ErasureRow['status'], 'withdrawn'> };

/** What somebody has with the shop that is not over yet. */
async function hindrancesOf(contactId: string, { queries }: OperationContext): Promise<ErasureHindrance[]> {
  const { contact } = await queries.contact.find({ contactId });
  if (!contact) return [];
  const personId = `contact:${contactId}`;
  const [orders, quotes, returns, credit] = await Promise.all([
    queries.order.unfinishedOf({ personId }),
    queries.quote.unfinishedOf({ personId }),
    queries.return.unfinishedOf({ personId }),
    // A company owes what it owes whoever leaves it.
    contact.role === 'buyer' ? queries.credit.balance({ accountId: contact.accountId }) : { owed: 0 },
  ]);
  const there = { orders: orders.count, quotes: quotes.count, returns: returns.count, owed: credit.owed };
  return (Object.keys(there) as ErasureHindrance[]).filter((one) => there[one] > 0);
}

export const erasureQueries = (
  read: ReadSide,
  { personalData }: RegisteredProjections,
): Handlers<typeof erasureOperations, 'query'> => ({
  'profile/downloadpersonaldata': (_input, context) => personalDataFile(personalData, read, context),

  async 'profile/geterasure'(_input, context) {
    const contactId = String(contactNumber(context.caller));
    const [row, { days }, waitsFor] = await Promise.all([
      read.row(erasures, contactId, context),
      context.queries.erasure.days(),
      hindrancesOf(contactId, context),
    ]);
    const isRequested = row?.status === 'requested';
    return { IsRequested: isRequested, DueOn: isRequested ? row.due_on : '', Days: days, WaitsFor: waitsFor };
  },

  async 'admin/erasure/list'({ search, status, sort, direction, page, pageSize }, context) {
    const found = search ? await context.queries.account.named({ text: search }) : undefined;
    const { rows, total } = await selectRows(read.pool, erasures, {
      where(query) {
        if (status) query.where({ status });
        else query.whereNot({ status: 'withdrawn' });
        if (found) query.whereIn('account_id', found.accountIds);
      },
      orderBy: [{ column: COLUMNS[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'contact_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const nameOf = createNames(context);
    const { names } = await context.queries.account.namesOf({ accountIds: rows.map(({ account_id }) => account_id) });
    return {
      total,
      rows: await Promise.all(
        (rows as Listed[]).map(async (row) => ({
          contactId: row.contact_id,
          name: row.status === 'requested' ? await nameOf(`contact:${row.contact_id}`) : '',
          accountId: row.account_id,
          accountName: own(names, row.account_id) ?? '',
          status: row.status,
          requestedAt: row.requested_at,
          requestedBy: await nameOf(row.requested_by),
          dueOn: row.due_on,
          waitsFor: row.status === 'requested' ? await hindrancesOf(row.contact_id, context) : [],
          erasedAt: row.erased_at ?? '',
        })),
      ),
    };
  },
});

export const erasureFunctions = (read: ReadSide) => ({
  /** From a request to the erasure. */
  async days(_input: void, { queries }: OperationContext): Promise<{ days: number }> {
    return { days: Number((await queries.setting.value({ name: 'ErasureDays' })).value) };
  },

  async hindrances(
    { contactId }: { readonly contactId: string },
    context: OperationContext,
  ): Promise<{ hindrances: ErasureHindrance[] }> {
    return { hindrances: await hindrancesOf(contactId, context) };
  },

  /** Whose erasure it is: of the account of the first request, or of today's. @throws DomainError contact_not_found */
  async of({ contactId }: { readonly contactId: string }, context: OperationContext): Promise<ErasureId> {
    const row = (await read.rows(erasures, [contactId], context)).get(contactId);
    const { contact } = await context.queries.contact.find({ contactId });
    const accountId = row?.account_id ?? contact?.accountId ?? notFound('contact_not_found');
    return { accountId, contactId };
  },

  /** Those of whom read models may still say something, the oldest first. */
  async incomplete(): Promise<{ persons: ErasureId[] }> {
    const { rows } = await selectRows(read.pool, erasures, {
      where: (query) => void query.where({ status: 'erased' }),
      orderBy: ['erased_at', 'contact_id'],
      limit: MOST_AT_ONCE,
    });
    return {
      persons: rows.map(({ account_id: accountId, contact_id: contactId }) => ({ accountId, contactId })),
    };
  },

  /** The letter about a request. @throws DomainError not_found where the read model does not know it yet */
  async letterFacts(
    { contactId, origin }: { readonly contactId: string; readonly origin: string },
    context: OperationContext,
  ): Promise<AnswerOf<Queries['letter']['contactFacts']>> {
    const row = (await read.rows(erasures, [contactId], context)).get(contactId) ?? notFound('not_found');
    const path = '/profile/mypersonaldata';
    const facts = await context.queries.letter.contactFacts({ contactId, origin, path });
    return { ...facts, texts: { ...facts.texts, 'erasure.day': dayText(row.due_on, facts.language) } };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly erasure: FunctionsOf<ReturnType<typeof erasureFunctions>>;
  }
}
