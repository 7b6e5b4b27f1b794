import type { Pool } from 'pg';
import { OperatorError } from '../runtime/operator-error.ts';
import { readCheckpoints } from './checkpoints.ts';
import type { ReadModel } from './read-model.ts';

const POLL_MS = 50;
const TIMEOUT_MS = 120_000;

/** Waits until the projector has built every read model at its present version. @throws OperatorError when none does */
export async function awaitReadModels(pool: Pool, models: readonly ReadModel[]): Promise<void> {
  let positions = '';
  for (let movedAt = performance.now(); ;) {
    const checkpoints = await readCheckpoints(pool);
    const missing = models.filter(
      ({ name, version }) =>
        !checkpoints.some((c) => c.name === name && c.version === version && c.status !== 'building'),
    );
    if (!missing.length) return;
    // Building from a long history takes its time, and says how far it has come.
    const now = checkpoints.map(({ position }) => position).join(' ');
    if (now !== positions) movedAt = performance.now();
    positions = now;
    if (performance.now() - movedAt > TIMEOUT_MS)
      throw new OperatorError(
        `The read models ${missing.map((m) => m.name).join(', ')} are not built: is a projector running?`,
      );
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
