// Signed heads: the only part of the log that no rebuild can make again.
import type { SignedHead } from '#proof/tree-head.ts';
import type { Db } from '../read-model/table.ts';

const COLUMNS = `size, encode(root, 'hex') as root, encode(streams, 'hex') as streams, at, key, signature`;

type Row = Omit<SignedHead, 'size' | 'at'> & { readonly size: string; readonly at: Date };
const fromRow = ({ size, root, streams, at, key, signature }: Row): SignedHead => ({
  size: Number(size),
  root,
  streams,
  at: at.toISOString(),
  key,
  signature,
});

/** Those that the store has lost (accept-store) stay, but nothing continues them. */
export async function lastHead(db: Db): Promise<SignedHead | undefined> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from proof.head where lost_at is null order by size desc limit 1`,
  );
  return rows.map(fromRow)[0];
}

/** Those of the given sizes, or all, the smaller first; without those that were lost. */
export async function readHeads(db: Db, sizes?: readonly number[]): Promise<SignedHead[]> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from proof.head where lost_at is null and ($1::bigint[] is null or size = any($1)) order by size`,
    [sizes ?? null],
  );
  return rows.map(fromRow);
}

/** Heads of events that the store does not hold any more, the smaller first. */
export async function readLostHeads(db: Db): Promise<SignedHead[]> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from proof.head where lost_at is not null order by size, at`);
  return rows.map(fromRow);
}

/** The newest first. */
export async function pageOfHeads(
  db: Db,
  page: number,
  pageSize: number,
): Promise<{ readonly total: number; readonly heads: SignedHead[] }> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from proof.head order by at desc, size desc limit $1 offset $2`,
    [pageSize, (page - 1) * pageSize],
  );
  const { rows: counted } = await db.query<{ total: string }>('select count(*) as total from proof.head');
  return { total: Number(counted[0]!.total), heads: rows.map(fromRow) };
}

export async function keepHead(db: Db, { size, root, streams, at, key, signature }: SignedHead): Promise<void> {
  await db.query(
    `insert into proof.head (size, root, streams, at, key, signature) values ($1, decode($2, 'hex'), decode($3, 'hex'), $4, $5, $6)`,
    [size, root, streams, at, key, signature],
  );
}
