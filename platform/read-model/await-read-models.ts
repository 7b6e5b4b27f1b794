import type { Pool } from 'pg';
import { OperatorError } from '../operator-error.ts';
import { readCheckpoints } from './checkpoints.ts';
import type { ReadModel } from './read-model.ts';

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 120_000;

/** Waits until the projector has built every read model at its present version. @throws OperatorError when none does */
export async function awaitReadModels(pool: Pool, models: readonly ReadModel[]): Promise<void> {
  for (const begun = Date.now(); ; ) {
    const checkpoints = await readCheckpoints(pool);
    const missing = models.filter(({ name, version }) => !checkpoints.some((c) => c.name === name && c.version === version && c.status !== 'building'));
    if (!missing.length) return;
    if (Date.now() - begun > PATIENCE_MS) throw new OperatorError(`The read models ${missing.map((m) => m.name).join(', ')} are not built: is a projector running?`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
