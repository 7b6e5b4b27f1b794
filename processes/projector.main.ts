// The projector: follows all events, keeps the read models and the proof log, and signs its heads.
import { readConfig } from '#platform/adapters/config/config.ts';
import { runRole } from '#platform/kernel/runtime/process.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { logProjection } from '#platform/kernel/proof/log-projection.ts';
import { startSigning } from '#platform/kernel/proof/sign-head.ts';
import { triggerProjection } from '#platform/kernel/queue/trigger.ts';
import { readModelProjection, type Projection } from '#platform/kernel/read-model/projection.ts';
import { eventStoreCheck } from '#platform/kernel/event-store/health.ts';
import { databaseCheck, databaseSizeCheck } from '#platform/kernel/postgres/health.ts';
import { projectorCheck, readModelsCheck } from '#platform/kernel/read-model/health.ts';
import { runProjector, type ProjectorState } from '#platform/kernel/read-model/projector.ts';
import { createSigner } from '#proof/tree-head.ts';
import { readModels } from '#projections/registry.ts';
import { announceHeads } from '#workers/proof/send-head.job.ts';
import { policies } from '#workers/registry.ts';
import { connectInfrastructure } from './bootstrap.ts';
import { observeRole } from './observe-role.ts';

const LEADING: Readonly<Record<ProjectorState, boolean>> = {
  'standing-by': false,
  'catching-up': true,
  live: true,
  disconnected: true,
  'other-history': false,
};

await runRole('projector', async (log) => {
  const config = readConfig();
  if (!config.PROOF_KEY) throw new OperatorError('Configuration: PROOF_KEY is missing');
  const observability = await observeRole(config, 'projector', log);
  const { pool, store, keys, close } = await connectInfrastructure(config, 'projector', log, observability);
  const ending = new AbortController();
  const projections = [
    ...readModels.map((model) => readModelProjection(model)),
    ...policies.map(({ trigger }) => triggerProjection(trigger)),
    logProjection(),
  ].map((projection): Projection => ({
    ...projection,
    // After a rebuild nothing that is remembered is true any more: the keys of who was erased among it (decision 0083).
    forget() {
      projection.forget();
      keys.forget();
    },
  }));
  let present: ProjectorState = 'standing-by';
  const onState = (state: ProjectorState) => {
    present = state;
    observability.metrics.leading(LEADING[state]);
    log.info({ state }, 'projector');
  };
  const running = runProjector({ pool, store, projections, log, signal: ending.signal, onState });
  const signing = await startSigning({
    pool,
    signer: createSigner(Buffer.from(config.PROOF_KEY, 'base64')),
    intervalMs: config.PROOF_INTERVAL * 1_000,
    announce: announceHeads(config),
    log,
  });
  observability.watch([
    databaseCheck(pool),
    eventStoreCheck(store, 'unavailable'),
    projectorCheck(pool, store),
    readModelsCheck(pool),
    databaseSizeCheck(pool),
    {
      name: 'state',
      otherwise: 'degraded',
      look: async () => ({
        level: present === 'other-history' ? 'unavailable' : 'ok',
        detail: { state: present, leads: LEADING[present] },
      }),
    },
  ]);
  return {
    metricsPort: observability.port,
    async stop() {
      await signing.stop();
      ending.abort();
      await running;
      await close();
      await observability.close();
    },
  };
});
