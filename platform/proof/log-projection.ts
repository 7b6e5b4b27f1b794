// The log's leaves, one for each event, in the order of the store. The projector keeps them like any read model: one leader, one
// transaction with its checkpoint, the same rows from a rebuild. Trees and signatures follow on a schedule (sign-head.ts).
import { hashOfLeaf } from '#proof/leaf.ts';
import type { Projection } from '../read-model/projection.ts';

export function logProjection(): Projection {
  let next: number | undefined;
  return {
    name: 'proof-log',
    version: 1,
    begins: 'with-history',
    prepare: async () => undefined,
    forget: () => void (next = undefined),

    async project(db, events) {
      if (!events.length) return false;
      next ??= Number((await db.query<{ next: string }>('select coalesce(max(index) + 1, 0) as next from proof.leaf')).rows[0]!.next);
      const first = next;
      const positions = events.map(({ position }) => String(position));
      const leaves = events.map(({ stream, revision, id, at, metadata: { hash } }, n) => hashOfLeaf({ position: positions[n]!, stream, revision, id, at, hash }));
      await db.query({
        name: 'write-leaves',
        text: `insert into proof.leaf (index, position, stream, revision, event_hash, leaf_hash)
         select $1::bigint + n - 1, position, stream, revision, decode(event_hash, 'hex'), decode(leaf_hash, 'hex')
           from unnest($2::bigint[], $3::text[], $4::int[], $5::text[], $6::text[]) with ordinality as r(position, stream, revision, event_hash, leaf_hash, n)`,
        values: [first, positions, events.map(({ stream }) => stream), events.map(({ revision }) => revision), events.map(({ metadata }) => metadata.hash), leaves],
      });
      next = first + events.length;
      return true;
    },
  };
}
