import type { Knex } from 'knex';
import type { securityOperations, SecurityEventRow } from '#contracts/security/security.ts';
import type { Input, Output } from '#contracts/api.ts';
import { csvLine } from '#domain/shared/table/csv-text.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';

/** Lines of one export; what is longer is exported in parts, by time. */
const MAX_COUNTED = 100_000;

type Filter = Input<'admin/security/csv'>;
type Row = Omit<SecurityEventRow, 'at'> & { readonly at: Date };

const AN_ID = /^[a-z]+:/;
/** The number of contacts that a name may mean. */
const MAX_PEOPLE = 100;

/** Finds the people whom the text of the filter means: exactly, or by a part of their name. */
async function subjectsNamed(text: string, { queries }: OperationContext): Promise<string[]> {
  if (AN_ID.test(text)) return [text];
  const [staff, contacts] = await Promise.all([
    queries.staff.all(),
    queries.contact.list({ search: text, page: 1, pageSize: MAX_PEOPLE }),
  ]);
  return [
    ...staff
      .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
      .map(({ staffId }) => `staff:${staffId}`),
    ...contacts.rows.map(({ contactId }) => `contact:${contactId}`),
  ];
}

async function entries(
  { kind, subject, address, from, until }: Filter,
  context: OperationContext,
): Promise<() => Knex.QueryBuilder> {
  const subjects = subject ? await subjectsNamed(subject, context) : [];
  return () => {
    const query = knex('platform.security_event');
    if (kind) query.where({ kind });
    if (subject) query.whereIn('subject', subjects);
    if (address) query.where({ address });
    if (from) query.where('at', '>=', from);
    if (until) query.where('at', '<', until);
    return query;
  };
}

const select = (which: Knex.QueryBuilder) =>
  which.select(knex.raw('id::text'), 'at', 'kind', 'subject', 'address', 'about');

export function securityQueries({ pool }: ReadSide): Handlers<typeof securityOperations, 'query'> {
  async function exported(filter: Filter, context: OperationContext): Promise<SecurityEventRow[]> {
    const { caller, address, services } = context;
    const wanted = await entries(filter, context);
    const rows = await rowsOf<Row>(pool, select(wanted()).orderBy(['at', 'security_event.id']).limit(MAX_COUNTED));
    await services.securityLog.record({
      kind: 'log-exported',
      subject: caller.personId,
      address,
      about: { lines: String(rows.length) },
    });
    return rows.map(asWire);
  }

  return {
    async 'admin/security/list'({ page, pageSize, ...filter }, context) {
      const wanted = await entries(filter, context);
      const [{ total }, found] = await Promise.all([
        rowOf<{ total: number }>(
          pool,
          knex
            .select({ total: knex.raw('count(*)::int') })
            .from(wanted().select(knex.raw('1')).limit(MAX_COUNTED).as('counted')),
        ),
        rowsOf<Row>(
          pool,
          select(wanted())
            .orderBy([
              { column: 'at', order: 'desc' },
              { column: 'security_event.id', order: 'desc' },
            ])
            .limit(pageSize)
            .offset((page - 1) * pageSize),
        ),
      ]);
      return { total, rows: await withNames(found.map(asWire), context) };
    },
    async 'admin/security/csv'(filter, context) {
      const lines = (await exported(filter, context)).map(({ at, kind, subject, address, about }) =>
        csvLine([at, kind, subject, address, JSON.stringify(about)]),
      );
      return {
        fileName: `security-log-${context.now.slice(0, 10)}.csv`,
        content: ['at,kind,subject,address,about', ...lines, ''].join('\r\n'),
      };
    },
    async 'admin/security/json'(filter, context) {
      return {
        fileName: `security-log-${context.now.slice(0, 10)}.jsonl`,
        content: (await exported(filter, context)).map((row) => `${JSON.stringify(row)}\n`).join(''),
      };
    },
  };
}

const asWire = ({ at, ...row }: Row): SecurityEventRow => ({ ...row, at: at.toISOString() });

/** An entry may name a second person by `about`: the one who did it. */
async function withNames(
  rows: readonly SecurityEventRow[],
  context: OperationContext,
): Promise<Output<'admin/security/list'>['rows']> {
  const nameOf = createNames(context);
  const accountOf = async (subject: string) =>
    (await context.queries.contact.find({ contactId: subject.slice('contact:'.length) })).contact?.accountId ?? '';
  return Promise.all(
    rows.map(async (row) => {
      const ids = [row.subject, row.about['by'] ?? ''].filter((id) => AN_ID.test(id));
      const named = await Promise.all(ids.map(async (id) => [id, await nameOf(id)] as const));
      const contact = ids.find((id) => id.startsWith('contact:'));
      const accountId = contact ? await accountOf(contact) : '';
      return {
        ...row,
        names: Object.fromEntries(named.filter(([id, name]) => name !== id)),
        discloses: accountId ? `account:${accountId}` : '',
      };
    }),
  );
}
