import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import type { StoredEvent } from '#platform/event-store/event-store.ts';
import { defineReadModel, put, updateIfThere, type Change } from '#platform/read-model/read-model.ts';

/** From when to when a quote was open, and what came of it: how many were open on a day that has passed. */
export interface QuoteCourseRow {
  readonly quote_id: string;
  readonly opened_at: string;
  /** The last moment that it was closed; `null` while it is open. */
  readonly closed_at: string | null;
  /** `open` while nobody has decided. */
  readonly outcome: 'open' | 'converted' | 'declined' | 'cancelled' | 'expired';
}

type OfQuote = StoredEvent & { readonly data: { readonly quoteId: string } };

const opened = ({ data: { quoteId }, at }: OfQuote): Change<QuoteCourseRow> =>
  put<QuoteCourseRow>(quoteId, { quote_id: quoteId, opened_at: at, closed_at: null, outcome: 'open' });
const closed =
  (outcome: QuoteCourseRow['outcome']) =>
  ({ data: { quoteId }, at }: OfQuote): Change<QuoteCourseRow> =>
    updateIfThere<QuoteCourseRow>(quoteId, (row) => ({ ...row, closed_at: at, outcome }));
const reopened = ({ data: { quoteId } }: OfQuote): Change<QuoteCourseRow> =>
  updateIfThere<QuoteCourseRow>(quoteId, (row) => ({ ...row, closed_at: null, outcome: 'open' }));

export const quoteCourses = defineReadModel<QuoteCourseRow, QuoteEvent>({
  name: 'quote_course',
  version: 1,
  key: 'quote_id',
  columns: { quote_id: 'text', opened_at: 'timestamptz', closed_at: 'timestamptz', outcome: 'text' },
  indexes: ['(opened_at)', '(closed_at)'],
  on: {
    QuoteRequested: opened,
    QuoteSubmitted: reopened,
    QuoteReopened: reopened,
    // What a CSR drafted is open from its first offer on.
    QuoteRevisionPublished: (event) => ({
      key: event.data.quoteId,
      apply: (row) => (row ? reopened(event) : opened(event)).apply(row),
    }),
    QuoteConverted: closed('converted'),
    QuoteDeclined: closed('declined'),
    QuoteCancelled: closed('cancelled'),
    QuoteExpired: closed('expired'),
  },
});
