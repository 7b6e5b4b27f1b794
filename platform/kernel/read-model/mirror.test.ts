import type { Pool } from 'pg';
import { createMirror } from './mirror.ts';
import type { Positions, TableChanges } from './positions.ts';
import { defineReadModel } from './read-model.ts';

interface Row {
  readonly id: string;
  readonly name: string;
}
const model = defineReadModel<Row, never>({
  name: 'thing',
  version: 1,
  key: 'id',
  columns: { id: 'text', name: 'text' },
  on: {} as never,
});

type Listener = (changed: TableChanges) => Promise<void>;

/** A table whose rows are those of `stored`; `meanwhile` comes after the first of its reads. */
function table(stored: { row: Row; position: string }[], meanwhile: () => Promise<void> = () => Promise.resolve()) {
  let reads = 0;
  const pool = {
    query: async ({ text, values = [] }: { readonly text: string; readonly values?: readonly unknown[] }) => {
      if (text.includes('count(')) return { rows: [{ rows: stored.length }] };
      const rows = stored.filter(({ position }) => BigInt(position) > BigInt(String(values[0])));
      if (reads++ === 0) await meanwhile();
      return { rows };
    },
  } as unknown as Pool;
  const listeners: Listener[] = [];
  const positions = { onProjected: (added: Listener) => void listeners.push(added) } as unknown as Positions;
  const notify = () => Promise.all(listeners.map((listener) => listener(new Map([['thing', 'rows']]))));
  return { pool, positions, notify };
}

describe('a mirror', () => {
  it('takes what changes while it is loaded for the first time', async () => {
    const stored = [{ row: { id: '1', name: 'before' }, position: '1' }];
    let notified: Promise<unknown> | undefined;
    const { pool, positions, notify } = table(stored, async () => {
      stored[0] = { row: { id: '1', name: 'after' }, position: '2' };
      await Promise.resolve();
      notified = notify();
    });
    const mirror = await createMirror(pool, model, positions);
    await notified;
    expect(mirror.get('1')).toEqual({ id: '1', name: 'after' });
  });

  it('lets go of a row that was removed, also where another one came with it', async () => {
    const stored = [
      { row: { id: '1', name: 'stays' }, position: '1' },
      { row: { id: '2', name: 'goes' }, position: '2' },
    ];
    const { pool, positions, notify } = table(stored);
    const mirror = await createMirror(pool, model, positions);
    stored.splice(1, 1, { row: { id: '3', name: 'comes' }, position: '3' });
    await notify();
    expect([...mirror.values()].map(({ name }) => name)).toEqual(['stays', 'comes']);
    const before = mirror.generation;
    stored.length = 0;
    await notify();
    expect([mirror.size, mirror.generation > before]).toEqual([0, true]);
  });
});
