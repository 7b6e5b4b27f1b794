import { listWatchStream, type ListWatchEvent } from '#domain/list-watch/list-watch.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

/** What somebody is written to about. */
export interface ListNews {
  readonly at: string;
  readonly currency: CurrencyCode;
  readonly cheaper: readonly { readonly itemNumber: string; readonly was: number; readonly now: number }[];
  readonly back: readonly string[];
}

export interface ListWatchRow {
  readonly watch_id: string;
  readonly list_id: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly watched: boolean;
  /** The newest; null before the first. */
  readonly news: ListNews | null;
}

export const listWatches = defineReadModel<ListWatchRow, ListWatchEvent>({
  name: 'list_watch',
  version: 2,
  key: 'watch_id',
  columns: {
    watch_id: 'text',
    list_id: 'text',
    person_id: 'text',
    account_id: 'text',
    watched: 'boolean',
    news: 'jsonb',
  },
  streams: ({ watch_id }) => [listWatchStream(watch_id)],
  on: {
    ListWatchStarted: ({ data: { watchId, listId, personId, accountId } }) =>
      put<ListWatchRow>(watchId, {
        watch_id: watchId,
        list_id: listId,
        person_id: personId,
        account_id: accountId,
        watched: true,
        news: null,
      }),
    ListWatchCompared: ({ data: { watchId, at, currency, cheaper, back } }) =>
      cheaper.length || back.length
        ? update<ListWatchRow>(watchId, (row) => ({ ...row, news: { at, currency, cheaper, back } }))
        : [],
    ListWatchEnded: ({ data: { watchId } }) => update<ListWatchRow>(watchId, (row) => ({ ...row, watched: false })),
  },
});
