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

it('a mirror takes what changes while it is loaded for the first time', async () => {
  let stored = [{ row: { id: '1', name: 'before' }, position: '1' }];
  let listener: ((changed: TableChanges) => Promise<void>) | undefined;
  let notified: Promise<void> | undefined;
  const pool = {
    query: async () => {
      const rows = stored;
      if (!notified) {
        stored = [{ row: { id: '1', name: 'after' }, position: '2' }];
        await Promise.resolve();
        notified = listener?.(new Map([['thing', 'rows']])) ?? Promise.resolve();
      }
      return { rows };
    },
  } as unknown as Pool;
  const positions = { onProjected: (added: typeof listener) => void (listener = added) } as unknown as Positions;
  const mirror = await createMirror(pool, model, positions);
  await notified;
  expect(mirror.get('1')).toEqual({ id: '1', name: 'after' });
});
