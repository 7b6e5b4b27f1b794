// A client may be cut off in the middle of an append: nothing of it may be stored.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { collect, manyTested, newStream, tested, useStore } from './harness.ts';
import { beginAppend } from './raw-append.ts';

const store = useStore();
const EVENTS = 8_000;

/** Events stored of a stream, once the server has dealt with everything that was sent to it before. */
async function storedOf(stream: string): Promise<number> {
  await store().client.appendToStream(newStream(), tested(0));
  const events = await collect(store().client.readStream(stream)).catch((error: { type?: string }) => {
    if (error.type === 'stream-not-found') return [];
    throw error as Error;
  });
  return events.length;
}

describe('an append by a call of its own', () => {
  it('whose deadline passes half-way is stored whole or not at all', async () => {
    const stored: number[] = [];
    let cutOff = 0;
    for (const deadline of [20, 40, 80, 120, 160, 200]) {
      const stream = newStream();
      const append = store().client.appendToStream(stream, manyTested(EVENTS), {
        deadline,
        credentials: { username: 'admin', password: 'changeit' },
      });
      const [result] = await Promise.allSettled([append]);
      if (result.status === 'rejected') cutOff += 1;
      stored.push(await storedOf(stream));
    }
    expect(cutOff).toBeGreaterThan(0);
    expect(stored.filter((count) => count !== 0 && count !== EVENTS)).toEqual([]);
  });

  it('that is cancelled half-way is not stored', async () => {
    const stream = newStream();
    const { call, ended, close } = await beginAppend(store().url, stream, 100);
    call.cancel();
    await ended;
    expect(await storedOf(stream)).toBe(0);
    close();
  });

  it('whose program is killed half-way is not stored', async () => {
    const stream = newStream();
    const program = fork(fileURLToPath(new URL('./raw-append.ts', import.meta.url)), [store().url, stream, '100'], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    await once(program, 'message');
    program.kill('SIGKILL');
    await once(program, 'exit');
    expect(await storedOf(stream)).toBe(0);
  });

  it('that is finished is stored, though its client goes at once', async () => {
    const stream = newStream();
    const { call, ended, close } = await beginAppend(store().url, stream, 100);
    call.end();
    await ended;
    close();
    expect(await storedOf(stream)).toBe(100);
  });
});

it('a batch whose client goes half-way is stored whole or not at all', async () => {
  const stored: number[] = [];
  let cutOff = 0;
  for (const deadline of [5, 20, 50, 100]) {
    const stream = newStream();
    const append = store().client.appendToStream(stream, manyTested(EVENTS), { deadline, batchAppendSize: 16 * 1024 });
    const [result] = await Promise.allSettled([append]);
    if (result.status === 'rejected') cutOff += 1;
    stored.push(await storedOf(stream));
  }
  expect(cutOff).toBeGreaterThan(0);
  expect(stored.filter((count) => count !== 0 && count !== EVENTS)).toEqual([]);
});
