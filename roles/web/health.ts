import type { Request, Response } from 'express';
import { readCheckpoints } from '#platform/read-model/checkpoints.ts';
import { readFaults } from '#platform/read-model/faults.ts';
import type { Application } from '../application.ts';

type Check = { readonly ok: boolean; readonly detail?: unknown };

const check = async (look: () => Promise<Check>): Promise<Check> => {
  try {
    return await look();
  } catch (error) {
    return { ok: false, detail: (error as Error).message };
  }
};

/** Whether this process can answer: database, event store and read models, each with its own word. */
export function createReadiness({ pool, store }: Application) {
  return async (_req: Request, res: Response): Promise<void> => {
    const [database, eventStore, readModels] = await Promise.all([
      check(async () => ({ ok: (await pool.query('select 1')).rowCount === 1 })),
      check(async () => ({ ok: true, detail: String((await store.head()) ?? 'empty') })),
      check(async () => {
        const [checkpoints, faults] = [await readCheckpoints(pool), await readFaults(pool)];
        const errors = new Map(faults.map(({ name, error }) => [name, error]));
        const projections = checkpoints.map(({ name, version, position, status }) => ({ name, version, position: String(position ?? ''), status }));
        return { ok: !faults.length, detail: [...projections, ...faults.filter(({ name }) => !checkpoints.some((c) => c.name === name)).map(({ name }) => ({ name, status: 'faulted' }))].map((one) => ({ ...one, ...(errors.has(one.name) ? { error: errors.get(one.name) } : {}) })) };
      }),
    ]);
    // A faulted read model is shown, but the rest of the shop goes on.
    const ready = database.ok && eventStore.ok;
    res.status(ready ? 200 : 503).json({ status: ready ? (readModels.ok ? 'ready' : 'degraded') : 'unavailable', database, eventStore, readModels });
  };
}
