import type { CurrencyCode } from '#domain/shared/money.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** An item of a list as it was when somebody last heard of it. */
export interface WatchedItem {
  readonly itemNumber: string;
  /** What the price is for. */
  readonly quantity: number;
  /** Minor units of the currency of the watch. */
  readonly unitPrice: number;
  /** So many could be had at once. */
  readonly inStock: boolean;
}

type OfWatch<Data extends object = object> = { readonly watchId: string; readonly at: string } & Data;

/** Stream `list-watch-<watchId>`: one person hears when items of one list become cheaper, or are back. */
export type ListWatchEvent =
  | DomainEvent<
      'ListWatchStarted',
      OfWatch<{ readonly listId: string; readonly personId: string; readonly accountId: string }>
    >
  /** `items` are those that are new, changed, cheaper or back; none of the others. The letter follows where one is. */
  | DomainEvent<
      'ListWatchCompared',
      OfWatch<{
        readonly currency: CurrencyCode;
        readonly items: readonly WatchedItem[];
        readonly cheaper: readonly { readonly itemNumber: string; readonly was: number; readonly now: number }[];
        readonly back: readonly string[];
      }>
    >
  | DomainEvent<'ListWatchEnded', OfWatch>;

export const listWatchEvents = defineEvents<ListWatchEvent>({ category: 'list-watch', personal: {} });

export const listWatchStream = (watchId: string): string => `list-watch-${watchId}`;

/** One watch for a person and a list. */
export const watchIdOf = (listId: string, personId: string): string => `${listId}.${personId.replace(':', '-')}`;
