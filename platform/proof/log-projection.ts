// The log's leaves, one for each event, in the order of the store, with what an index of all events needs
// (event-index.ts). The projector keeps them like any read model: one leader, one transaction with its checkpoint, the
// same rows from a rebuild. Trees and signatures follow on a schedule (sign-head.ts).
import { hashOfLeaf } from '#proof/leaf.ts';
import type { Projection } from '../read-model/projection.ts';

/** Raised with every change of what a leaf holds; the migration that changes the table empties it. */
export const LOG = { name: 'proof-log', version: 3 } as const;

/** Of the columns from `position` on. */
const LEAF_ARRAYS = ['bigint', 'text', 'int', 'text', 'text', 'uuid', 'text', 'timestamptz', 'text', 'text', 'text'];

export function logProjection(): Projection {
  let next: number | undefined;
  return {
    name: LOG.name,
    version: LOG.version,
    begins: 'with-history',
    prepare: async () => undefined,
    forget: () => void (next = undefined),

    async project(db, events, { writes }) {
      if (!events.length) return false;
      next ??= Number(
        (await db.query<{ next: string }>('select coalesce(max(index) + 1, 0) as next from proof.leaf')).rows[0]!.next,
      );
      const first = next;
      const positions = events.map(({ position }) => String(position));
      const leaves = events.map(({ metadata: { hash } }) => hashOfLeaf(hash));
      writes.push({
        name: 'write-leaves',
        text: (
          parameter,
          when,
        ) => `insert into proof.leaf (index, position, stream, revision, event_hash, leaf_hash, id, type, at, actor, correlation, causation)
         select ${parameter(0)}::bigint + n - 1, position, stream, revision, decode(event_hash, 'hex'), decode(leaf_hash, 'hex'), id, type, at, actor, correlation, causation
           from unnest(${LEAF_ARRAYS.map((type, n) => `${parameter(n + 1)}::${type}[]`).join(', ')})
             with ordinality as r(position, stream, revision, event_hash, leaf_hash, id, type, at, actor, correlation, causation, n)
          where ${when}`,
        values: [
          first,
          positions,
          events.map(({ stream }) => stream),
          events.map(({ revision }) => revision),
          events.map(({ metadata }) => metadata.hash),
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
