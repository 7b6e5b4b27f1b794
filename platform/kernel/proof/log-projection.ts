// The log's leaves, one for each event, in the order of the store, with what an index of all events needs
// (event-index.ts). The projector keeps them like any read model: one leader, one transaction with its checkpoint, the
// same rows from a rebuild. Trees and signatures follow on a schedule (sign-head.ts).
import { hashOfLeaf } from '#proof/leaf.ts';
import { insertFrom, knex, rowOf, type Db } from '../postgres/statement.ts';
import type { Write } from '../postgres/write-together.ts';
import type { Projection } from '../read-model/projection.ts';
import { bytesOf } from './hex.ts';

/** Raised with every change of what a leaf holds; the migration that changes the table empties it. */
export const LOG = { name: 'proof-log', version: 3 } as const;

/** Columns of a leaf behind its index, and the type in which each comes. */
const COLUMNS = {
  position: 'bigint',
  stream: 'text',
  revision: 'int',
  event_hash: 'bytea',
  leaf_hash: 'bytea',
  id: 'uuid',
  type: 'text',
  at: 'timestamptz',
  actor: 'text',
  correlation: 'text',
  causation: 'text',
} as const;

/** Counts the events that the log holds. */
export async function logSize(db: Db): Promise<number> {
  const { size } = await rowOf<{ size: string }>(
    db,
    knex('proof.leaf').select({ size: knex.raw('coalesce(max(index) + 1, 0)') }),
  );
  return Number(size);
}

/** `parameter(0)` is the index of the first leaf; each further one an array of a column's values. */
const writeLeaves: Write['statement'] = (parameter, when) => {
  const names = Object.keys(COLUMNS);
  const columns = Object.values(COLUMNS).map((type, n) => knex.raw(`?::${type}[]`, [parameter(n + 1)]));
  const leaves = knex.raw(
    `unnest(${columns.map(() => '?').join(', ')}) with ordinality as r(${names.map(() => '??').join(', ')}, n)`,
    [...columns, ...names],
  );
  const index = knex.raw('?::bigint + n - 1', [parameter(0)]);
  return insertFrom('proof.leaf', ['index', ...names], knex.select(index).select(names).from(leaves).where(when));
};

export function logProjection(): Projection {
  let next: number | undefined;
  return {
    name: LOG.name,
    version: LOG.version,
    begins: 'with-history',
    prepare: async () => undefined,
    forget: () => void (next = undefined),

    async project({ db }, events, { writes }) {
      if (!events.length) return false;
      next ??= await logSize(db);
      const first = next;
      const positions = events.map(({ position }) => String(position));
      const leaves = events.map(({ metadata: { hash } }) => bytesOf(hashOfLeaf(hash)));
      writes.push({
        name: 'write-leaves',
        statement: writeLeaves,
        values: [
          first,
          positions,
          events.map(({ stream }) => stream),
          events.map(({ revision }) => revision),
          events.map(({ metadata }) => bytesOf(metadata.hash)),
          leaves,
          events.map(({ id }) => id),
          events.map(({ type }) => type),
          events.map(({ at }) => at),
          events.map(({ metadata }) => metadata.actor),
          events.map(({ metadata }) => metadata.correlationId),
          events.map(({ metadata }) => metadata.causationId),
        ],
      });
      next = first + events.length;
      return true;
    },
  };
}
