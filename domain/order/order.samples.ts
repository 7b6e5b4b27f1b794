// Orders of one or two deliveries, paid in one or two parts, and whatever may be done to them: for property tests.
import fc from 'fast-check';
import { DomainError } from '#domain/shared/domain-error.ts';
import type { OrderDraft, OrderedLine } from '#domain/shared/order-draft.ts';
import { freightAmount, unitPrice } from '#domain/shared/price/priced.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import { priceAt, type DestinationTax } from '#domain/shared/pricing.ts';
import { address, bearingPrices, draft, ground } from '#domain/testing/samples.ts';
import { order, type OrderCommand } from './order.decider.ts';
import type { OrderChange, OrderEvent } from './order.events.ts';
import { cancellationOf, editOf, refundableFreight, refundOf } from './order.pricing.ts';
import { returnOf } from './return.pricing.ts';
import { placedOrder, type PlacedOrder } from './order.state.ts';

export const at = '2026-11-20T10:00:00.000Z';
export const quebec = {
  destination: 'CA-QC',
  rules: [
    { name: { en: 'GST', fr: 'TPS' }, rate: 5_000, onShipping: true },
    { name: { en: 'QST', fr: 'TVQ' }, rate: 9_975, onShipping: true },
  ],
};
export const partly = {
  destination: 'CA-BC',
  rules: [{ name: { en: 'PST', fr: 'TVP' }, rate: 7_000, onShipping: false }],
};

export const byCard = { method: 'card', text: 'Visa 4242', reference: '' };

export interface Bought {
  readonly quantity: number;
  readonly unitPrice: number;
  /** Percent of the line's price. */
  readonly off: number;
}

export function lineOf({ quantity, unitPrice: price, off }: Bought, index: number): OrderedLine {
  const amount = Math.floor((quantity * price * off) / 100);
  return {
    ...draft.lines[0]!,
    lineId: String(index + 1),
    quantity,
    steps: pricing.lineSteps({
      itemNumber: '6205',
      quantity,
      price: { ...priceAt(bearingPrices, 1), unitPrice: price, listPrice: price },
      discounts: amount ? [{ kind: 'line', amount, reason: '', by: '' }] : [],
    }),
  };
}

export interface Sent {
  /** Freight of each delivery; lines go to them in turn. */
  readonly freights: readonly number[];
  /** The taxes of each delivery. */
  readonly taxes: readonly DestinationTax[];
}

/** These lines, and what sending them costs: line n goes with delivery n, then from the first again. */
export function changeOf(lines: readonly OrderedLine[], { freights, taxes }: Sent): OrderChange {
  const deliveries = freights.map((price, index) => {
    const own = lines.filter(({ lineId }) => (Number(lineId) - 1) % freights.length === index);
    return {
      ...draft.deliveries[0]!,
      deliveryId: String(index + 1),
      lineIds: own.map(({ lineId }) => lineId),
      steps: pricing.deliverySteps(own, { shipping: { ...ground, price }, tax: taxes[index % taxes.length] }),
    };
  });
  return { lines, deliveries, totals: pricing.totalsOf({ lines, deliveries }) };
}

export const shipTo = { '1': address, '2': { ...address, city: 'Vancouver', state: 'BC' } };

/** `share`: percent of the total that the first of two payments bears; all of it where it is 100. */
export function placedOf(bought: readonly Bought[], sent: Sent, share = 100): OrderEvent {
  const agreed: OrderDraft = { ...draft, ...changeOf(bought.map(lineOf), sent), shipTo };
  const first = Math.floor((agreed.totals.total * share) / 100);
  return {
    type: 'OrderPlaced',
    data: {
      ...agreed,
      orderNumber: 'MW-1',
      payments: [
        { ...byCard, paymentId: 'o1.1', amount: first },
        ...(share < 100 ? [{ ...byCard, paymentId: 'o1.1.2', amount: agreed.totals.total - first }] : []),
      ],
      placedAt: at,
    },
  };
}

/** One thing that a CSR may try; whether the order allows it is the decider's business. */
export interface Try {
  readonly what: 'refund' | 'return' | 'cancel' | 'ship' | 'edit';
  readonly line: number;
  readonly quantity: number;
  readonly money: number;
}

