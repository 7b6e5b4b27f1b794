import type { CurrencyCode } from '#domain/shared/money.ts';
import type { CartEvent, CartHeaderData } from '#domain/cart/cart.events.ts';
import { withLines, withShort } from '#domain/cart/cart.state.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import { defineReadModel, put, remove, update } from '#platform/kernel/read-model/read-model.ts';

export interface CartLineRow {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly quantity: number;
  readonly price: LinePrice;
}

export interface CartRow {
  readonly order_id: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly currency: CurrencyCode;
  readonly status: 'open' | 'locked' | 'ordered' | 'quoted';
  readonly lines: readonly CartLineRow[];
  readonly header: CartHeaderData;
  readonly coupons: readonly string[];
  /** Those that the last change of its contents took away. */
  readonly dropped: readonly string[];
  /** The name under which it was saved; empty where it was not. */
  readonly tag: string;
  /** Saved, or left while it was paid, and not taken up again. */
  readonly aside: boolean;
  /** ISO; of a pending order. */
  readonly payment_left_at: string | null;
  readonly saved_at: string | null;
  readonly changed_at: string;
}

const change = (orderId: string, at: string, apply: (row: CartRow) => CartRow) =>
  update<CartRow>(orderId, (row) => ({ ...apply(row), changed_at: at }));

export const carts = defineReadModel<CartRow, CartEvent>({
  name: 'cart',
  version: 8,
  key: 'order_id',
  columns: {
    order_id: 'text',
    person_id: 'text',
    account_id: 'text',
    currency: 'text',
    status: 'text',
    lines: 'jsonb',
    header: 'jsonb',
    coupons: 'jsonb',
    dropped: 'jsonb',
    tag: 'text',
    aside: 'boolean',
    payment_left_at: 'timestamptz',
    saved_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
  indexes: [
    `(person_id, changed_at desc) where status not in ('ordered', 'quoted')`,
    `(account_id, changed_at desc) where status not in ('ordered', 'quoted')`,
  ],
  streams: ({ order_id }) => [`cart-${order_id}`],
  on: {
    CartOpened: ({ data: { orderId, personId, accountId, currency }, at }) =>
      put<CartRow>(orderId, {
        order_id: orderId,
        person_id: personId,
        account_id: accountId,
        currency,
        status: 'open',
        lines: [],
        header: {},
        coupons: [],
        dropped: [],
        tag: '',
        aside: false,
        payment_left_at: null,
        saved_at: null,
        changed_at: at,
      }),
    CartLineAdded: ({ data: { orderId, ...line }, at }) =>
      change(orderId, at, (row) => ({ ...row, lines: [...row.lines, line] })),
    CartLineQuantityChanged: ({ data: { orderId, lineId, quantity, price }, at }) =>
      change(orderId, at, (row) => ({
        ...row,
        lines: row.lines.map((line) => (line.lineId === lineId ? { ...line, quantity, price } : line)),
      })),
    CartLinesAdded: ({ data: { orderId, lines }, at }) =>
      change(orderId, at, (row) => ({ ...row, lines: withLines(row.lines, lines) })),
    CartLineRemoved: ({ data: { orderId, lineId }, at }) =>
      change(orderId, at, (row) => ({ ...row, lines: row.lines.filter((line) => line.lineId !== lineId) })),
    CartLinesRemoved: ({ data: { orderId, lineIds }, at }) => {
      const gone = new Set(lineIds);
      return change(orderId, at, (row) => ({ ...row, lines: row.lines.filter(({ lineId }) => !gone.has(lineId)) }));
    },
    CartCouponApplied: ({ data: { orderId, code }, at }) =>
      change(orderId, at, (row) => ({
        ...row,
        coupons: [...row.coupons, code],
        dropped: row.dropped.filter((one) => one !== code),
      })),
    CartCouponRemoved: ({ data: { orderId, code }, at }) =>
      change(orderId, at, (row) => ({
        ...row,
        coupons: row.coupons.filter((one) => one !== code),
        dropped: row.dropped.filter((one) => one !== code),
      })),
    CartCouponsDropped: ({ data: { orderId, codes }, at }) =>
      change(orderId, at, (row) => ({ ...row, coupons: [], dropped: codes })),
    CartEmptied: ({ data: { orderId }, at }) => change(orderId, at, (row) => ({ ...row, lines: [] })),
    CartRepriced: ({ data: { orderId, lines }, at }) => {
      const prices = new Map(lines.map(({ lineId, price }) => [lineId, price]));
      return change(orderId, at, (row) => ({
        ...row,
        lines: row.lines.map((line) => ({ ...line, price: prices.get(line.lineId) ?? line.price })),
      }));
    },
    CartTakenOver: ({ data: { orderId, personId, accountId }, at }) =>
      change(orderId, at, (row) => ({ ...row, person_id: personId, account_id: accountId })),
    CartHeaderSaved: ({ data: { orderId, personId: _, ...header }, at }) =>
      change(orderId, at, (row) => ({ ...row, header: { ...row.header, ...header } })),
    CartDivided: ({ data: { orderId }, at }) => change(orderId, at, (row) => row),
    CartSaved: ({ data: { orderId, name }, at }) =>
      change(orderId, at, (row) => ({ ...row, tag: name, aside: true, payment_left_at: null, saved_at: at })),
    CartResumed: ({ data: { orderId, short }, at }) =>
      change(orderId, at, (row) => ({
        ...row,
        aside: false,
        payment_left_at: null,
        lines: withShort(row.lines, short),
      })),
    CartDiscarded: ({ data: { orderId } }) => remove<CartRow>(orderId),
    CartLocked: ({ data: { orderId }, at }) =>
      change(orderId, at, (row) => ({ ...row, status: 'locked', aside: false, payment_left_at: null })),
    CartUnlocked: ({ data: { orderId, paymentLeft }, at }) =>
      change(orderId, at, (row) => ({
        ...row,
        status: 'open',
        ...(paymentLeft ? { aside: true, payment_left_at: at } : {}),
      })),
    CartOrdered: ({ data: { orderId }, at }) => change(orderId, at, (row) => ({ ...row, status: 'ordered' })),
    CartQuoted: ({ data: { orderId }, at }) => change(orderId, at, (row) => ({ ...row, status: 'quoted' })),
  },
});
