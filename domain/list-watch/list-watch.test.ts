import { listWatch, type ListWatchCommand, type ListWatchState } from './list-watch.decider.ts';
import type { ListWatchEvent, WatchedItem } from './list-watch.events.ts';

const watchId = 'l1.contact-1';
const at = '2026-06-01T12:00:00.000Z';
const data = { watchId, at, listId: 'l1', personId: 'contact:1', accountId: 'ACC-1' } as const;
const started: ListWatchEvent = { type: 'ListWatchStarted', data };
const item = (unitPrice: number, changes: Partial<WatchedItem> = {}): WatchedItem => ({
  ...{ itemNumber: '6205', quantity: 10, unitPrice, inStock: true },
  ...changes,
});

describe('a watched list', () => {
  const folded = (events: readonly ListWatchEvent[]): ListWatchState =>
    events.reduce(listWatch.evolve, listWatch.initialState);
  const compare = (state: ListWatchState, items: readonly WatchedItem[], currency: 'CAD' | 'USD' = 'CAD') => {
    const command: ListWatchCommand = { type: 'CompareList', watchId, at, currency, items };
    return listWatch.decide(command, state);
  };
  /** What is told of looks one after the other. */
  const told = (...looks: readonly (readonly WatchedItem[])[]) => {
    let state = folded([started]);
    return looks.map((items) => {
      const events = compare(state, items);
      state = events.reduce(listWatch.evolve, state);
      return events.flatMap((event) =>
        event.type === 'ListWatchCompared'
          ? [...event.data.cheaper.map(({ was, now }) => `${was} → ${now}`), ...event.data.back]
          : [],
      );
    });
  };

  it('begins with what there is, and says nothing of it', () => {
    expect(compare(folded([started]), [item(500)])).toEqual([
      { type: 'ListWatchCompared', data: { watchId, at, currency: 'CAD', items: [item(500)], cheaper: [], back: [] } },
    ]);
  });

  it('tells of what is cheaper, once', () =>
    expect(told([item(500)], [item(450)], [item(450)])).toEqual([[], ['500 → 450'], []]));

  it('takes a price that rose and falls back for no news', () =>
    expect(told([item(500)], [item(600)], [item(500)], [item(499)])).toEqual([[], [], [], ['500 → 499']]));

  it('tells of what is back, each time', () => {
    const [here, gone] = [[item(500)], [item(500, { inStock: false })]];
    expect(told(gone, here, gone, here)).toEqual([[], ['6205'], [], ['6205']]);
  });

  it('compares no prices of other quantities', () =>
    expect(told([item(500)], [item(450, { quantity: 100 })], [item(440, { quantity: 100 })])).toEqual([
      [],
      [],
      ['450 → 440'],
    ]));

  it('compares no prices in another currency', () => {
    const state = compare(folded([started]), [item(500)]).reduce(listWatch.evolve, folded([started]));
    expect(compare(state, [item(400)], 'USD')).toMatchObject([{ data: { currency: 'USD', cheaper: [], back: [] } }]);
  });

  it('is silent once it ended, and begins anew', () => {
    const ended: ListWatchEvent = { type: 'ListWatchEnded', data: { watchId, at } };
    const known = compare(folded([started]), [item(500)]);
    expect(compare(folded([started, ...known, ended]), [item(400)])).toEqual([]);
    expect(compare(folded([started, ...known, ended, started]), [item(400)])).toMatchObject([
      { data: { cheaper: [] } },
    ]);
  });

  it('begins and ends once', () => {
    const start: ListWatchCommand = { type: 'StartListWatch', ...data };
    expect(listWatch.decide(start, folded([]))).toEqual([started]);
    expect(listWatch.decide(start, folded([started]))).toEqual([]);
    expect(listWatch.decide({ type: 'EndListWatch', watchId, at }, folded([]))).toEqual([]);
  });
});
