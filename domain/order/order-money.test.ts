import fc from 'fast-check';
import { DomainError } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import type { OrderDraft, OrderedLine } from '#domain/shared/order-draft.ts';
import { freightAmount, unitPrice } from '#domain/shared/price/priced.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import { priceAt, type DestinationTax } from '#domain/shared/pricing.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { address, bearingPrices, draft, ground } from '#domain/testing/samples.ts';
import { order, type OrderCommand } from './order.decider.ts';
import type { OrderChange, OrderEvent } from './order.events.ts';
import {
  cancellationOf,
  editOf,
  everythingLeft,
  refundableFreight,
  refundableUnits,
  refundOf,
  orderValueOf,
} from './order.pricing.ts';
import { paidOf, refundedOf, type OrderState } from './order.state.ts';

const at = '2026-11-20T10:00:00.000Z';
const quebec = {
  destination: 'CA-QC',
  rules: [
    { name: { en: 'GST', fr: 'TPS' }, rate: 5_000, onShipping: true },
    { name: { en: 'QST', fr: 'TVQ' }, rate: 9_975, onShipping: true },
  ],
};
const partly = { destination: 'CA-BC', rules: [{ name: { en: 'PST', fr: 'TVP' }, rate: 7_000, onShipping: false }] };

const byCard = { method: 'card', text: 'Visa 4242', reference: '' };

interface Bought {
  readonly quantity: number;
  readonly unitPrice: number;
  /** Of the line's price, in percent. */
  readonly off: number;
}