export function commandFor({ what, line, quantity, money }: Try, state: PlacedOrder, step: number): OrderCommand[] {
  const { lineId } = state.draft.lines[line % state.draft.lines.length]!;
  const lines = [{ lineId, quantity }];
  const by = { orderId: 'o1', refundId: `r${step}`, changesSeen: state.changes, reason: '', at };
  switch (what) {
    case 'refund': {
      const asked = {
        lines: money % 3 ? lines : [],
        freight: money % 2 ? Math.min(money, refundableFreight(state)) : 0,
        goodwill: 0,
      };
      return [{ ...by, type: 'Refund', asked, amountSeen: refundOf(state, asked).amount, restock: true }];
    }
    case 'return': {
      const returned = lines.map((one) => ({ ...one, feePercent: money % 101 }));
      const amountSeen = returnOf(state, returned).contents.amount;
      return [{ ...by, type: 'RefundReturn', returnId: `rma${step}`, lines: returned, restock: lines, amountSeen }];
    }
    case 'cancel':
      return [
        {
          ...by,
          type: 'CancelLines',
          lines,
          freight: 0,
          amountSeen: cancellationOf(state, { lines, freight: 0 }, false).amount,
          unpaid: false,
        },
      ];
    case 'ship':
      return [
        {
          type: 'ShipLines',
          orderId: 'o1',
          shipmentId: `s${step}`,
          carrier: 'Purolator',
          trackingNumber: 'P1',
          lines,
          at,
        },
      ];
    case 'edit': {
      const changed = state.draft.lines.map((one) =>
        one.lineId === lineId ? lineOf({ quantity, unitPrice: unitPrice(one), off: 0 }, Number(lineId) - 1) : one,
      );
      const freights = state.draft.deliveries.map((delivery) => (money % 4 ? freightAmount(delivery) : money));
      const change = changeOf(changed, { freights, taxes: money % 2 ? [quebec, partly] : [partly] });
      const { difference } = editOf(state, change);
      const { invoicing } = state.payments[0]!;
      const charged = { ...byCard, paymentId: `o1.${step}`, amount: difference, ...(invoicing ? { invoicing } : {}) };
      const payments = difference > 0 ? [charged] : [];
      return [
        {
          type: 'StartEdit',
          orderId: 'o1',
          attempt: step,
          changesSeen: state.changes,
          change,
          differenceSeen: difference,
          at,
        },
        {
          type: 'ApplyEdit',
          orderId: 'o1',
          attempt: step,
          change,
          shipTo,
          reason: '',
          refundId: `r${step}`,
          payments,
          at,
        },
      ];
    }
  }
}

/**
 * Whatever is refused changes nothing; every refund is answered before the next command.
 * @param first the number of the first try, which makes the ids of what it does
 */
export function eventsAfter(events: readonly OrderEvent[], tries: readonly Try[], first = 2): readonly OrderEvent[] {
  return tries.reduce((before, one, index) => {
    try {
      const asked = commandFor(one, stateOf(before), first + index).reduce(decided, before);
      const open = Object.values(stateOf(asked).refunds).filter(({ status }) => status === 'requested');
      return open.reduce(
        (now, { refundId }) => decided(now, { type: 'CompleteRefund', orderId: 'o1', refundId, at }),
        asked,
      );
    } catch (error) {
      if (error instanceof DomainError) return before;
      throw error;
    }
  }, events);
}

const stateOf = (events: readonly OrderEvent[]): PlacedOrder =>
  placedOrder(events.reduce(order.evolve, order.initialState));
const decided = (events: readonly OrderEvent[], command: OrderCommand): readonly OrderEvent[] => [
  ...events,
  ...order.decide(command, stateOf(events)),
];

const bought = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 40 }),
    unitPrice: fc.integer({ min: 0, max: 99_999 }),
    off: fc.integer({ min: 0, max: 100 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const tries = fc.array(
  fc.record({
    what: fc.constantFrom('refund' as const, 'return' as const, 'cancel' as const, 'ship' as const, 'edit' as const),
    line: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 45 }),
    money: fc.nat(5_000),
  }),
  { maxLength: 14 },
);
const sent = fc.record({
  freights: fc.array(fc.nat(9_999), { minLength: 1, maxLength: 2 }),
  taxes: fc.constantFrom([quebec], [partly], [quebec, partly]),
});
/** Histories of an order: its lines, deliveries, the share of the first payment, and the commands tried afterwards. */
export const histories = fc.tuple(bought, sent, fc.integer({ min: 1, max: 100 }), tries);
