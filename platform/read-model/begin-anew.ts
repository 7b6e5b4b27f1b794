// Read models on another store: their positions are those of the old one. What is made of events alone is emptied and
// built anew by the projector; policies go on after the last event they have seen, so that nothing is done again
// (decision 0019).
import { OperatorError } from '../operator-error.ts';
import type { Db } from './table.ts';

/** How far the projections have come, by event: that is the same in every store. */
export interface Standings {
  /** Undefined before the first event. */
  readonly group: string | undefined;
  /** Policies that stopped at an event and stand on their own. */
  readonly alone: readonly { readonly name: string; readonly version: number; readonly event: string }[];
}

/** @throws OperatorError when it is not known at which event one of them stands */
export async function readStandings(db: Db): Promise<Standings> {
  const { rows: groups } = await db.query<{ position: string; last_event: string | null }>(
    `select position, last_event from platform.projection_group where name = 'live'`,
  );
  const { position, last_event } = groups[0]!;
  if (position !== '-1' && last_event === null)
    throw new OperatorError(
      'It is not known at which event the read models stand: start the shop once with this release, and stop it again.',
    );
  const { rows } = await db.query<{ name: string; version: number; event: string | null }>(
    `select p.name, p.version, l.id as event from platform.projection p left join proof.leaf l on l.position = p.position
      where p.name like 'policy:%' and p.position is not null and p.superseded_at is null`,
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
  await db.query(
    `drop schema if exists read cascade; create schema read; truncate proof.leaf, proof.tile, proof.stream_end, platform.snapshot, platform.comparison; update proof.tree set size = 0`,
  );
  await db.query(`delete from platform.projection where name not like 'policy:%' or superseded_at is not null`);
  await db.query(`delete from platform.fault where name in ('event-store-history', 'proof-head')`);
  await db.query(
    `update platform.projection_group set position = $1, last_event = $2, epoch = epoch + 1, moved_at = now() where name = 'live'`,
    [group ? positionOf(group) : '-1', group ?? null],
  );
  for (const { name, version, event } of alone)
    await db.query('update platform.projection set position = $3, moved_at = now() where name = $1 and version = $2', [
      name,
      version,
      positionOf(event),
    ]);
}
