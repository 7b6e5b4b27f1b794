import fc from 'fast-check';
import { DomainError } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import type { OrderDraft, OrderedLine } from '#domain/shared/order-draft.ts';
import { orderTotals, priceAt } from '#domain/shared/pricing.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { bearingPrices, draft } from '#domain/testing/samples.ts';
import { order, type OrderCommand } from './order.decider.ts';
import type { OrderEvent } from './order.events.ts';
import {
  cancellationOf,
  editOf,
  everythingLeft,
  refundableFreight,
  refundableUnits,
  refundOf,
  worthOf,
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

function lineOf({ quantity, unitPrice, off }: Bought, index: number): OrderedLine {
  const amount = Math.floor((quantity * unitPrice * off) / 100);
  return {
    ...draft.lines[0]!,
    lineId: String(index + 1),
    quantity,
    price: { ...priceAt(bearingPrices, 1), unitPrice, listPrice: unitPrice },
    discounts: amount ? [{ kind: 'line', amount, reason: '', by: '' }] : [],
  };
}

function placedOf(bought: readonly Bought[], freight: number, tax = quebec): OrderEvent {
  const lines = bought.map(lineOf);
  const shipping = { ...draft.shipping, price: freight };
  const agreed: OrderDraft = { ...draft, lines, shipping, ...orderTotals(lines, shipping, tax) };
  return {
    type: 'OrderPlaced',
    data: {
      ...agreed,
      orderNumber: 'MW-1',
      payments: [{ ...byCard, paymentId: 'o1.1', amount: agreed.totals.total }],
      placedAt: at,
    },
  };
}

const given = specificationFor(order);
const ten: OrderEvent = placedOf([{ quantity: 3, unitPrice: 1_000, off: 10 }], 1_195);
const refund = (
  asked: { lines?: { lineId: string; quantity: number }[]; freight?: number; other?: number },
  amountSeen: number,
  more: { changesSeen?: number; limit?: number; refundId?: string } = {},
) => ({
  type: 'Refund' as const,
  orderId: 'o1',
  refundId: 'r1',
  changesSeen: 1,
  amountSeen,
  asked: { lines: [], freight: 0, other: 0, ...asked },
  restock: false,
  reason: 'gone',
  at,
  ...more,
});

describe('a refund', () => {
  // 27.00 of goods after 3.00 off, 11.95 of freight: GST 1.95, QST 3.89, in all 44.79.
  it('of one of three units bears a third of the discount and what the taxes become less', () => {
    const money = refundOf(given(ten).state(), { lines: [{ lineId: '1', quantity: 1 }], freight: 0, other: 0 });
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
    expect(worthOf(given(ten).state()).total).toBe(4_479);
    expect(
      refundOf(given(ten).state(), { lines: [{ lineId: '1', quantity: 3 }], freight: 1_195, other: 0 }).amount,
    ).toBe(4_479);
  });
  it('of everything gives back less what was given back for nothing before', () => {
    const gift = order.decide(refund({ other: 1_000 }, 1_000), given(ten).state());
    expect(
      refundOf(given(ten, ...gift).state(), { lines: [{ lineId: '1', quantity: 3 }], freight: 1_195, other: 0 }),
    ).toMatchObject({ givenBefore: 1_000, amount: 3_479 });
  });
  it('of freight is not given twice when an edit makes the freight cheaper later', () => {
    const freight = order.decide(refund({ freight: 1_195 }, 1_375), given(ten).state());
    const state = given(ten, ...freight).state();
    const shipping = { ...state.draft!.shipping, price: 0 };
    expect(
      editOf(state, { lines: state.draft!.lines, shipping, ...orderTotals(state.draft!.lines, shipping, quebec) })
        .difference,
    ).toBe(0);
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
      .when(refund({ other: 4_480 }, 4_480))
      .thenRefused('refund_exceeds_paid', { left: 4_479 });
    given(ten)
      .when(refund({ lines: [{ lineId: '9', quantity: 1 }] }, 1))
      .thenRefused('line_not_found');
    given(ten).when(refund({}, 0)).thenRefused('refund_nothing');
  });
  it('must be what was previewed', () => {
    given(ten)
      .when(refund({ other: 100 }, 99))
      .thenRefused('refund_changed', { amount: 100 });
    given(ten)
      .when(refund({ other: 100 }, 100, { changesSeen: 0 }))
      .thenRefused('order_changed', { changes: 1 });
  });
  it('above the limit of whoever asks is refused, what they gave back before included', () => {
    given(ten)
      .when(refund({ other: 501 }, 501, { limit: 500 }))
      .thenRefused('refund_above_limit', { limit: 500 });
    const before = order.decide(refund({ other: 400 }, 400, { limit: 500 }), given(ten).state());
    given(ten, ...before)
      .when(refund({ other: 101 }, 101, { changesSeen: 2, limit: 500, refundId: 'r2' }))
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
    const asked = order.decide(refund({ other: 100 }, 100), given(ten).state());
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
        other: 0,
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
        one.lineId === lineId ? lineOf({ quantity, unitPrice: one.price.unitPrice, off: 0 }, Number(lineId) - 1) : one,
      );
      const shipping = { ...state.draft!.shipping, price: money % 4 ? state.draft!.shipping.price : money };
      const change = { lines: changed, shipping, ...orderTotals(changed, shipping, money % 2 ? quebec : partly) };
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
          shipTo: state.draft!.shipTo,
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
  const story = fc.tuple(bought, fc.nat(9_999), fc.constantFrom(quebec, partly), tries);

  it('no payment gives back more than it took, and what is kept is what the order is worth', () => {
    fc.assert(
      fc.property(story, ([lines, freight, tax, list]) => {
        const state = after([placedOf(lines, freight, tax)], list);
        for (const { amount, refunded } of state.payments) {
          expect(refunded).toBeGreaterThanOrEqual(0);
          expect(refunded).toBeLessThanOrEqual(amount);
        }
        expect(paidOf(state)).toBe(worthOf(state).total);
        expect(sum(Object.values(state.refunds).map(({ amount }) => amount))).toBe(refundedOf(state));
        for (const {
          goods,
          discount,
          freight: freightBack,
          taxes,
          other,
          givenBefore,
          amount,
          parts,
          cause,
        } of Object.values(state.refunds)) {
          expect(sum(parts.map((part) => part.amount))).toBe(amount);
          expect(amount).toBeGreaterThanOrEqual(0);
          if (cause !== 'edit') expect(freightBack).toBeGreaterThanOrEqual(0);
          expect(goods - discount + freightBack + sum(taxes.map((t) => t.amount)) + other - givenBefore).toBe(amount);
        }
      }),
    );
  });

  it('refunding the rest leaves nothing: the cents add up', () => {
    fc.assert(
      fc.property(story, ([lines, freight, tax, list]) => {
        const state = after([placedOf(lines, freight, tax)], list);
        expect(refundOf(state, everythingLeft(state)).amount).toBe(paidOf(state));
      }),
    );
  });

  it('with amounts for nothing in between, no more comes back than was paid', () => {
    fc.assert(
      fc.property(story, fc.nat(10_000), ([lines, freight, tax, list], other) => {
        const placed = placedOf(lines, freight, tax);
        const paid = paidOf(given(placed).state());
        const gift = Math.min(other, paid);
        const events = gift ? order.decide(refund({ other: gift }, gift), given(placed).state()) : [];
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
