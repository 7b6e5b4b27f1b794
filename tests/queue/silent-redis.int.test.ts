// A Redis whose connections stay silent after a fail-over: what is to be done must not wait for them.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { pino } from 'pino';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { createQueue, type JobQueue } from '#platform/kernel/queue/queue.ts';
import { startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import { until } from '../harness/until.ts';

const silent = pino({ level: 'silent' });
const withRedis = spawnSync('redis-server', ['--version']).status === 0 ? describe : describe.skip;

withRedis('a queue on a Redis that falls silent', () => {
  let redis: ChildProcess;
  let proxy: TcpProxy;
  let [adding, working]: (JobQueue | undefined)[] = [];

  beforeAll(async () => {
    const port = await freePort();
    redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise<void>((resolve) =>
      redis.stdout!.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve()),
    );
    proxy = await startTcpProxy({ port });
    adding = await createQueue({
      databaseUrl: '',
      redisUrl: `redis://127.0.0.1:${proxy.port}`,
      log: silent,
      silenceMs: 300,
    });
    working = await createQueue({ databaseUrl: '', redisUrl: `redis://127.0.0.1:${port}`, log: silent });
  });
  afterAll(async () => {
    await adding?.close();
    await working?.close();
    await proxy.close();
    redis.kill('SIGKILL');
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
