// The worker: does what happens because something happened.
import { constants, setPriority } from 'node:os';
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { readConfig } from '#platform/adapters/config/config.ts';
import { createMailer } from '#platform/adapters/mail/mailer.ts';
import { eventStoreCheck } from '#platform/kernel/event-store/health.ts';
import { observedMailer } from '#platform/adapters/observability/observed-mailer.ts';
import { databaseCheck } from '#platform/kernel/postgres/health.ts';
import { effectsCheck, queueCheck } from '#platform/kernel/queue/health.ts';
import { copiesCheck } from '#platform/kernel/read-model/health.ts';
import { startRetention } from '#platform/shop/retention.ts';
import { runRole } from '#platform/kernel/runtime/process.ts';
import { createQueue } from '#platform/kernel/queue/queue.ts';
import { observedAttempt } from '#platform/adapters/observability/observed-attempt.ts';
import { startWorker } from '#platform/kernel/queue/worker.ts';
import { comparisonJob } from '#platform/shop/comparison/comparisons.ts';
import { createPersonalRebuild, personalReadModels } from '#platform/shop/personal-data/rebuild-personal.ts';
import { readModels } from '#projections/registry.ts';
import { headJobs } from '#workers/proof/send-head.job.ts';
import { policies } from '#workers/registry.ts';
import { buildApplication } from './application.ts';
import { observeRole } from './observe-role.ts';
import { publicOrigin } from './public-origin.ts';

/** Somebody waits for a page, and nobody for a job: of a busy machine shoppers get the most. */
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

await runRole('worker', async (log) => {
  setPriority(PRIORITY);
  const config = readConfig();
  const observability = await observeRole(config, 'worker', log);
  const application = await buildApplication(config, 'worker', log, {
    observability,
    makesRoom: true,
  });
  const { pool, store, positions, dispatcher } = application;
  const queue = await createQueue({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL, log });
  const jobs = [...policies.map(({ job }) => job), ...headJobs(config), comparisonJob(pool, store, readModels)];
  const mailer = observedMailer(createMailer(pool, config.MAIL_FROM, config.SMTP_URL), observability);
  const worker = await startWorker({
    pool,
    databaseUrl: config.DATABASE_URL,
    queue,
    dispatcher,
    positions,
    log,
    jobs,
    services: {
      mailer,
      publicOrigin: publicOrigin(config),
      rebuildPersonal: createPersonalRebuild(pool, store, personalReadModels(readModels, eventCatalogue)),
    },
    observe: (effect, run) => observedAttempt(effect, observability, run),
  });
  const kinds = new Map(jobs.map(({ name, kind }) => [name, kind]));
  observability.watch([
    databaseCheck(pool),
    eventStoreCheck(store, 'degraded'),
    copiesCheck(positions, store, application.now),
    effectsCheck(pool, (job) => kinds.get(job)),
    queueCheck(queue),
    mailer.check,
  ]);
  const retention = startRetention({
    pool,
    log,
    securityLogDays: config.SECURITY_LOG_DAYS,
    blobs: application.services.blobs,
    clock: application.services.clock,
  });
  return {
    metricsPort: observability.port,
    async stop() {
      await retention.stop();
      await worker.stop();
      await application.close();
      await observability.close();
    },
  };
});
