// One row per quote: what lists filter by, and the state that its events add up to.
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { QuoteEvent, QuoteStatus } from '#domain/quote/quote.events.ts';
import { quotedLines } from '#domain/quote/quote.pricing.ts';
import { changesContents, evolve, initialState, type QuoteState } from '#domain/quote/quote.state.ts';
import type { Amount } from '#domain/shared/money.ts';
import { goodsTotal, subTotal } from '#domain/shared/price/priced.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { searchable } from '#platform/kernel/read-model/filter.ts';
import { defineReadModel, type Handlers } from '#platform/kernel/read-model/read-model.ts';

export type WaitingFor = 'dealer' | 'buyer' | 'nobody';

export interface QuoteRow {
  readonly quote_id: string;
  readonly quote_number: string;
  readonly status: QuoteStatus;
  readonly waiting_for: WaitingFor;
  readonly person_id: string;
  readonly account_id: string;
  readonly placed_by: string;
  readonly email: string;
  /** All that a text search looks in, but the company: an account may be renamed. */
  readonly search: string;
  readonly requested_at: string;
  readonly updated_at: string;
  /** The moment from which it waits for that side. */
  readonly waiting_since: string;
  /** YYYY-MM-DD; empty while nothing is published. */
  readonly valid_until: string;
  readonly currency: CurrencyCode;
  readonly line_count: number;
  /** Goods as they were asked for, at catalogue prices. */
  readonly original_total: Amount;
  /** Goods after what was negotiated. */
  readonly negotiated_total: Amount;
  readonly changes: number;
  /** Changes when staff last answered: what the buyer did since then is news to us. */
  readonly answered: number;
  readonly buyer_changed: boolean;
  /** Since when the buyer waits for an answer to what they wrote, ISO; empty while nothing is unanswered. */
  readonly unanswered: string;
  /** Says why it was declined or cancelled, or what is asked of the buyer. */
  readonly reason: string;
  readonly state: QuoteState;
}

const WAITING_FOR: Readonly<Record<QuoteStatus, WaitingFor>> = {
  draft: 'dealer',
  submitted: 'dealer',
  'in-review': 'dealer',
  returned: 'buyer',
  approved: 'buyer',
  converting: 'buyer',
  converted: 'nobody',
  declined: 'nobody',
  expired: 'nobody',
  cancelled: 'nobody',
};

type PreviousRow = Pick<
  QuoteRow,
  | 'requested_at'
  | 'waiting_for'
  | 'waiting_since'
  | 'original_total'
  | 'answered'
  | 'buyer_changed'
  | 'unanswered'
  | 'reason'
  | 'state'
>;

/** The row before the first event. @throws when history does not begin with the quote's beginning */
function beginning(event: StoredEvent<QuoteEvent>): PreviousRow {
  if (event.type !== 'QuoteRequested' && event.type !== 'QuoteDrafted')
    throw new Error(`no quote ${event.data.quoteId} to change`);
  return {
    requested_at: event.at,
    waiting_for: 'dealer',
    waiting_since: event.at,
    original_total: 0,
    answered: 0,
    buyer_changed: false,
    unanswered: '',
    reason: '',
    state: initialState,
  };
}

/** A question of a CSR, or why it is over; nothing once it is on its way again. */
function reasonAfter(reason: string, event: QuoteEvent): string {
  switch (event.type) {
    case 'QuoteReturned':
      return event.data.question;
    case 'QuoteDeclined':
    case 'QuoteCancelled':
      return event.data.reason;
    case 'QuoteSubmitted':
    case 'QuoteRevisionPublished':
      return '';
    default:
      return reason;
  }
}

/** A message of the buyer waits until staff write back, make an offer, ask, or it is over. */
function unansweredAfter(since: string, event: StoredEvent<QuoteEvent>): string {
  switch (event.type) {
    case 'QuoteMessagePosted': {
      if (event.data.by.startsWith('contact:')) return since || event.data.at;
      return event.data.visibility === 'customer' ? '' : since;
    }
    case 'QuoteMessagesClosed':
    case 'QuoteReturned':
    case 'QuoteRevisionPublished':
    case 'QuoteDeclined':
    case 'QuoteCancelled':
      return '';
    default:
      return since;
  }
}

const ANSWERS = new Set<QuoteEvent['type']>([
  'QuoteRequested',
  'QuoteDrafted',
  'QuoteReturned',
  'QuoteRevisionPublished',
]);
const isBuyers = (event: QuoteEvent) =>
  changesContents(event) &&
  event.type !== 'QuoteRecalculated' &&
  'by' in event.data &&
  event.data.by.startsWith('contact:');

