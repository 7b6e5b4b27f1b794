// The sandbox payment gateway, on an origin of its own.
import { createServer } from 'node:http';
import { readGatewayConfig } from '#platform/adapters/config/config.ts';
import { listen } from '#platform/kernel/http/listen.ts';
import { createSandboxGateway } from '#payment-sandbox/server.ts';
import { createSandboxClock } from '#payment-sandbox/sandbox-clock.ts';
import { openVault } from '#payment-sandbox/vault.ts';
import { openDatabase } from '#platform/kernel/postgres/open.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { runRole } from '#platform/kernel/runtime/process.ts';
import { publicOrigin } from './public-origin.ts';

await runRole('gateway', async (log) => {
  const config = readGatewayConfig();
  if (!config.EMBEDDED && config.NODE_ENV === 'production')
    throw new OperatorError('The sandbox gateway moves no money and refuses to run in production');
  const pool = await openDatabase(config.DATABASE_URL, 'gateway', log, 4);
  const { origin, port, hostname } = new URL(config.GATEWAY_URL);
  const app = createSandboxGateway({
    vault: await openVault(pool),
    shopOrigin: publicOrigin(config),
    isUnderShop: config.DEMONSTRATION,
    origin,
    apiKey: config.GATEWAY_API_KEY,
    webhookSecret: config.GATEWAY_WEBHOOK_SECRET,
    log,
    clock: createSandboxClock(),
  });
  const server = await listen(
    createServer(app),
    Number(port),
    hostname === 'localhost' ? '127.0.0.1' : hostname,
    'GATEWAY_URL',
  );
  return {
    async stop() {
      await server.close();
      await pool.end();
    },
  };
});
