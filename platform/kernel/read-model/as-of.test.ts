import type { DomainEvent } from '#domain/shared/decider.ts';
import type { EventReads, StoredEvent } from '../event-store/event-store.ts';
import { asOfFrom, inOrder, until } from './as-of.ts';
import { fold, defineReadModel, put, update } from './read-model.ts';

const event = (stream: string, revision: number, position: bigint, at: string, data: object = {}): StoredEvent => ({
  id: `${stream}.${revision}`,
  stream,
  revision,
  position,
  at,
  type: revision ? 'CountChanged' : 'CountBegun',
  data,
  metadata: { correlationId: 'c', causationId: 'c', commandId: 'c', actor: 'a', schemaVersion: '1', hash: '' },
});
const [first, second, third, fourth] = [
  '2026-03-03T10:00:00.000Z',
  '2026-03-03T10:00:00.000Z',
  '2026-03-03T11:00:00.000Z',
  '2026-03-04T10:00:00.000Z',
].map((at, n) => event('count-a', n, BigInt(10 + n * 10), at, { n }));
const history = [first!, second!, third!, fourth!];
const store = {
  readStream: async (stream: string, from = 0) => (stream === 'count-a' ? history.slice(from) : []),
} as Pick<EventReads, 'readStream'> as EventReads;
const NOW = '2026-04-01T00:00:00.000Z';
const at = (text: string) => asOfFrom(text, NOW, store);

describe('the past', () => {
  it.each([
    ['2026-03-03T09:00:00Z', 0],
    ['2026-03-03T10:00:00Z', 2],
    ['2026-03-03T12:00:00+02:00', 2],
    ['2026-03-31T00:00:00Z', 4],
  ])('as of %s holds %i events', async (moment, count) => expect(until(history, await at(moment))).toHaveLength(count));
  it('tells events of one millisecond apart by their names', async () =>
    expect(until(history, await at('count-a@0'))).toEqual([first]));
  it('cuts other streams at the named event’s place among all events', async () => {
    const other = [
      event('count-b', 0, 5n, first!.at),
      event('count-b', 1, 15n, first!.at),
      event('count-b', 2, 45n, first!.at),
    ];
    expect(until(other, await at('count-a@1')).map(({ revision }) => revision)).toEqual([0, 1]);
  });
  it('is a beginning without holes, even where the store’s clock was set back', () => {
    const back = [
      event('count-a', 0, 1n, '2026-03-03T10:00:05.000Z'),
      event('count-a', 1, 2n, '2026-03-03T10:00:00.000Z'),
    ];
    expect(until(back, { at: '2026-03-03T10:00:01.000Z' })).toEqual(back);
  });
  it('does not reach into the future, nor to an event that there is not', async () => {
    await expect(at('2026-05-01T00:00:00Z')).rejects.toMatchObject({ code: 'as_of_future' });
    await expect(at('count-a@9')).rejects.toMatchObject({ code: 'event_not_found' });
  });
  it('gives the row that stood then, by the same handlers as the present', () => {
    const counts = defineReadModel<
      { key: string; n: number },
      DomainEvent<'CountBegun', { n: number }> | DomainEvent<'CountChanged', { n: number }>
    >({
      name: 'count',
      version: 1,
      key: 'key',
      columns: { key: 'text', n: 'integer' },
      on: {
        CountBegun: ({ data: { n } }) => put('a', { key: 'a', n }),
        CountChanged: ({ data: { n } }) => update('a', (row) => ({ ...row, n })),
      },
    });
    expect(fold(counts, until(history, { at: third!.at })).get('a')).toEqual({ key: 'a', n: 2 });
  });
});

it('streams are told in the order of the whole history', () => {
  const other = event('count-b', 0, 15n, first!.at);
  expect(inOrder([history, [other]]).map(({ position }) => position)).toEqual([10n, 15n, 20n, 30n, 40n]);
});
