// The projector: follows all events and keeps the read models.
import { readConfig } from '#platform/config/config.ts';
import { runRole } from '#platform/process.ts';
import { policyProjection } from '#platform/queue/policy.ts';
import { readModelProjection } from '#platform/read-model/projection.ts';
import { runProjector } from '#platform/read-model/projector.ts';
import { readModels } from '#projections/registry.ts';
import { reactions } from '#workers/registry.ts';
import { layFoundation } from './application.ts';

await runRole('projector', async (log) => {
  const { pool, store, close } = await layFoundation(readConfig(), 'projector', log);
  const ending = new AbortController();
  const projections = [...readModels.map((model) => readModelProjection(model)), ...reactions.map(({ policy }) => policyProjection(policy))];
  const running = runProjector({ pool, store, projections, log, signal: ending.signal, onState: (state) => log.info({ state }, 'projector') });
  return {
    async stop() {
      ending.abort();
      await running;
      await close();
    },
  };
});
