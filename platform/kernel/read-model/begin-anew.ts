// Read models on another store: their positions are those of the old one. What is made of events alone is emptied and
// built anew by the projector; policies go on after the last event they have seen, so that nothing is done again
// (decision 0019).
import { OperatorError } from '../runtime/operator-error.ts';
import { countOf, type Db, knex, present, rowOf, rowsOf } from '../postgres/statement.ts';
import { liveGroup } from './checkpoints.ts';

/** The pattern of the names of policies' projections, for `like`. */
const POLICIES = 'policy:%';

/** Checkpoints by event id, which is the same in every store. */
export interface Standings {
  /** Undefined before the first event. */
  readonly group: string | undefined;
  /** Policies that stopped at an event and stand on their own. */
  readonly alone: readonly { readonly name: string; readonly version: number; readonly event: string }[];
}

/** @throws OperatorError when it is not known at which event one of them stands */
export async function readStandings(db: Db): Promise<Standings> {
  const { position, last_event } = await rowOf<{ position: string; last_event: string | null }>(
    db,
    liveGroup().select('position', 'last_event'),
  );
  if (position !== '-1' && last_event === null)
    throw new OperatorError(
      'It is not known at which event the read models stand: start the shop once with this release, and stop it again.',
    );
  const rows = await rowsOf<{ name: string; version: number; event: string | null }>(
    db,
    knex({ p: 'platform.projection' })
      .leftJoin({ l: 'proof.leaf' }, 'l.position', 'p.position')
      .select('p.name', 'p.version', { event: 'l.id' })
      .whereLike('p.name', POLICIES)
      .whereNotNull('p.position')
      .whereNull('p.superseded_at'),
  );
  const alone = rows.map(({ name, version, event }) => {
    if (event === null)
      throw new OperatorError(
        `It is not known at which event ${name} stands: start the shop, wait until the projector is live, and stop it again.`,
      );
    return { name, version, event };
  });
  return { group: last_event ?? undefined, alone };
}

/** The events whose positions `beginAnew` needs. */
export const eventsOf = ({ group, alone }: Standings): Set<string> =>
  new Set([...(group ? [group] : []), ...alone.map(({ event }) => event)]);

/**
 * Empties what is made of events and takes the projections to where their events lie in the other store. Part of the
 * caller's transaction. `positions`: of the events that the standings name. @throws OperatorError when one of them is
 * not in the other store
 */
export async function beginAnew(
  db: Db,
  { group, alone }: Standings,
  positions: ReadonlyMap<string, bigint>,
): Promise<void> {
  const positionOf = (event: string) => {
    const position = positions.get(event);
    if (position === undefined)
      throw new OperatorError(`The event store does not hold event ${event}, up to which the read models were built.`);
    return String(position);
  };
  for (const statement of [
    knex.raw('drop schema if exists read cascade'),
    knex.raw('create schema read'),
    knex.raw('truncate ??, ??, ??, ??, ??', [
      'proof.leaf',
      'proof.tile',
      'proof.stream_end',
      'platform.snapshot',
      'platform.comparison',
    ]),
    knex('proof.tree').update({ size: 0 }),
    knex('platform.projection').whereNot('name', 'like', POLICIES).orWhereNotNull('superseded_at').delete(),
    knex('platform.fault').whereIn('name', ['event-store-history', 'proof-head']).delete(),
    liveGroup().update({
      position: group ? positionOf(group) : '-1',
      last_event: group ?? null,
      epoch: knex.raw('epoch + 1'),
      moved_at: present(),
    }),
    ...alone.map(({ name, version, event }) =>
      knex('platform.projection')
        .where({ name, version })
        .update({ position: positionOf(event), moved_at: present() }),
    ),
  ])
    await countOf(db, statement);
}
