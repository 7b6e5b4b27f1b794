import { DEFAULT_CURRENCY, type CurrencyCode } from '#domain/shared/money.ts';
import { unreachable } from '#domain/shared/decider.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import type { CartEvent, CartHeaderData } from './cart.events.ts';

export interface CartLine {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly quantity: number;
  readonly price: LinePrice;
}

export interface CartState {
  readonly status: 'none' | 'open' | 'locked' | 'ordered' | 'quoted';
  /** The owner of the cart: `guest:<id>` or `contact:<id>`. */
  readonly personId: string;
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly CartLine[];
  readonly lastLine: number;
  readonly header: CartHeaderData;
  /** Number of the last checkout attempt; 0 before the first. */
  readonly attempt: number;
  /** Counts what changed its contents, so that a checkout can tell that the cart is still the one it was made of. */
  readonly changes: number;
  /** In which a quote was asked for. */
  readonly language?: string;
}

export const initialState: CartState = {
  status: 'none',
  personId: '',
  accountId: '',
  currency: DEFAULT_CURRENCY,
  lines: [],
  lastLine: 0,
  header: {},
  attempt: 0,
  changes: 0,
};

export function evolve(state: CartState, event: CartEvent): CartState {
  const next = apply(state, event);
  return event.type === 'CartLocked' || event.type === 'CartUnlocked' ? next : { ...next, changes: state.changes + 1 };
}

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
    case 'CartLineRemoved':
      return { ...state, lines: state.lines.filter((line) => line.lineId !== event.data.lineId) };
    case 'CartEmptied':
      return { ...state, lines: [] };
    case 'CartRepriced': {
      const prices = new Map(event.data.lines.map(({ lineId, price }) => [lineId, price]));
      return {
        ...state,
        lines: state.lines.map((line) => ({ ...line, price: prices.get(line.lineId) ?? line.price })),
      };
    }
    case 'CartTakenOver':
      return { ...state, personId: event.data.personId, accountId: event.data.accountId };
    case 'CartHeaderSaved': {
      const { orderId: _, personId: __, ...header } = event.data;
      return { ...state, header: { ...state.header, ...header } };
    }
    case 'CartLocked':
      return { ...state, status: 'locked', attempt: event.data.attempt };
    case 'CartUnlocked':
      return { ...state, status: 'open' };
    case 'CartOrdered':
      return { ...state, status: 'ordered' };
    case 'CartQuoted':
      return { ...state, status: 'quoted', ...(event.data.language ? { language: event.data.language } : {}) };
    default:
      return unreachable(event);
  }
}
