// A Redis whose connections stay silent after a fail-over: what is to be done must not wait for them.
import { pino } from 'pino';
import { createQueue, type JobQueue } from '#platform/kernel/queue/queue.ts';
import { hasRedis, startRedis, type RedisServer } from '../harness/redis-server.ts';
import { startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import { until } from '../harness/until.ts';

const silent = pino({ level: 'silent' });

describe.skipIf(!hasRedis)('a queue on a Redis that falls silent', () => {
  let redis: RedisServer;
  let proxy: TcpProxy;
  let [adding, working]: (JobQueue | undefined)[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    proxy = await startTcpProxy({ port: redis.port });
    adding = await createQueue({
      databaseUrl: '',
      redisUrl: `redis://127.0.0.1:${proxy.port}`,
      log: silent,
      silenceMs: 300,
    });
    working = await createQueue({ databaseUrl: '', redisUrl: redis.url, log: silent });
  });
  afterAll(async () => {
    await adding?.close();
    await working?.close();
    await proxy.close();
    await redis.stop();
  });

  it('hands out again once it is back, though the old connection never ended', async () => {
    const done: string[] = [];
    await working!.work(async (effectIds) => void done.push(...effectIds));
    await proxy.set('hang');
    const added = adding!.add([{ effectId: 'e.1', attempt: 0, kind: 'notification' }]);
    await proxy.set('pass', { halfOpen: true });
    await added;
    await until(async () => (done.includes('e.1') ? true : undefined), 'the job');
    expect(done).toEqual(['e.1']);
  });
});
