import type { WantListEvent } from '#domain/want-list/want-list.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { wants, type WantRow } from './wants.ts';

const given = readModelSpecification<WantRow, WantListEvent>(wants);
const at = '2026-11-25T10:00:00.000Z';
const joined = (wantId: string): WantListEvent => ({
  type: 'WantListJoined',
  data: {
    ...{ itemNumber: '6205', wantId, personId: `guest:${wantId}`, email: `${wantId}@example.com` },
    ...{ language: 'fr', quantity: 2, at },
  },
});
const of = (wantId: string) => ({ itemNumber: '6205', wantId, at });
const course = [
  ...['a', 'b', 'c'].map(joined),
  { type: 'WantListNotified', data: of('a') } as const,
  { type: 'WantListLapsed', data: of('b') } as const,
];

describe('who waits for an item', () => {
  it('stays until told, and after that for the letter; who waited too long is gone', () =>
    given(...course).then({ want_id: 'a', waiting: false }, { want_id: 'c', waiting: true, quantity: 2 }));
  it('is the same however the events are cut into chunks', () => given(...course).thenTheSameInChunksOfOne());
});
