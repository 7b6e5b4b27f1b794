import { specificationFor } from '#domain/testing/decider-specification.ts';
import { wantList, type WantListCommand } from './want-list.decider.ts';
import type { WantListEvent } from './want-list.events.ts';

const given = specificationFor(wantList);
/** The day of a long January. */
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const want = (wantId: string, quantity = 1, joined = 1) =>
  ({
    ...{ itemNumber: '6205', wantId, personId: `guest:${wantId}`, email: `${wantId}@example.com` },
    ...{ language: 'en' as const, quantity, at: day(joined) },
  }) as const;
const joined = (wantId: string, quantity?: number): WantListEvent => ({
  type: 'WantListJoined',
  data: want(wantId, quantity),
});
const notified = (wantId: string, at: number): WantListEvent => ({
  type: 'WantListNotified',
  data: { itemNumber: '6205', wantId, at: day(at) },
});
const ifBack = (wantId: string, available: number, at: number): WantListCommand => ({
  type: 'NotifyIfBack',
  ...{ itemNumber: '6205', wantId, available, at: day(at) },
  ...{ promisedSince: day(Math.max(0, at - 2)), lapsedBefore: day(Math.max(0, at - 90)) },
});

describe('a want list', () => {
  it('keeps one place for each address', () => {
    given()
      .when({ type: 'JoinWantList', ...want('a') })
      .then(joined('a'));
    given(joined('a'))
      .when({ type: 'JoinWantList', ...want('b'), email: 'a@example.com' })
      .thenNothing();
  });
  it('tells as many as there are units, the first first', () => {
    const queue = given(joined('a', 2), joined('b'), joined('c'));
    queue.when(ifBack('a', 1, 5)).thenNothing();
    queue.when(ifBack('a', 3, 5)).then(notified('a', 5));
    queue.when(ifBack('b', 3, 5)).then(notified('b', 5));
    queue.when(ifBack('c', 3, 5)).thenNothing();
  });
  it('counts the units of whoever was told as theirs for two days', () => {
    const told = given(joined('a', 2), joined('b'), notified('a', 5));
    told.when(ifBack('b', 2, 6)).thenNothing();
    told.when(ifBack('b', 2, 7)).then(notified('b', 7));
  });
  it('tells each once', () =>
    given(joined('a'), notified('a', 5))
      .when(ifBack('a', 9, 9))
      .thenNothing());
  it('gives up the place of whoever has waited too long', () =>
    given(joined('a'))
      .when(ifBack('a', 0, 99))
      .then({ type: 'WantListLapsed', data: { itemNumber: '6205', wantId: 'a', at: day(99) } }));
});
