import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { quotedLines } from '#domain/quote/quote.pricing.ts';
import { evolve, initialState, type QuoteState } from '#domain/quote/quote.state.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { goodsTotal } from '#domain/shared/price/priced.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import {
  defineReadModel,
  put,
  updateIfThere,
  type Change,
  type Handlers,
} from '#platform/kernel/read-model/read-model.ts';

/** `open` while nobody has decided. */
export type QuoteOutcome = 'open' | 'converted' | 'declined' | 'cancelled' | 'expired';

/** From a moment on (ISO) it was open or not, and its goods as negotiated came to `worth`, in minor units. */
export interface QuoteStep {
  readonly at: string;
  readonly outcome: QuoteOutcome;
  readonly worth: number;
}

/** From when to when a quote was open, what it was worth then, and what came of it: for any day that has passed. */
export interface QuoteCourseRow {
  readonly quote_id: string;
  readonly currency: CurrencyCode;
  /** `null` while it is a draft that nobody was offered. */
  readonly opened_at: string | null;
  /** The last moment that it was closed; `null` while it is open. */
  readonly closed_at: string | null;
  readonly outcome: QuoteOutcome;
  /** The oldest first; none of a draft. */
  readonly steps: readonly QuoteStep[];
  /** What its worth follows from; nothing of it is about a person. */
  readonly contents: Pick<QuoteState, 'lines' | 'discount'>;
}

type OfQuote = StoredEvent<QuoteEvent>;

const contentsOf = ({ lines, discount }: QuoteState): QuoteCourseRow['contents'] => ({
  lines,
  ...(discount ? { discount } : {}),
});

/** With the step that an event makes, if it makes one. */
function stepped(row: QuoteCourseRow, { at }: OfQuote, outcome: QuoteOutcome): QuoteCourseRow {
  const worth = goodsTotal(quotedLines(row.contents));
  const last = row.steps.at(-1);
  return {
    ...row,
    opened_at: row.opened_at ?? at,
    closed_at: outcome === 'open' ? null : at,
    outcome,
    steps: last?.outcome === outcome && last.worth === worth ? row.steps : [...row.steps, { at, outcome, worth }],
  };
}

const changed = (event: OfQuote): Change<QuoteCourseRow> =>
  updateIfThere<QuoteCourseRow>(event.data.quoteId, (row) => {
    const contents = contentsOf(evolve({ ...initialState, ...row.contents }, event));
    const next = { ...row, contents };
    return row.opened_at && row.outcome === 'open' ? stepped(next, event, 'open') : next;
  });
const begun = (event: StoredEvent<Extract<QuoteEvent, { type: 'QuoteRequested' | 'QuoteDrafted' }>>) => {
  const { quoteId, currency } = event.data;
  const row: QuoteCourseRow = {
    quote_id: quoteId,
    currency,
    opened_at: null,
    closed_at: null,
    outcome: 'open',
    steps: [],
    contents: contentsOf(evolve(initialState, event)),
  };
  // What a CSR drafted is open from its first offer on.
  return put<QuoteCourseRow>(quoteId, event.type === 'QuoteRequested' ? stepped(row, event, 'open') : row);
};
const opened = (event: OfQuote) =>
  updateIfThere<QuoteCourseRow>(event.data.quoteId, (row) => stepped(row, event, 'open'));
/** A draft that was never offered was never open, and so comes to no end. */
const closed = (outcome: QuoteOutcome) => (event: OfQuote) =>
  updateIfThere<QuoteCourseRow>(event.data.quoteId, (row) => (row.opened_at ? stepped(row, event, outcome) : row));

const contents: Handlers<QuoteCourseRow, QuoteEvent> = {
  QuoteLineAdded: changed,
  QuoteLineQuantityChanged: changed,
  QuoteLineRemoved: changed,
  QuoteLinePriceOverridden: changed,
  QuoteLinePriceReset: changed,
  QuoteLineDiscounted: changed,
  QuoteLineDiscountRemoved: changed,
  QuoteDiscounted: changed,
  QuoteDiscountRemoved: changed,
  QuoteRepriced: changed,
  QuoteAlternativeOffered: changed,
  QuoteAlternativeWithdrawn: changed,
  QuoteAlternativeChosen: changed,
};

export const quoteCourses = defineReadModel<QuoteCourseRow, QuoteEvent>({
  name: 'quote_course',
  version: 2,
  key: 'quote_id',
  columns: {
    quote_id: 'text',
    currency: 'text',
    opened_at: 'timestamptz',
    closed_at: 'timestamptz',
    outcome: 'text',
    steps: 'jsonb',
    contents: 'jsonb',
  },
  indexes: ['(opened_at)', '(closed_at)'],
  on: {
    ...contents,
    QuoteRequested: begun,
    QuoteDrafted: begun,
    QuoteSubmitted: opened,
    QuoteReopened: opened,
    QuoteRevisionPublished: opened,
    QuoteConverted: closed('converted'),
    QuoteDeclined: closed('declined'),
    QuoteCancelled: closed('cancelled'),
    QuoteExpired: closed('expired'),
  },
});
