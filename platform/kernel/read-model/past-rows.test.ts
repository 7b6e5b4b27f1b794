import type { DomainEvent } from '#domain/shared/decider.ts';
import type { StoredEvent } from '../event-store/event-store.ts';
import { until, type AsOf } from './as-of.ts';
import { createPastRows } from './past-rows.ts';
import { defineReadModel, fold, put, update } from './read-model.ts';

type Counted = DomainEvent<'Counted', { readonly n: number }>;
const counts = defineReadModel<{ key: string; n: number }, Counted>({
  name: 'count',
  version: 1,
  key: 'key',
  columns: { key: 'text', n: 'integer' },
  on: {
    Counted: ({ data: { n } }) => (n ? update('a', (row) => ({ ...row, n: row.n + n })) : put('a', { key: 'a', n })),
  },
});

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
const event = (revision: number, at = minute(revision)): StoredEvent => ({
  ...{ id: String(revision), stream: 's', revision, position: BigInt(10 * revision), at, type: 'Counted' },
  data: { n: revision },
  metadata: { correlationId: 'c', causationId: 'c', commandId: 'c', actor: 'a', schemaVersion: '1', hash: '' },
});

function looksAt(history: StoredEvent[]) {
  const reads: number[] = [];
  const past = createPastRows({
    async readStream(_stream, from = 0, count = Infinity) {
      const events = history.slice(from, from + count);
      reads.push(events.length);
      return events;
    },
  });
  const plain = (asOf: AsOf) => fold(counts, until(history, asOf));
  return { reads, past, plain };
}

describe('rows of a long stream as they stood', () => {
  const history = Array.from({ length: 5_300 }, (_, n) => event(n));

  it('are what its events had made by then, at every place of it', async () => {
    const { past, plain } = looksAt(history);
    past.fold(counts, 's', until(history, { at: minute(2_500) }));
    for (const n of [-1, 0, 1, 999, 1_000, 1_001, 2_499, 2_500, 3_999, 4_000, 5_000, 5_299, 9_000])
      for (const asOf of [{ at: minute(n) }, { at: minute(n), position: BigInt(10 * n) }])
        expect(await past.rowsOf(counts, 's', asOf)).toEqual(plain(asOf));
  });

  it('are folded from the nearest thousandth event on: two pages are read', async () => {
    const { past, reads } = looksAt(history);
    past.fold(counts, 's', history);
    await past.rowsOf(counts, 's', { at: minute(2_500) });
    expect(reads).toEqual([300, 1_000]);
  });

  it('are right where the stream has grown since', async () => {
    const growing = history.slice(0, 2_000);
    const { past, plain } = looksAt(growing);
    past.fold(counts, 's', growing);
    growing.push(...history.slice(2_000));
    for (const n of [1_500, 2_000, 4_444, 5_299])
      expect(await past.rowsOf(counts, 's', { at: minute(n) })).toEqual(plain({ at: minute(n) }));
  });

  it('are a beginning without holes, even where the store’s clock was set back', async () => {
    const setBack = history.map((one) => (one.revision === 3_200 ? event(3_200, minute(1_700)) : one));
    const { past, plain } = looksAt(setBack);
    past.fold(counts, 's', setBack);
    for (const n of [1_600, 1_700, 2_500, 3_199]) {
      const rows = await past.rowsOf(counts, 's', { at: minute(n) });
      expect(rows).toEqual(plain({ at: minute(n) }));
    }
  });

  it('are not kept of a short stream, nor once they are to be forgotten', async () => {
    const { past } = looksAt(history);
    past.fold(counts, 's', history.slice(0, 1_999));
    expect(await past.rowsOf(counts, 's', { at: minute(5) })).toBeUndefined();
    past.fold(counts, 's', history);
    past.forget();
    expect(await past.rowsOf(counts, 's', { at: minute(5) })).toBeUndefined();
  });
});
