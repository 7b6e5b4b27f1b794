import type { TimelineEntry } from '#contracts/history/history.ts';
import { mainAndFurther, groupsOf, numbered, pagesOf } from './groups.ts';

const entry = (eventId: string, causationId: string, correlationId = 'click', actor = ''): TimelineEntry => ({
  position: eventId,
  index: 0,
  eventId,
  stream: 's',
  revision: 0,
  category: 'cart',
  group: 'cart',
  type: 'T',
  isDecision: false,
  at: '',
  actor,
  correlationId,
  causationId,
});
const shown = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ events, causedBy }) => [events.map(({ eventId }) => eventId).join(' '), causedBy?.eventId]);

describe('a timeline', () => {
  const all = numbered([
    entry('placed', 'command'),
    entry('captured', 'command'),
    entry('mail', 'placed'),
    entry('late', 'command'),
    entry('other', 'other command', 'other click'),
  ]);

  it('puts together what one command did, and says which event led to it', () =>
    expect(shown(groupsOf(all, all))).toEqual([
      ['placed captured late', undefined],
      ['mail', 'placed'],
      ['other', undefined],
    ]));
  it('keeps apart what several jobs did because of one event', () => {
    const jobs = numbered([
      entry('mail', 'shipped', 'click', 'system:mail'),
      entry('stock', 'shipped', 'click', 'system:stock'),
    ]);
    expect(groupsOf(jobs, jobs)).toHaveLength(2);
  });
  it('names the cause also where a filter hides it', () =>
    expect(
      shown(
        groupsOf(
          all.filter(({ eventId }) => eventId === 'mail'),
          all,
        ),
      ),
    ).toEqual([['mail', 'placed']]));
  it('fills pages with whole groups, and cuts only what is longer than a page', () => {
    const sizes = (size: number) =>
      pagesOf(groupsOf(all, all), size).map((page) => page.map(({ events }) => events.length));
    expect(sizes(4)).toEqual([[3, 1], [1]]);
    expect(sizes(2)).toEqual([[2], [1, 1], [1]]);
    expect(pagesOf([], 2)).toEqual([]);
  });
});

describe('what one command did', () => {
  const events = (...groups: string[]) => numbered(groups.map((group, n) => ({ ...entry(`e${n}`, 'c'), group })));
  const told = (...groups: string[]) => {
    const { main, further } = mainAndFurther(events(...groups));
    return [main.map(({ number }) => number), further.map(({ number }) => number)];
  };

  it('is told first, and what followed from it after it', () =>
    expect(told('cart', 'stock', 'account', 'order', 'payment')).toEqual([[4], [1, 2, 3, 5]]));

  it('is told in its order where there is little, or nothing else', () => {
    expect(told('stock', 'order', 'payment')).toEqual([[1, 2, 3], []]);
    expect(told('cart', 'stock', 'account', 'payment')).toEqual([[1, 2, 3, 4], []]);
  });
});
