// Reports how far the read models are behind history, who makes them, and what stands still (code.md 6.9).
import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import { systemClock } from '../runtime/clock.ts';
import { lagOf } from '../event-store/health.ts';
import type { Check } from '../health/health.ts';
import type { Sample } from '../health/gauges.ts';
import { readCheckpoints } from './checkpoints.ts';
import { readFaults } from './faults.ts';
import { readLeader, SILENT_AFTER_S } from './leadership.ts';
import type { Positions } from './positions.ts';

/** Readers notice that read models are older than this. */
export const LAG_DEGRADED_S = 10;
/** No more events than this are counted, however far behind. */
const COUNTED = 5_000;

/** The same truth from whichever projector it is asked of. */
export const projectorCheck = (pool: Pool, store: EventStore, now: () => number = systemClock.now): Check => ({
  name: 'projector',
  otherwise: 'unavailable',
  async look() {
    const leader = await readLeader(pool);
    const lag = await lagOf(store, leader.position, COUNTED, now());
    const samples: Sample[] = [
      { name: 'millwright_projector_lag_events', value: lag.events },
      { name: 'millwright_projector_lag_seconds', value: lag.seconds },
      { name: 'millwright_projector_leader_beat_age_seconds', value: leader.beatAgeSeconds },
      { name: 'millwright_projector_leader_seconds', value: leader.leadsForSeconds ?? 0 },
      { name: 'millwright_projector_position', value: Number(leader.position ?? -1n) },
    ];
    const isLed = leader.name !== '' && leader.beatAgeSeconds < SILENT_AFTER_S;
    const { position, ...who } = leader;
    return {
      level: isLed && lag.seconds < LAG_DEGRADED_S ? 'ok' : 'degraded',
      detail: { position: String(position ?? ''), lag, leader: { ...who, isSilent: !isLed } },
      samples,
    };
  },
});

/** Read models that are built, and whatever stands still until somebody acts. */
export const readModelsCheck = (pool: Pool): Check => ({
  name: 'read-models',
  otherwise: 'degraded',
  async look() {
    const [checkpoints, faults] = [await readCheckpoints(pool), await readFaults(pool)];
    const building = checkpoints
      .filter(({ status }) => status === 'building')
      .map(({ name, version, position }) => ({ name, version, position: String(position ?? '') }));
    const samples: Sample[] = [
      ...(['live', 'building', 'faulted'] as const).map((status): Sample => ({
        name: 'millwright_projections',
        labels: { status },
        value: checkpoints.filter((one) => one.status === status).length,
      })),
      ...faults.map(({ name }): Sample => ({ name: 'millwright_faults', labels: { name }, value: 1 })),
    ];
    return {
      level: faults.length ? 'degraded' : 'ok',
      detail: {
        projections: checkpoints.length,
        building,
        faults: faults.map(({ name, error, since }) => ({ name, error, since: since.toISOString() })),
      },
      samples,
    };
  },
});

/**
 * Tells how fresh the answers of this process are: the copies that it keeps follow the read models, and those follow the
 * store.
 */
export const copiesCheck = (
  positions: Pick<Positions, 'current'>,
  store: EventStore,
  now: () => number = systemClock.now,
): Check => ({
  name: 'copies',
  otherwise: 'degraded',
  async look() {
    const position = positions.current;
    const { seconds } = await lagOf(store, position < 0n ? undefined : position, 1, now());
    return {
      level: seconds < LAG_DEGRADED_S ? 'ok' : 'degraded',
      detail: { position: String(position), lagSeconds: seconds },
      samples: [
        { name: 'millwright_copies_position', value: Number(position) },
        { name: 'millwright_copies_lag_seconds', value: seconds },
      ],
    };
  },
});