function rowAfter(previous: PreviousRow, event: StoredEvent<QuoteEvent>): QuoteRow {
  const state = evolve(previous.state, event);
  const status = state.status as QuoteStatus;
  const waiting_for = WAITING_FOR[status];
  const lines = quotedLines(state);
  const answers = ANSWERS.has(event.type);
  const { email = '' } = state.header;
  return {
    quote_id: event.data.quoteId,
    quote_number: state.quoteNumber,
    status,
    waiting_for,
    waiting_since: waiting_for === previous.waiting_for ? previous.waiting_since : event.at,
    person_id: state.personId,
    account_id: state.accountId,
    placed_by: state.placedBy,
    email,
    search: searchable([state.quoteNumber, state.placedBy, email]),
    requested_at: previous.requested_at,
    updated_at: event.at,
    valid_until: state.published?.content.validUntil ?? '',
    currency: state.currency,
    line_count: state.lines.length,
    original_total: previous.original_total || (answers ? subTotal(lines) : 0),
    negotiated_total: goodsTotal(lines),
    changes: state.changes,
    answered: answers ? state.changes : previous.answered,
    unanswered: unansweredAfter(previous.unanswered, event),
    buyer_changed: !answers && (previous.buyer_changed || isBuyers(event)),
    reason: reasonAfter(previous.reason, event),
    state,
  };
}

const onQuote = (event: StoredEvent<QuoteEvent>) => ({
  key: event.data.quoteId,
  apply: (row: QuoteRow | undefined) => rowAfter(row ?? beginning(event), event),
});

const everyEvent: Required<Handlers<QuoteRow, QuoteEvent>> = {
  QuoteRequested: onQuote,
  QuoteDrafted: onQuote,
  QuoteSubmitted: onQuote,
  QuoteReviewStarted: onQuote,
  QuoteHeaderChanged: onQuote,
  QuoteLineAdded: onQuote,
  QuoteLineQuantityChanged: onQuote,
  QuoteLineRemoved: onQuote,
  QuoteLinePriceOverridden: onQuote,
  QuoteLinePriceReset: onQuote,
  QuoteLineDiscounted: onQuote,
  QuoteLineDiscountRemoved: onQuote,
  QuoteDiscounted: onQuote,
  QuoteDiscountRemoved: onQuote,
  QuoteRepriced: onQuote,
  QuoteRecalculated: onQuote,
  QuoteAlternativeOffered: onQuote,
  QuoteAlternativeWithdrawn: onQuote,
  QuoteAlternativeChosen: onQuote,
  QuoteApprovalRequested: onQuote,
  QuotePricingApproved: onQuote,
  QuoteMessagePosted: onQuote,
  QuoteMessagesClosed: onQuote,
  QuoteReturned: onQuote,
  QuoteRevisionPublished: onQuote,
  QuoteDeclined: onQuote,
  QuoteCancelled: onQuote,
  QuoteExpired: onQuote,
  QuoteAccepted: onQuote,
  QuoteReopened: onQuote,
  QuoteConverted: onQuote,
};

export const quotes = defineReadModel<QuoteRow, QuoteEvent>({
  name: 'quote',
  version: 9,
  key: 'quote_id',
  columns: {
    quote_id: 'text',
    quote_number: 'text',
    status: 'text',
    waiting_for: 'text',
    person_id: 'text',
    account_id: 'text',
    placed_by: 'text',
    email: 'text',
    search: 'text',
    requested_at: 'timestamptz',
    updated_at: 'timestamptz',
    waiting_since: 'timestamptz',
    valid_until: 'text',
    currency: 'text',
    line_count: 'integer',
    original_total: 'bigint',
    negotiated_total: 'bigint',
    changes: 'integer',
    answered: 'integer',
    buyer_changed: 'boolean',
    unanswered: 'text',
    reason: 'text',
    state: 'jsonb',
  },
  indexes: [
    '(quote_number)',
    '(person_id, requested_at desc)',
    '(account_id, requested_at desc)',
    '(waiting_for, updated_at desc)',
    '(status, updated_at desc)',
    '(updated_at desc, quote_id)',
    '(requested_at)',
    '(valid_until)',
    '(negotiated_total)',
    'using gin (search gin_trgm_ops)',
  ],
  streams: ({ quote_id }) => [`quote-${quote_id}`],
  on: everyEvent,
});
