import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { createPool } from '#platform/kernel/postgres/pool.ts';
import { databaseCheck } from '#platform/kernel/postgres/health.ts';
import { createHealth, starting, type Health } from '#platform/kernel/health/health.ts';
import { serveInternal, type InternalServer } from './internal-server.ts';
import { createPrometheus } from './prometheus.ts';

const silent = pino({ level: 'silent' });
const opened: InternalServer[] = [];

async function serve(health: () => Health, ports: { readonly port?: number; readonly usualPort?: number } = {}) {
  const prometheus = createPrometheus('web');
  const server = await serveInternal({
    host: '127.0.0.1',
    port: ports.port,
    usualPort: ports.usualPort ?? (await freePort()),
    health,
    exposition: (report) => prometheus.exposition(report),
    contentType: prometheus.contentType,
    log: silent,
  });
  opened.push(server);
  return {
    server,
    prometheus,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init),
  };
}

describe('the internal port of a role', () => {
  afterEach(async () => {
    for (const server of opened.splice(0)) await server.close();
  });

  it('says that the process lives before it is ready, and that it is starting', async () => {
    const { get } = await serve(() => starting);
    expect([(await get('/health/live')).status, (await get('/health/ready')).status]).toEqual([200, 503]);
    expect(await (await get('/health/ready')).json()).toEqual({ status: 'starting', checks: {} });
  });

  it('is ready while it is only degraded, and says what is', async () => {
    const { get } = await serve(() =>
      createHealth([
        {
          name: 'copies',
          otherwise: 'degraded',
          look: async () => ({
            level: 'degraded',
            detail: { lagSeconds: 12 },
            samples: [{ name: 'millwright_copies_lag_seconds', value: 12 }],
          }),
        },
      ]),
    );
    const answer = await get('/health/ready');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'degraded', checks: { copies: { level: 'degraded', detail: { lagSeconds: 12 } } } },
    ]);
  });

  it('gives what was counted and what the checks find as metrics, with the role', async () => {
    const { get, prometheus } = await serve(() =>
      createHealth([
        {
          name: 'copies',
          otherwise: 'degraded',
          look: async () => ({ level: 'ok', samples: [{ name: 'millwright_copies_lag_seconds', value: 0.5 }] }),
        },
      ]),
    );
    prometheus.metrics.request('cart/addtocart', 200, 0.02);
    const text = await (await get('/metrics')).text();
    expect(text).toContain(
      'millwright_http_request_duration_seconds_bucket{le="0.025",role="web",operation="cart/addtocart",status="200"} 1',
    );
    expect(text).toContain('millwright_copies_lag_seconds{role="web"} 0.5');
    expect(text).toContain('millwright_health_status{status="ready",role="web"} 1');
  });

  it('leaves a figure out that cannot be told any more', async () => {
    let known = true;
    const health = createHealth(
      [
        {
          name: 'copies',
          otherwise: 'degraded',
          look: async () =>
            known
              ? { level: 'ok', samples: [{ name: 'millwright_copies_lag_seconds', value: 0 }] }
              : Promise.reject(new Error('away')),
        },
      ],
      { freshMs: -1 },
    );
    const { get } = await serve(() => health);
    expect(await (await get('/metrics')).text()).toContain('millwright_copies_lag_seconds{');
    known = false;
    const text = await (await get('/metrics')).text();
    expect(text).not.toContain('millwright_copies_lag_seconds{');
    expect(text).toContain('millwright_health_check{check="copies",role="web"} 0');
  });

  it('has three paths to read and nothing else', async () => {
    const { get } = await serve(() => starting);
    expect([
      (await get('/')).status,
      (await get('/metrics/x')).status,
      (await get('/health/live', { method: 'POST' })).status,
      (await get('/health/live', { method: 'HEAD' })).status,
    ]).toEqual([404, 404, 405, 200]);
  });

  it('is another one where the usual one is taken, but never where it was set', async () => {
    const { server } = await serve(() => starting);
    expect((await serve(() => starting, { usualPort: server.port })).server.port).not.toBe(server.port);
    await expect(serve(() => starting, { port: server.port })).rejects.toThrow(
      `METRICS_PORT: port ${server.port} is taken by another program`,
    );
  });

  describe('while PostgreSQL takes connections and never answers', () => {
    const sockets: Socket[] = [];
    let hanging: Server;
    beforeAll(async () => {
      hanging = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
      await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => {
      for (const socket of sockets) socket.destroy();
      hanging.close();
    });

    it('answers all the same: unavailable, and every other metric', async () => {
      const pool = createPool(`postgres://x:y@127.0.0.1:${(hanging.address() as AddressInfo).port}/z`, 'web', silent);
      const { get } = await serve(() => health);
      const health = createHealth([databaseCheck(pool)]);
      const [ready, metrics] = await Promise.all([get('/health/ready'), get('/metrics')]);
      expect([ready.status, metrics.status]).toEqual([503, 200]);
      expect(await metrics.text()).toContain('millwright_health_status{status="unavailable",role="web"} 1');
      for (const socket of sockets) socket.destroy();
      await pool.end();
    });
  });
});
