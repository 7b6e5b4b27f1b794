import { DEFAULT_CURRENCY, type CurrencyCode } from '#domain/shared/money.ts';
import { unreachable } from '#domain/shared/decider.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import type { ShipTo } from '#domain/shared/order-draft.ts';
import type { CartDelivery } from '#domain/shared/planned-delivery.ts';
import type { CartEvent, CartHeaderData, ShortLine } from './cart.events.ts';

export interface CartLine {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly quantity: number;
  readonly price: LinePrice;
}

interface Contents {
  /** The owner of the cart: `guest:<id>` or `contact:<id>`. */
  readonly personId: string;
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly CartLine[];
  readonly lastLine: number;
  readonly header: CartHeaderData;
  /** Those beside the first one, which has the header's address and method. */
  readonly deliveries: readonly CartDelivery[];
  readonly deliverTo: ShipTo;
  readonly coupons: readonly string[];
  /** Those that the last change of its lines took away, until they are entered again or given up. */
  readonly dropped: readonly string[];
  /** The name under which it was saved (spec 3, OrderTag); empty where it was not. */
  readonly tag: string;
  /** Its owner was found to have left it, and is not written to again. */
  readonly abandoned: boolean;
  /** Number of the last checkout attempt; 0 before the first. */
  readonly attempt: number;
  /** Counts what changed its contents, so that a checkout can tell that the cart is still the one it was made of. */
  readonly changes: number;
}
/** Only what is open can be put aside: saved, or left while it was paid, and not taken up again, nobody shops with it. */
interface InUse extends Contents {
  readonly aside: false;
  readonly paymentLeft: false;
}

export interface NoCart extends InUse {
  readonly status: 'none';
}
export interface OpenCart extends Contents {
  readonly status: 'open';
  readonly aside: boolean;
  /** Its buyer left while it was paid: it is a pending order (spec 2). */
  readonly paymentLeft: boolean;
}
export interface LockedCart extends InUse {
  readonly status: 'locked';
}
export interface QuotedCart extends InUse {
  readonly status: 'quoted';
  /** In which a quote was asked for. */
  readonly language?: string;
}
export interface ClosedCart extends InUse {
  readonly status: 'ordered' | 'discarded';
}
export type CartState = NoCart | OpenCart | LockedCart | QuotedCart | ClosedCart;

export const initialState: NoCart = {
  status: 'none',
  personId: '',
  accountId: '',
  currency: DEFAULT_CURRENCY,
  lines: [],
  lastLine: 0,
  header: {},
  deliveries: [],
  deliverTo: {},
  coupons: [],
  dropped: [],
  tag: '',
  aside: false,
  paymentLeft: false,
  abandoned: false,
  attempt: 0,
  changes: 0,
};

/** Events that leave its contents as they are. */
const UNCHANGED: ReadonlySet<CartEvent['type']> = new Set(['CartLocked', 'CartUnlocked', 'CartAbandoned']);

export function evolve(state: CartState, event: CartEvent): CartState {
  const next = apply(state, event);
  return UNCHANGED.has(event.type) ? next : { ...next, changes: state.changes + 1 };
}

/** Lines with the ids of others take their place; the rest follow behind. */
export function withLines<Line extends { readonly lineId: string }>(
  present: readonly Line[],
  put: readonly Line[],
): readonly Line[] {
  const changed = new Map(put.map((line) => [line.lineId, line]));
  const lines = present.map((line) => changed.get(line.lineId) ?? line);
  const there = new Set(present.map(({ lineId }) => lineId));
  return [...lines, ...put.filter(({ lineId }) => !there.has(lineId))];
}

/** Lines as they are once those that are short were cut, or taken out. */
export function withShort<Line extends { readonly lineId: string; readonly quantity: number }>(
  lines: readonly Line[],
  short: readonly ShortLine[],
): readonly Line[] {
  const left = new Map(short.map((line) => [line.lineId, line.left]));
  return lines.flatMap((line) => {
    const quantity = left.get(line.lineId) ?? line.quantity;
    return quantity ? [{ ...line, quantity }] : [];
  });
}

