// The web role: API, storefront, back office.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#platform/adapters/config/config.ts';
import { announceBusy } from '#platform/kernel/command/backpressure.ts';
import { listen } from '#platform/kernel/http/listen.ts';
import { runRole } from '#platform/kernel/runtime/process.ts';
import { buildApplication } from '../application.ts';
import { observeRole } from '../observe-role.ts';
import { shopOrigin } from '../public-origin.ts';
import { webChecks } from './health.ts';
import { createWebServer } from './web-server.ts';
import { createWeb } from './web.ts';
import type { Storefront } from './pages.ts';

await runRole('web', async (log) => {
  const config = readConfig();
  const observability = await observeRole(config, 'web', log);
  const application = await buildApplication(config, 'web', log, { observability });
  const storefront = (await import(
    pathToFileURL(join(process.cwd(), 'dist/storefront-server/entry-server.js')).href
  )) as Storefront;
  const server = createWebServer(
    createWeb(application, storefront, shopOrigin(config), observability.watch(webChecks(application))),
  );
  let requests = 0;
  server.on('request', () => (requests += 1));
  const announced = announceBusy(application.pool, () => requests, log);
  const listening = await listen(server, config.PORT, config.HOST, 'PORT');
  return {
    metricsPort: observability.port,
    async stop() {
      await listening.close();
      announced.stop();
      await application.close();
      await observability.close();
    },
  };
});
