// From what somebody knows to whose timeline it is.
import type { Pool } from 'pg';
import { SUBJECT_KINDS } from '#contracts/history.ts';
import type { OperationContext } from '#platform/operations/context.ts';
import { eventsOf, streamsLike } from '#platform/proof/event-index.ts';

interface Found {
  readonly subject: string;
  readonly title: string;
}

const FEW = 5;
const ID = /^[A-Za-z0-9][A-Za-z0-9._@+-]*$/;

/** The best first: what is meant exactly, then what a search of orders, quotes and contacts finds. */
export async function findSubjects(search: string, pool: Pool, context: OperationContext): Promise<Found[]> {
  const found = [
    ...(await exactly(search, pool)),
    ...(await orders(search, context)),
    ...(await quotes(search, context)),
    ...(await accounts(search, context)),
  ];
  return [...new Map(found.map((one) => [one.subject, one])).values()];
}

async function exactly(search: string, pool: Pool): Promise<Found[]> {
  const kind = SUBJECT_KINDS.find((one) => search.startsWith(`${one}:`));
  if (kind) return [{ subject: search, title: search.slice(kind.length + 1) }];
  if (!ID.test(search)) return [];
  const [streams, priced, run, accounts, payments] = await Promise.all([
    streamNamed(search, pool),
    streamsLike(pool, 'price-list-', `.${search}`, 1),
    eventsOf(pool, search, 1),
    streamNamed(`account-${search}`, pool),
    streamNamed(`payment-${search}`, pool),
  ]);
  const kinds = [
    [priced, 'price'],
    [accounts, 'account'],
    [payments, 'payment'],
    [streams, 'stream'],
    [run, 'run'],
  ] as const;
  return kinds.flatMap(([some, name]) => (some.length ? [{ subject: `${name}:${search}`, title: search }] : []));
}

const streamNamed = async (stream: string, pool: Pool) =>
  (await streamsLike(pool, stream, stream, 1)).filter((name) => name === stream);

async function orders(search: string, { call }: OperationContext): Promise<Found[]> {
  const { rows } = await call('admin/order/list', {
    search,
    page: 1,
    pageSize: FEW,
    sort: 'OrderDate',
    direction: 'DESC',
  });
  return rows.map(({ OrderID, OrderNumber }) => ({ subject: `order:${OrderID}`, title: OrderNumber }));
}

async function quotes(search: string, { call }: OperationContext): Promise<Found[]> {
  const { rows } = await call('admin/quote/list', {
    search,
    page: 1,
    pageSize: FEW,
    sort: 'updatedAt',
    direction: 'DESC',
  });
  return rows.map(({ quoteId, quoteNumber }) => ({ subject: `quote:${quoteId}`, title: quoteNumber }));
}

async function accounts(search: string, { call }: OperationContext): Promise<Found[]> {
  const { rows } = await call('admin/customer/list', {
    search,
    page: 1,
    pageSize: FEW,
    sort: 'name',
    direction: 'ASC',
  });
  // A buyer's account stands under its person's name, which a search does not show.
  return rows.map(({ accountId, kind, name }) => ({
    subject: `account:${accountId}`,
    title: kind === 'dealer' ? name : accountId,
  }));
}
