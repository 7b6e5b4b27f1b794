import { unreachable, type Decider } from '#domain/shared/decider.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { ListWatchEvent, WatchedItem } from './list-watch.events.ts';

export type ListWatchCommand = { readonly watchId: string; readonly at: string } & (
  | {
      readonly type: 'StartListWatch';
      readonly listId: string;
      readonly personId: string;
      readonly accountId: string;
    }
  /** `items`: those of the list that are sold, as they are today. */
  | { readonly type: 'CompareList'; readonly currency: CurrencyCode; readonly items: readonly WatchedItem[] }
  | { readonly type: 'EndListWatch' }
);

export interface ListWatchState {
  readonly status: 'none' | 'on' | 'ended';
  /** ISO of its start; empty before the first. */
  readonly since: string;
  /** Of the prices that are known. */
  readonly currency?: CurrencyCode;
  readonly known: ReadonlyMap<string, WatchedItem>;
}

export const listWatch: Decider<ListWatchState, ListWatchCommand, ListWatchEvent> = {
  initialState: { status: 'none', since: '', known: new Map() },

  decide(command, state) {
    const { watchId, at } = command;
    switch (command.type) {
      case 'StartListWatch': {
        const { listId, personId, accountId } = command;
        return state.status === 'on'
          ? []
          : [{ type: 'ListWatchStarted', data: { watchId, at, listId, personId, accountId } }];
      }
      case 'CompareList':
        return state.status === 'on' ? compared(command, state) : [];
      case 'EndListWatch':
        return state.status === 'on' ? [{ type: 'ListWatchEnded', data: { watchId, at } }] : [];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      // What was known is old: whoever begins again hears of what changes from now on.
      case 'ListWatchStarted':
        return { status: 'on', since: event.data.at, known: new Map() };
      case 'ListWatchCompared': {
        const { currency, items } = event.data;
        const before = state.currency === currency ? state.known : [];
        return {
          ...state,
          currency,
          known: new Map([...before, ...items.map((one) => [one.itemNumber, one] as const)]),
        };
      }
      case 'ListWatchEnded':
        return { ...state, status: 'ended', known: new Map() };
      default:
        return unreachable(event);
    }
  },
};

function compared(
  { watchId, at, currency, items }: Extract<ListWatchCommand, { type: 'CompareList' }>,
  state: ListWatchState,
): ListWatchEvent[] {
  const known = state.currency === currency ? state.known : new Map<string, WatchedItem>();
  const seen = items.map((item) => ({ item, before: comparable(known.get(item.itemNumber), item) }));
  const changed = seen.flatMap(({ item, before }) => {
    if (!before) return [item];
    // A price that rose is kept as it was: one that only falls back is no news.
    const entry = { ...item, unitPrice: Math.min(item.unitPrice, before.unitPrice) };
    return entry.unitPrice === before.unitPrice && entry.inStock === before.inStock ? [] : [entry];
  });
  if (!changed.length) return [];
  const cheaper = seen.flatMap(({ item: { itemNumber, unitPrice: now }, before }) =>
    before && now < before.unitPrice ? [{ itemNumber, was: before.unitPrice, now }] : [],
  );
  const back = seen.flatMap(({ item, before }) => (before && !before.inStock && item.inStock ? [item.itemNumber] : []));
  return [{ type: 'ListWatchCompared', data: { watchId, at, currency, items: changed, cheaper, back } }];
}

/** A price for another quantity says nothing about this one. */
const comparable = (before: WatchedItem | undefined, { quantity }: WatchedItem): WatchedItem | undefined =>
  before?.quantity === quantity ? before : undefined;
