import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';
import { double, eat, spin, wait } from './testing/tasks.ts';

const file = join(fileURLToPath(new URL('.', import.meta.url)), 'testing/tasks.ts');

describe('costly work in a thread', () => {
  let pool: ThreadPool;
  beforeAll(() => void (pool = createThreadPool({ file, threads: 1, waiting: 2, memoryMb: 48 })));
  afterAll(() => pool.close());

  it('is answered', async () => expect(await pool.run(double, 21)).toBe(42));

  it('that never ends is ended, while everybody else goes on (security.md S1)', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 20);
    await expect(pool.run(spin, null)).rejects.toMatchObject({ status: 413, code: 'too_costly' });
    clearInterval(timer);
    // An event loop that is blocked turns not at all.
    expect(turns).toBeGreaterThan(0);
    expect(await pool.run(double, 2)).toBe(4);
  });

  it('that takes more memory than it may is ended, and nothing else', async () => {
    await expect(pool.run(eat, null)).rejects.toMatchObject({ status: 413, code: 'too_costly' });
    expect(await pool.run(double, 3)).toBe(6);
  });

  it('of which too much waits is refused at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => pool.run(wait, 200)));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
    expect(all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))).toEqual(
      expect.arrayContaining([expect.objectContaining({ status: 503, code: 'busy' })]),
    );
  });
});
