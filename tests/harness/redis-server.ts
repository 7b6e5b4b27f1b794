import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { trueTime } from './machine-environment.ts';

export const hasRedis = spawnSync('redis-server', ['--version'], { env: trueTime }).status === 0;

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  pid(): number;
  stop(): Promise<void>;
}

/** A Redis that keeps nothing over a restart, which is the worse case, and is ready when this resolves. */
export async function startRedis({ restarts = false }: { readonly restarts?: boolean } = {}): Promise<RedisServer> {
  const port = await freePort();
  let isStopping = false;
  let child!: ChildProcess;
  const launch = async () => {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: trueTime,
    });
    if (restarts) child.once('exit', () => !isStopping && setTimeout(() => void launch(), 1_000));
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve());
      child.once('error', reject);
    });
  };
  await launch();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    pid: () => child.pid!,
    async stop() {
      isStopping = true;
      const end = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGCONT');
      if (child.kill('SIGKILL')) await end;
    },
  };
}