function lineOf({ quantity, unitPrice: price, off }: Bought, index: number): OrderedLine {
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

interface Sent {
  /** Freight of each delivery; lines go to them in turn. */
  readonly freights: readonly number[];
  /** Of each delivery, its taxes. */
  readonly taxes: readonly DestinationTax[];
}

/** These lines, and what sending them costs: line n goes with delivery n, then from the first again. */
function changeOf(lines: readonly OrderedLine[], { freights, taxes }: Sent): OrderChange {
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

const shipTo = { '1': address, '2': { ...address, city: 'Vancouver', state: 'BC' } };

/** `share`: percent of the total that the first of two payments bears; all of it where it is 100. */
function placedOf(bought: readonly Bought[], sent: Sent, share = 100): OrderEvent {
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

const given = specificationFor(order);
const ten: OrderEvent = placedOf([{ quantity: 3, unitPrice: 1_000, off: 10 }], { freights: [1_195], taxes: [quebec] });
const refund = (
  asked: { lines?: { lineId: string; quantity: number }[]; freight?: number; goodwill?: number },
  amountSeen: number,
  more: { changesSeen?: number; limit?: number; refundId?: string } = {},
) => ({
  type: 'Refund' as const,
  orderId: 'o1',
  refundId: 'r1',
  changesSeen: 1,
  amountSeen,
  asked: { lines: [], freight: 0, goodwill: 0, ...asked },
  restock: false,
  reason: 'gone',
  at,
  ...more,
});

describe('a refund', () => {
  // 27.00 of goods after 3.00 off, 11.95 of freight: GST 1.95, QST 3.89, in all 44.79.
  it('of one of three units bears a third of the discount and what the taxes become less', () => {
    const money = refundOf(given(ten).state(), { lines: [{ lineId: '1', quantity: 1 }], freight: 0, goodwill: 0 });
    expect(money).toMatchObject({
      goods: 1_000,
      discount: 100,
      freight: 0,
      amount: 900 + 45 + 90,
      parts: [{ paymentId: 'o1.1', amount: 1_035 }],
    });
    expect(money.taxes.map((tax) => tax.amount)).toEqual([45, 90]);
  });
  it('of everything is what was paid', () => {
    expect(orderValueOf(given(ten).state()).total).toBe(4_479);
    expect(
      refundOf(given(ten).state(), { lines: [{ lineId: '1', quantity: 3 }], freight: 1_195, goodwill: 0 }).amount,
    ).toBe(4_479);
  });
  it('of everything gives back less what was given back for nothing before', () => {
    const gift = order.decide(refund({ goodwill: 1_000 }, 1_000), given(ten).state());
    expect(
      refundOf(given(ten, ...gift).state(), { lines: [{ lineId: '1', quantity: 3 }], freight: 1_195, goodwill: 0 }),
    ).toMatchObject({ goodwillBefore: 1_000, amount: 3_479 });
  });
  it('of freight is not given twice when an edit makes the freight cheaper later', () => {
    const freight = order.decide(refund({ freight: 1_195 }, 1_375), given(ten).state());
    const state = given(ten, ...freight).state();
    expect(editOf(state, changeOf(state.draft!.lines, { freights: [0], taxes: [quebec] })).difference).toBe(0);
  });
  it('of more units, more freight or more money than there is is refused', () => {
    given(ten)
      .when(refund({ lines: [{ lineId: '1', quantity: 4 }] }, 1))
      .thenRefused('refund_quantity_exceeds', { left: 3 });
    given(ten)
      .when(
        refund(
          {
            lines: [
              { lineId: '1', quantity: 2 },
              { lineId: '1', quantity: 2 },
            ],
          },
          1,
        ),
      )
      .thenRefused('refund_quantity_exceeds', { quantity: 4 });
    given(ten)
      .when(refund({ freight: 1_196 }, 1))
      .thenRefused('refund_freight_exceeds', { left: 1_195 });
    given(ten)
      .when(refund({ goodwill: 4_480 }, 4_480))
      .thenRefused('refund_exceeds_paid', { left: 4_479 });
    given(ten)
      .when(refund({ lines: [{ lineId: '9', quantity: 1 }] }, 1))
      .thenRefused('line_not_found');
    given(ten).when(refund({}, 0)).thenRefused('refund_nothing');
  });
  it('must be what was previewed', () => {
    given(ten)
      .when(refund({ goodwill: 100 }, 99))
      .thenRefused('refund_changed', { amount: 100 });
    given(ten)
      .when(refund({ goodwill: 100 }, 100, { changesSeen: 0 }))
      .thenRefused('order_changed', { changes: 1 });
  });
  it('above the limit of whoever asks is refused, what they gave back before included', () => {
    given(ten)
      .when(refund({ goodwill: 501 }, 501, { limit: 500 }))
      .thenRefused('refund_above_limit', { limit: 500 });
    const before = order.decide(refund({ goodwill: 400 }, 400, { limit: 500 }), given(ten).state());
    given(ten, ...before)
      .when(refund({ goodwill: 101 }, 101, { changesSeen: 2, limit: 500, refundId: 'r2' }))
      .thenRefused('refund_above_limit', { before: 400 });
  });
  it('that was declined can be asked for again', () => {
    const asked = order.decide(refund({ lines: [{ lineId: '1', quantity: 3 }] }, 3_105), given(ten).state());
    const declined: OrderEvent = {
      type: 'OrderRefundDeclined',
      data: { orderId: 'o1', refundId: 'r1', code: 'refund_declined', refunded: [], declinedAt: at },
    };
    const state = given(ten, ...asked, declined).state();
    expect([refundedOf(state), refundableUnits(state, '1')]).toEqual([0, 3]);
  });
  it('is settled once', () => {
    const asked = order.decide(refund({ goodwill: 100 }, 100), given(ten).state());
    const completed: OrderEvent = {
      type: 'OrderRefundCompleted',
      data: { orderId: 'o1', refundId: 'r1', amount: 100, returned: [], completedAt: at },
    };
    given(ten, ...asked)
      .when({ type: 'CompleteRefund', orderId: 'o1', refundId: 'r1', at })
      .then(completed);
    given(ten, ...asked, completed)
      .when({ type: 'CompleteRefund', orderId: 'o1', refundId: 'r1', at })
      .thenNothing();
    given(ten, ...asked, completed)
      .when({ type: 'DeclineRefund', orderId: 'o1', refundId: 'r1', code: 'x', refunded: [], at })
      .thenNothing();
  });
});

/** One thing that a CSR may try; whether the order allows it is the decider's business. */
interface Try {
  readonly what: 'refund' | 'cancel' | 'ship' | 'edit';
  readonly line: number;
  readonly quantity: number;
  readonly money: number;
}

function commandFor({ what, line, quantity, money }: Try, state: OrderState, step: number): OrderCommand[] {
  const { lineId } = state.draft!.lines[line % state.draft!.lines.length]!;
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
    case 'cancel':
      return [
        {
          ...by,
          type: 'CancelLines',
          lines,
          freight: 0,
          amountSeen: cancellationOf(state, lines, 0, false).amount,
          unpaid: false,
        },
      ];
    case 'ship':
      return [{ type: 'ShipLines', orderId: 'o1', shipmentId: `s${step}`, carrier: '', trackingNumber: '', lines, at }];
    case 'edit': {
      const changed = state.draft!.lines.map((one) =>
        one.lineId === lineId ? lineOf({ quantity, unitPrice: unitPrice(one), off: 0 }, Number(lineId) - 1) : one,
      );
      const freights = state.draft!.deliveries.map((delivery) => (money % 4 ? freightAmount(delivery) : money));
      const change = changeOf(changed, { freights, taxes: money % 2 ? [quebec, partly] : [partly] });
      const { difference } = editOf(state, change);
      const payments = difference > 0 ? [{ ...byCard, paymentId: `o1.${step}`, amount: difference }] : [];
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

/** Whatever is refused changes nothing; every refund is answered before the next command. */
function after(events: readonly OrderEvent[], tries: readonly Try[]): OrderState {
  return tries.reduce(
    (state, one, step) => {
      try {
        const asked = commandFor(one, state, step + 2).reduce(
          (now, command) => order.decide(command, now).reduce(order.evolve, now),
          state,
        );
        const open = Object.values(asked.refunds).filter(({ status }) => status === 'requested');
        return open.reduce(
          (now, { refundId }) =>
            order.decide({ type: 'CompleteRefund', orderId: 'o1', refundId, at }, now).reduce(order.evolve, now),
          asked,
        );
      } catch (error) {
        if (error instanceof DomainError) return state;
        throw error;
      }
    },
    given(...events).state(),
  );
}

describe('whatever is refunded, cancelled, shipped and edited, in whatever order', () => {
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
      what: fc.constantFrom('refund' as const, 'cancel' as const, 'ship' as const, 'edit' as const),
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
  const story = fc.tuple(bought, sent, fc.integer({ min: 1, max: 100 }), tries);

  it('no payment gives back more than it took, and what is kept is what the order is worth', () => {
    fc.assert(
      fc.property(story, ([lines, sending, share, list]) => {
        const state = after([placedOf(lines, sending, share)], list);
        for (const { amount, refunded } of state.payments) {
          expect(refunded).toBeGreaterThanOrEqual(0);
          expect(refunded).toBeLessThanOrEqual(amount);
        }
        expect(paidOf(state)).toBe(orderValueOf(state).total);
        expect(sum(Object.values(state.refunds).map(({ amount }) => amount))).toBe(refundedOf(state));
        for (const {
          goods,
          discount,
          freight: freightBack,
          taxes,
          goodwill,
          goodwillBefore,
          amount,
          parts,
          cause,
        } of Object.values(state.refunds)) {
          expect(sum(parts.map((part) => part.amount))).toBe(amount);
          expect(amount).toBeGreaterThanOrEqual(0);
          if (cause !== 'edit') expect(freightBack).toBeGreaterThanOrEqual(0);
          expect(goods - discount + freightBack + sum(taxes.map((t) => t.amount)) + goodwill - goodwillBefore).toBe(
            amount,
          );
        }
      }),
    );
  });

  it('refunding the rest leaves nothing: the cents add up', () => {
    fc.assert(
      fc.property(story, ([lines, sending, share, list]) => {
        const state = after([placedOf(lines, sending, share)], list);
        expect(refundOf(state, everythingLeft(state)).amount).toBe(paidOf(state));
      }),
    );
  });

  it('with amounts for nothing in between, no more comes back than was paid', () => {
    fc.assert(
      fc.property(story, fc.nat(10_000), ([lines, sending, share, list], goodwill) => {
        const placed = placedOf(lines, sending, share);
        const paid = paidOf(given(placed).state());
        const gift = Math.min(goodwill, paid);
        const events = gift ? order.decide(refund({ goodwill: gift }, gift), given(placed).state()) : [];
        const state = after(
          [
            placed,
            ...events,
            ...(gift
              ? [
                  {
                    type: 'OrderRefundCompleted' as const,
                    data: { orderId: 'o1', refundId: 'r1', amount: gift, returned: [], completedAt: at },
                  },
                ]
              : []),
          ],
          list,
        );
        expect(paidOf(state)).toBeGreaterThanOrEqual(0);
        for (const { amount, parts } of Object.values(state.refunds))
          expect(sum(parts.map((part) => part.amount))).toBe(amount);
        for (const { amount, refunded } of state.payments) expect(refunded).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
