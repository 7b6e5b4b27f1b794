// The projector: follows all events, keeps the read models and the proof log, and signs its heads.
import { readConfig } from '#platform/config/config.ts';
import { runRole } from '#platform/process.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { logProjection } from '#platform/proof/log-projection.ts';
import { startSigning } from '#platform/proof/sign-head.ts';
import { policyProjection } from '#platform/queue/policy.ts';
import { readModelProjection } from '#platform/read-model/projection.ts';
import { runProjector } from '#platform/read-model/projector.ts';
import { createSigner } from '#proof/tree-head.ts';
import { readModels } from '#projections/registry.ts';
import { announceHeads } from '#workers/proof/send-head.job.ts';
import { reactions } from '#workers/registry.ts';
import { layFoundation } from './foundation.ts';

await runRole('projector', async (log) => {
  const config = readConfig();
  if (!config.PROOF_KEY) throw new OperatorError('Configuration: PROOF_KEY is missing');
  const { pool, store, close } = await layFoundation(config, 'projector', log);
  const ending = new AbortController();
  const projections = [...readModels.map((model) => readModelProjection(model)), ...reactions.map(({ policy }) => policyProjection(policy)), logProjection()];
  const running = runProjector({ pool, store, projections, log, signal: ending.signal, onState: (state) => log.info({ state }, 'projector') });
  const signing = await startSigning({ pool, signer: createSigner(Buffer.from(config.PROOF_KEY, 'base64')), intervalMs: config.PROOF_INTERVAL * 1_000, announce: announceHeads(config), log });
  return {
    async stop() {
      await signing.stop();
      ending.abort();
      await running;
      await close();
    },
  };
});
