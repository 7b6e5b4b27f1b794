import { needed } from '#domain/shared/needed.ts';
import { DEFAULT_CURRENCY, type CurrencyCode } from '#domain/shared/money.ts';
import { unreachable } from '#domain/shared/decider.ts';
import type { Delivery } from '#domain/shared/order-draft.ts';
import type { DestinationTax, ShippingChosen } from '#domain/shared/pricing.ts';
import type {
  Alternative,
  Discount,
  QuotedItem,
  QuoteEvent,
  QuoteHeader,
  QuoteStatus,
  RevisionContent,
} from './quote.events.ts';

export interface DiscountGiven {
  readonly discount: Discount;
  readonly reason: string;
  readonly by: string;
}

export interface QuoteLine extends QuotedItem {
  readonly discount?: DiscountGiven;
  readonly alternatives: readonly Alternative[];
}

export interface Published {
  readonly content: RevisionContent;
  readonly hash: string;
  readonly expiresAt: string;
  /** Contents as of which it was published: anything later is not in it. */
  readonly changes: number;
}

interface Contents {
  readonly quoteNumber: string;
  readonly personId: string;
  readonly accountId: string;
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly placedBy: string;
  /** The working copy: what both sides edit, and the next revision is made of. */
  readonly lines: readonly QuoteLine[];
  readonly lastLine: number;
  readonly header: QuoteHeader;
  readonly discount?: DiscountGiven;
  readonly shipping?: ShippingChosen;
  readonly tax?: DestinationTax;
  /** Where what is picked up changes hands; absent when it is sent. */
  readonly pickedUpIn?: Delivery['destination'];
  /** Counts what changed the working copy, so that nobody changes what they have not seen. */
  readonly changes: number;
  /** Changes as of which a second CSR was asked to approve the pricing. */
  readonly approvalRequested?: number;
  /** Changes as of which a second CSR approved the pricing. */
  readonly pricingApproved?: number;
  /** The last message of the buyer. */
  readonly lastMessageId?: string;
  /** Number of the last try at converting; 0 before the first. */
  readonly attempt: number;
}

/** What is offered, or was: it has a newest revision, and only that one can be accepted, only while it is approved. */
export type OfferedQuote = Contents & {
  readonly status: 'approved' | 'expired' | 'converting' | 'converted';
  readonly published: Published;
};
/** What waits for a side, or has ended without an offer; an earlier revision no longer holds. */
export type UnofferedQuote = Contents & {
  readonly status: Exclude<'none' | QuoteStatus, OfferedQuote['status']>;
  readonly published?: Published;
};
export type QuoteState = OfferedQuote | UnofferedQuote;

export const isOffered = (state: QuoteState): state is OfferedQuote => OFFERED.has(state.status);
const OFFERED: ReadonlySet<QuoteState['status']> = new Set(['approved', 'expired', 'converting', 'converted']);

export const initialState: UnofferedQuote = {
  status: 'none',
  quoteNumber: '',
  personId: '',
  accountId: '',
  language: 'en',
  currency: DEFAULT_CURRENCY,
  placedBy: '',
  lines: [],
  lastLine: 0,
  header: {},
  changes: 0,
  attempt: 0,
};

/** These events leave the working copy as it was. */
const NO_CHANGE = new Set<QuoteEvent['type']>([
  'QuoteSubmitted',
  'QuoteReviewStarted',
  'QuoteApprovalRequested',
  'QuotePricingApproved',
  'QuoteMessagePosted',
  'QuoteMessagesClosed',
  'QuoteReturned',
  'QuoteRevisionPublished',
  'QuoteDeclined',
  'QuoteCancelled',
  'QuoteExpired',
  'QuoteAccepted',
  'QuoteReopened',
  'QuoteConverted',
]);

export const changesContents = (event: Pick<QuoteEvent, 'type'>): boolean => !NO_CHANGE.has(event.type);

export function evolve(state: QuoteState, event: QuoteEvent): QuoteState {
  const next = apply(state, event);
  return changesContents(event) ? { ...next, changes: state.changes + 1 } : next;
}

