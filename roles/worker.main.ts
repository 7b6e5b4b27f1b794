// The worker: does what happens because something happened.
import { readConfig } from '#platform/config/config.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { startRetention } from '#platform/retention.ts';
import { runRole } from '#platform/process.ts';
import { createQueue } from '#platform/queue/queue.ts';
import { startWorker } from '#platform/queue/worker.ts';
import { comparisonJob } from '#platform/read-model/comparisons.ts';
import { readModels } from '#projections/registry.ts';
import { headJobs } from '#workers/proof/send-head.job.ts';
import { reactions } from '#workers/registry.ts';
import { buildApplication } from './application.ts';
import { publicOrigin } from './public-origin.ts';

await runRole('worker', async (log) => {
  const config = readConfig();
  const application = await buildApplication(config, 'worker', log);
  const { pool, dispatcher } = application;
  const queue = await createQueue({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL, log });
  const worker = await startWorker({
    pool, databaseUrl: config.DATABASE_URL, queue, dispatcher, log, jobs: [...reactions.map(({ job }) => job), ...headJobs(config), comparisonJob(pool, application.store, readModels)], mailer: createMailer(pool, config.MAIL_FROM, config.SMTP_URL), publicOrigin: publicOrigin(config),
  });
  const retention = startRetention({ pool, log, securityLogDays: config.SECURITY_LOG_DAYS });
  return {
    async stop() {
      await retention.stop();
      await worker.stop();
      await application.close();
    },
  };
});