const without = (codes: readonly string[], code: string) => codes.filter((one) => one !== code);

function apply(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'CartOpened': {
      const { personId, accountId, currency } = event.data;
      return { ...state, status: 'open', personId, accountId, currency };
    }
    case 'CartLineAdded': {
      const { lineId, itemNumber, quantity, price } = event.data;
      return { ...state, lastLine: Number(lineId), lines: [...state.lines, { lineId, itemNumber, quantity, price }] };
    }
    case 'CartLineQuantityChanged': {
      const { lineId, quantity, price } = event.data;
      return {
        ...state,
        lines: state.lines.map((line) => (line.lineId === lineId ? { ...line, quantity, price } : line)),
      };
    }
    case 'CartLinesAdded': {
      const { lines } = event.data;
      return {
        ...state,
        lastLine: Math.max(state.lastLine, ...lines.map(({ lineId }) => Number(lineId))),
        lines: withLines(state.lines, lines),
      };
    }
    case 'CartLineRemoved':
      return { ...state, lines: state.lines.filter((line) => line.lineId !== event.data.lineId) };
    case 'CartLinesRemoved': {
      const gone = new Set(event.data.lineIds);
      return { ...state, lines: state.lines.filter(({ lineId }) => !gone.has(lineId)) };
    }
    case 'CartAbandoned':
      return { ...state, abandoned: true };
    // Spec 4, Remove All: what was chosen for several addresses goes with the lines.
    case 'CartEmptied':
      return { ...state, lines: [], deliveries: [], deliverTo: {} };
    case 'CartRepriced': {
      const prices = new Map(event.data.lines.map(({ lineId, price }) => [lineId, price]));
      return {
        ...state,
        lines: state.lines.map((line) => ({ ...line, price: prices.get(line.lineId) ?? line.price })),
      };
    }
    case 'CartCouponApplied':
      return {
        ...state,
        coupons: [...state.coupons, event.data.code],
        dropped: without(state.dropped, event.data.code),
      };
    case 'CartCouponRemoved':
      return {
        ...state,
        coupons: without(state.coupons, event.data.code),
        dropped: without(state.dropped, event.data.code),
      };
    case 'CartCouponsDropped':
      return { ...state, coupons: [], dropped: event.data.codes };
    case 'CartTakenOver':
      return { ...state, personId: event.data.personId, accountId: event.data.accountId };
    case 'CartHeaderSaved': {
      const { orderId: _, personId: __, ...header } = event.data;
      return { ...state, header: { ...state.header, ...header } };
    }
    case 'CartDivided': {
      const { deliveries, deliverTo } = event.data;
      return { ...state, deliveries, deliverTo };
    }
    case 'CartSaved':
      return { ...state, status: 'open', tag: event.data.name, aside: true, paymentLeft: false };
    case 'CartResumed':
      return { ...state, aside: false, paymentLeft: false, lines: withShort(state.lines, event.data.short) };
    case 'CartDiscarded':
      return { ...state, status: 'discarded', aside: false, paymentLeft: false, lines: [] };
    case 'CartLocked':
      return { ...state, status: 'locked', aside: false, paymentLeft: false, attempt: event.data.attempt };
    case 'CartUnlocked':
      return event.data.paymentLeft
        ? { ...state, status: 'open', aside: true, paymentLeft: true }
        : { ...state, status: 'open' };
    case 'CartOrdered':
      return { ...state, status: 'ordered', aside: false, paymentLeft: false };
    case 'CartQuoted':
      return {
        ...state,
        status: 'quoted',
        aside: false,
        paymentLeft: false,
        ...(event.data.language ? { language: event.data.language } : {}),
      };
    default:
      return unreachable(event);
  }
}