function apply(state: QuoteState, event: QuoteEvent): QuoteState {
  switch (event.type) {
    case 'QuoteRequested': {
      const {
        quoteNumber,
        personId,
        accountId,
        language,
        currency,
        placedBy,
        attempt,
        lines,
        email,
        shipTo,
        billTo,
        pickedUpBy,
        shippingMethod,
        comments,
      } = event.data;
      const header = defined({ email, shipTo, billTo, pickedUpBy, shippingMethod, comments });
      return {
        ...state,
        status: 'submitted',
        quoteNumber,
        personId,
        accountId,
        language,
        currency,
        placedBy,
        attempt,
        header,
        lines: lines.map(asLine),
        lastLine: Math.max(0, ...lines.map((line) => Number(line.lineId))),
      };
    }
    case 'QuoteDrafted': {
      const { quoteNumber, personId, accountId, language, currency, placedBy } = event.data;
      return { ...state, status: 'draft', quoteNumber, personId, accountId, language, currency, placedBy };
    }
    case 'QuoteSubmitted':
      return { ...state, status: 'submitted' };
    case 'QuoteReviewStarted':
      return { ...state, status: 'in-review' };
    case 'QuoteHeaderChanged': {
      const { email, shipTo, billTo, pickedUpBy, shippingMethod, comments } = event.data;
      const changed = defined({ email, shipTo, billTo, pickedUpBy, shippingMethod, comments });
      return { ...state, header: { ...state.header, ...changed } };
    }
    case 'QuoteLineAdded': {
      const { quoteId: _, by: __, at: ___, ...item } = event.data;
      return { ...state, lines: [...state.lines, asLine(item)], lastLine: Number(item.lineId) };
    }
    case 'QuoteLineQuantityChanged': {
      const { to: quantity, price } = event.data;
      return onLine(state, event.data.lineId, (line) => ({ ...line, quantity, price }));
    }
    case 'QuoteLineRemoved':
      return { ...state, lines: state.lines.filter((line) => line.lineId !== event.data.lineId) };
    case 'QuoteLinePriceOverridden': {
      const { from, to, reason, by } = event.data;
      return onLine(state, event.data.lineId, (line) => ({
        ...line,
        price: { ...line.price, unitPrice: to, override: { from: line.price.override?.from ?? from, reason, by } },
      }));
    }
    case 'QuoteLinePriceReset':
      return onLine(state, event.data.lineId, ({ price: { override: _, ...price }, ...line }) => ({
        ...line,
        price: { ...price, unitPrice: event.data.to },
      }));
    case 'QuoteLineDiscounted': {
      const { discount, reason, by } = event.data;
      return onLine(state, event.data.lineId, (line) => ({ ...line, discount: { discount, reason, by } }));
    }
    case 'QuoteLineDiscountRemoved':
      return onLine(state, event.data.lineId, ({ discount: _, ...line }) => line);
    case 'QuoteDiscounted': {
      const { discount, reason, by } = event.data;
      return { ...state, discount: { discount, reason, by } };
    }
    case 'QuoteDiscountRemoved': {
      const { discount: _, ...rest } = state;
      return rest;
    }
    case 'QuoteRepriced':
      return event.data.lines.reduce(
        (s, { lineId, price }) => onLine(s, lineId, (line) => ({ ...line, price })),
        state,
      );
    case 'QuoteRecalculated': {
      const { shipping: _, pickedUpIn: __, ...rest } = state;
      const { shipping, tax, pickedUpIn } = event.data;
      return { ...rest, ...defined({ shipping, pickedUpIn }), tax };
    }
    case 'QuoteAlternativeOffered':
      return onLine(state, event.data.lineId, (line) => ({
        ...line,
        alternatives: [...without(line.alternatives, event.data.alternative.itemNumber), event.data.alternative],
      }));
    case 'QuoteAlternativeWithdrawn':
      return onLine(state, event.data.lineId, (line) => ({
        ...line,
        alternatives: without(line.alternatives, event.data.itemNumber),
      }));
    case 'QuoteAlternativeChosen':
      return onLine(state, event.data.lineId, ({ lineId, quantity, alternatives }) => {
        const chosen = needed(
          alternatives.find((alternative) => alternative.itemNumber === event.data.itemNumber),
          'alternative',
        );
        return { lineId, quantity, ...chosen, alternatives: without(alternatives, event.data.itemNumber) };
      });
    case 'QuoteApprovalRequested':
      return { ...state, approvalRequested: event.data.changes };
    case 'QuotePricingApproved':
      return { ...state, pricingApproved: event.data.changes };
    case 'QuoteMessagePosted':
      return event.data.by.startsWith('contact:') ? { ...state, lastMessageId: event.data.messageId } : state;
    case 'QuoteMessagesClosed':
      return state;
    case 'QuoteReturned':
      return { ...state, status: 'returned' };
    case 'QuoteRevisionPublished': {
      const { content, hash, expiresAt } = event.data;
      return { ...state, status: 'approved', published: { content, hash, expiresAt, changes: state.changes } };
    }
    case 'QuoteDeclined':
      return { ...state, status: 'declined' };
    case 'QuoteCancelled':
      return { ...state, status: 'cancelled' };
    case 'QuoteExpired':
      return { ...offered(state), status: 'expired' };
    case 'QuoteAccepted':
      return { ...offered(state), status: 'converting', attempt: event.data.attempt };
    case 'QuoteReopened':
      return { ...offered(state), status: 'approved' };
    case 'QuoteConverted':
      return { ...offered(state), status: 'converted' };
    default:
      return unreachable(event);
  }
}

/** Of events that follow only upon an offer. */
function offered(state: QuoteState): Contents & Pick<OfferedQuote, 'published'> {
  const { published } = state;
  if (!published) throw new Error('nothing was offered yet');
  return { ...state, published };
}

const asLine = (item: QuotedItem): QuoteLine => ({ ...item, alternatives: [] });
const without = (alternatives: readonly Alternative[], itemNumber: string) =>
  alternatives.filter((alternative) => alternative.itemNumber !== itemNumber);
const defined = <T extends object>(header: T): Partial<T> =>
  Object.fromEntries(Object.entries(header).filter(([, value]) => value !== undefined)) as Partial<T>;

function onLine(state: QuoteState, lineId: string, change: (line: QuoteLine) => QuoteLine): QuoteState {
  return { ...state, lines: state.lines.map((line) => (line.lineId === lineId ? change(line) : line)) };
}

/** Whose doing an event is, and of which quote. */
export const whoOf = ({ quoteId, by, at }: { readonly quoteId: string; readonly by: string; readonly at: string }) => ({
  quoteId,
  by,
  at,
});
