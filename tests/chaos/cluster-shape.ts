// Two web processes, two projectors and two workers against services that run elsewhere: event store, PostgreSQL,
// Redis, gateway and SMTP server, each behind a proxy that takes it away. Everything runs from `dist`, as it ships.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Input, Output, Route } from '#contracts/api.ts';
import { accounts, staff } from '#demo/shop/customers.ts';
import { readConfig } from '#platform/adapters/config/config.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { buildApplication } from '#processes/application.ts';
import { loadSmallCatalogue } from '../harness/small-catalogue.ts';
import { hasRedis, startRedis } from '../harness/redis-server.ts';
import { startSmtpSink } from '../harness/smtp-sink.ts';
import { startTcpProxy } from '../harness/tcp-proxy.ts';
import { until } from '../harness/until.ts';
import { startRoleProcess } from './role-process.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

export interface Databases {
  /** Read models and outbox. The postmaster's data folder is named where it may be killed and frozen. */
  readonly shop: { readonly url: string; readonly folder?: string };
  /** On servers that no fault reaches. */
  readonly store: string;
  readonly gateway: string;
}

const ITEMS = ['6205', '6306'];
const STOCK_COUNT = 100_000;
const START_MS = 30_000;

export async function startCluster(databases: Databases): Promise<ShopUnderTest> {
  if (!existsSync('dist/server/web.js')) throw new Error('the shop is not built: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'millwright-chaos-'));
  // Kept where somebody says where.
  const logs = process.env['CHAOS_LOGS'] ?? join(folder, 'logs');
  mkdirSync(logs, { recursive: true });
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  const running = new Map<string, { readonly pid: number }>();
  const role = async (name: string, program: string, environment: Readonly<Record<string, string>>) => {
    const started = await startRoleProcess(name, program, environment, join(logs, `${name}.log`));
    running.set(name, started);
    stops.push(() => started.stop());
  };

  try {
    const redis = hasRedis ? await startRedis({ restarts: true }) : undefined;
    if (redis) stops.push(redis.stop);
    const sink = await startSmtpSink();
    stops.push(sink.close);
    const [storePort, gatewayPort, port, secondPort, indexPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const shopDatabase = new URL(databases.shop.url);
    const proxies = {
      gateway: await startTcpProxy({ port: gatewayPort }),
      smtp: await startTcpProxy({ port: sink.port }),
      'event-store': await startTcpProxy({ port: storePort }),
      postgres: await startTcpProxy({ port: Number(shopDatabase.port) }),
      ...(redis ? { redis: await startTcpProxy({ port: redis.port }) } : {}),
    };
    stops.push(() => Promise.all(Object.values(proxies).map((proxy) => proxy.close())));
    const token = randomBytes(16).toString('hex');
    const storeUrl = (at: number) => `esdb://127.0.0.1:${at}?tls=false&connectionName=${token}`;
    const direct: Record<string, string> = {
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      MILLWRIGHT_DATA: folder,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      RATE_LIMIT_FACTOR: '1000000',
      PROOF_INTERVAL: '2',
      DATABASE_URL: databases.shop.url,
      EVENTSTORE_URL: storeUrl(storePort),
      GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      GATEWAY_API_KEY: randomBytes(16).toString('hex'),
      GATEWAY_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
      MASTER_KEY: randomBytes(32).toString('base64'),
      PROOF_KEY: randomBytes(32).toString('base64'),
      CATALOGUE_INDEX_URL: `tcp://127.0.0.1:${indexPort}`,
      CATALOGUE_INDEX_TOKEN: token,
    };
    shopDatabase.port = String(proxies.postgres.port);
    const proxied: Record<string, string> = {
      ...direct,
      DATABASE_URL: shopDatabase.href,
      EVENTSTORE_URL: storeUrl(proxies['event-store'].port),
      GATEWAY_URL: `http://127.0.0.1:${proxies.gateway.port}`,
      SMTP_URL: `smtp://127.0.0.1:${proxies.smtp.port}`,
      ...(proxies.redis ? { REDIS_URL: `redis://127.0.0.1:${proxies.redis.port}` } : {}),
    };

    await role('event-store', 'event-store', {
      DATABASE_URL: databases.store,
      EVENTSTORE_PORT: String(storePort),
      EVENTSTORE_TOKEN: token,
    });
    await Promise.all([
      role('projector-1', 'projector', proxied),
      role('gateway', 'gateway', { ...direct, DATABASE_URL: databases.gateway }),
    ]);
    await Promise.all([
      role('projector-2', 'projector', proxied),
      role('catalogue-index', 'catalogue-index', proxied),
      load(direct),
    ]);
    await Promise.all([role('worker-1', 'worker', proxied), role('web-1', 'web', { ...proxied, PORT: String(port) })]);
    await Promise.all([
      role('worker-2', 'worker', proxied),
      role('web-2', 'web', { ...proxied, PORT: String(secondPort) }),
    ]);

    const urls = [port, secondPort].map((at) => `http://localhost:${at}`);
    await until(
      async () =>
        (
          await Promise.all(
            urls.map((url) =>
              fetch(`${url}/health/ready`).then(
                ({ ok }) => ok,
                () => false,
              ),
            ),
          )
        ).every(Boolean)
          ? true
          : undefined,
      'readiness',
      START_MS,
    );
    const postmaster = () =>
      databases.shop.folder
        ? ([
            ['postgres', Number(readFileSync(join(databases.shop.folder, 'postmaster.pid'), 'utf8').split('\n')[0])],
          ] as const)
        : [];
    return {
      shape: 'cluster',
      urls,
      gatewayUrl: direct['GATEWAY_URL']!,
      gatewayDatabaseUrl: databases.gateway,
      sink,
      proxies,
      items: ITEMS,
      toolEnvironment: direct,
      logs,
      stop,
      processes: () =>
        new Map([
          ...[...running].map(([name, { pid }]) => [name, pid] as const),
          ...(redis ? ([['redis', redis.pid()]] as const) : []),
          ...postmaster(),
        ]),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sets up what a dealer has before the first order: settings, catalogue, accounts, staff. */
async function load(environment: Readonly<Record<string, string>>): Promise<void> {
  const { dispatcher, close } = await buildApplication(readConfig(environment), 'demo', pino({ level: 'silent' }));
  const send = async <R extends Route>(route: R, input: Input<R>): Promise<Output<R>> => {
    const commandId = randomUUID();
    return (
      await dispatcher.dispatchAsSystem(route, input, {
        name: 'chaos',
        commandId,
        correlationId: commandId,
        causationId: commandId,
      })
    ).output as Output<R>;
  };
  await loadSmallCatalogue({ send });
  for (const itemNumber of ITEMS) await send('stock/count', { itemNumber, counts: { mtl: STOCK_COUNT } });
  for (const input of accounts) await send('account/open', { ...input, creditLimit: 1_000_000_000 });
  for (const input of staff) await send('staff/add', input);
  await close();
}
