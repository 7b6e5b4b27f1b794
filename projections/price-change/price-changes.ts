import type { PriceChangeStatus } from '#domain/price-change/price-change.events.ts';
import type { LeftPrice, PriceChangeData, PriceChangeEvent } from '#domain/price-change/price-change.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, put, update, type Change } from '#platform/kernel/read-model/read-model.ts';

export interface PriceChangeRow {
  readonly price_change: string;
  readonly status: PriceChangeStatus;
  readonly name: string;
  readonly from_day: string;
  readonly drafted_at: string;
  readonly data: PriceChangeData;
  readonly progress: PriceChangeProgress;
}

export interface PriceChangeProgress {
  readonly prices: number;
  readonly takenBack: number;
  readonly leftCount: number;
  /** The first of those that were left, at present or while it was taken back. */
  readonly left: readonly LeftPrice[];
  readonly plannedAt: string;
  readonly plannedBy: string;
  readonly takenBackAt: string;
  readonly takenBackBy: string;
}

/** A row must not grow with its items. */
const LEFT_KEPT = 200;

const NOTHING: PriceChangeProgress = {
  prices: 0,
  takenBack: 0,
  leftCount: 0,
  left: [],
  plannedAt: '',
  plannedBy: '',
  takenBackAt: '',
  takenBackBy: '',
};

const to = (
  { data: { priceChange } }: StoredEvent<PriceChangeEvent>,
  status: PriceChangeStatus,
  more: (progress: PriceChangeProgress) => Partial<PriceChangeProgress> = () => ({}),
): Change<PriceChangeRow> =>
  update<PriceChangeRow>(priceChange, (row) => ({
    ...row,
    status,
    progress: { ...row.progress, ...more(row.progress) },
  }));

const withLeft = (progress: PriceChangeProgress, left: readonly LeftPrice[]) => ({
  leftCount: progress.leftCount + left.length,
  left: [...progress.left, ...left].slice(0, LEFT_KEPT),
});

export const priceChanges = defineReadModel<PriceChangeRow, PriceChangeEvent>({
  name: 'price_change',
  version: 1,
  key: 'price_change',
  columns: {
    price_change: 'text',
    status: 'text',
    name: 'text',
    from_day: 'text',
    drafted_at: 'timestamptz',
    data: 'jsonb',
    progress: 'jsonb',
  },
  indexes: ['(drafted_at)', '(from_day)'],
  streams: ({ price_change }) => [`price-change-${price_change}`],
  on: {
    PriceChangeDrafted: ({ at, data: { priceChange, ...data } }) =>
      put<PriceChangeRow>(priceChange, {
        price_change: priceChange,
        status: 'draft',
        name: data.name,
        from_day: data.from,
        drafted_at: at,
        data,
        progress: NOTHING,
      }),
    PriceChangeRevised: ({ data: { priceChange, changed } }) =>
      update<PriceChangeRow>(priceChange, (row) => {
        const data = { ...row.data, ...changed };
        return { ...row, data, name: data.name, from_day: data.from };
      }),
    PriceChangeDiscarded: (event) => to(event, 'discarded'),
    PriceChangePlanned: (event) => to(event, 'writing', () => ({ plannedAt: event.at, plannedBy: event.data.by })),
    PriceChangeProgressed: (event) =>
      to(event, 'writing', (progress) => ({
        prices: progress.prices + event.data.prices,
        ...withLeft(progress, event.data.left),
      })),
    PriceChangeWritten: (event) => to(event, 'written'),
    PriceChangeTakeBackRequested: (event) =>
      to(event, 'taking-back', () => ({
        takenBackAt: event.at,
        takenBackBy: event.data.by,
        leftCount: 0,
        left: [],
      })),
    PriceChangeTakeBackProgressed: (event) =>
      to(event, 'taking-back', (progress) => ({
        takenBack: progress.takenBack + event.data.prices,
        ...withLeft(progress, event.data.left),
      })),
    PriceChangeTakenBack: (event) => to(event, 'taken-back'),
  },
});
