import type { Pool } from 'pg';
import { pino } from 'pino';
import { createSnapshots } from './snapshots.ts';

const rowOf = (stream: string) => ({
  stream,
  version: 1,
  revision: 1_000,
  hash: `hash of ${stream}`,
  position: '7',
  state: { of: stream },
  handled: [['c1', 999]],
  bytes: 20,
});

function poolWith(...stored: string[]) {
  const asked: string[][] = [];
  const query = async ({ values: [streams] }: { values: [string[]] }) => {
    asked.push(streams);
    if (streams.includes('broken')) throw new Error('away');
    return { rows: stored.filter((stream) => streams.includes(stream)).map(rowOf) };
  };
  return { asked, snapshots: createSnapshots({ query } as unknown as Pool, pino({ level: 'silent' })) };
}

describe('snapshots that are asked for at once', () => {
  it('are loaded by one statement, and each stream gets its own', async () => {
    const { asked, snapshots } = poolWith('stock-1', 'stock-3');
    const loaded = await Promise.all(
      ['stock-1', 'stock-2', 'stock-3', 'stock-1'].map((stream) => snapshots.load(stream, 1)),
    );
    expect(asked).toEqual([['stock-1', 'stock-2', 'stock-3']]);
    expect(loaded.map((of) => of?.state)).toEqual([{ of: 'stock-1' }, undefined, { of: 'stock-3' }, { of: 'stock-1' }]);
    expect(loaded[0]).toEqual({
      state: { of: 'stock-1' },
      head: { revision: 1_000, hash: 'hash of stock-1' },
      position: 7n,
      processedCommands: new Map([['c1', 999]]),
      bytes: 20,
    });
  });

  it('are not those of another version, nor those that somebody asked for before', async () => {
    const { asked, snapshots } = poolWith('stock-1');
    expect(await snapshots.load('stock-1', 2)).toBeUndefined();
    expect(await snapshots.load('stock-1', 1)).toBeDefined();
    expect(asked).toEqual([['stock-1'], ['stock-1']]);
  });

  it('fail together, and the next are asked for anew', async () => {
    const { snapshots } = poolWith('stock-1');
    const failed = await Promise.allSettled([snapshots.load('stock-1', 1), snapshots.load('broken', 1)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await snapshots.load('stock-1', 1)).toBeDefined();
  });
});
