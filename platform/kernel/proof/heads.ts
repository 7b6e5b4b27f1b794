// Signed heads: the only part of the log that no rebuild can make again.
import type { Knex } from 'knex';
import type { SignedHead } from '#proof/tree-head.ts';
import { countOf, knex, rowOf, rowsOf, type Db } from '../postgres/statement.ts';
import { bytesOf, hexOf } from './hex.ts';

type Row = Omit<SignedHead, 'size' | 'at'> & { readonly size: string; readonly at: Date };
const fromRow = ({ size, root, streams, at, key, signature }: Row): SignedHead => ({
  size: Number(size),
  root,
  streams,
  at: at.toISOString(),
  key,
  signature,
});

const heads = () => knex('proof.head');

const select = async (db: Db, which: Knex.QueryBuilder): Promise<SignedHead[]> =>
  (await rowsOf<Row>(db, which.select('size', hexOf('root'), hexOf('streams'), 'at', 'key', 'signature'))).map(fromRow);

/** Those that the store has lost (accept-store) stay, but nothing continues them. */
export async function lastHead(db: Db): Promise<SignedHead | undefined> {
  return (await select(db, heads().whereNull('lost_at').orderBy('size', 'desc').limit(1)))[0];
}

/** Those of the given sizes, or all, the smaller first; without those that were lost. */
export async function readHeads(db: Db, sizes?: readonly number[]): Promise<SignedHead[]> {
  const wanted = heads().whereNull('lost_at').orderBy('size');
  return select(db, sizes ? wanted.whereIn('size', sizes) : wanted);
}

/** Heads of events that the store does not hold any more, the smaller first. */
export async function readLostHeads(db: Db): Promise<SignedHead[]> {
  return select(db, heads().whereNotNull('lost_at').orderBy(['size', 'at']));
}

/** The newest first. */
export async function pageOfHeads(
  db: Db,
  page: number,
  pageSize: number,
): Promise<{ readonly total: number; readonly heads: SignedHead[] }> {
  const newest = heads()
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'size', order: 'desc' },
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const { total } = await rowOf<{ total: string }>(db, heads().count({ total: '*' }));
  return { total: Number(total), heads: await select(db, newest) };
}

export async function keepHead(db: Db, { size, root, streams, at, key, signature }: SignedHead): Promise<void> {
  await countOf(db, heads().insert({ size, root: bytesOf(root), streams: bytesOf(streams), at, key, signature }));
}
