import fc from 'fast-check';
import { sum } from '#domain/shared/money.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { order } from './order.decider.ts';
import type { OrderEvent } from './order.events.ts';
import { editOf, everythingLeft, orderValueOf, refundableUnits, refundOf } from './order.pricing.ts';
import { returnOf } from './return.pricing.ts';
import { at, changeOf, eventsAfter, placedOf, quebec, histories, type Try } from './order.samples.ts';
import { feesKept, paidOf, placedOrder, refundedOf, type PlacedOrder } from './order.state.ts';

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
    const money = refundOf(placedOrder(given(ten).state()), {
      lines: [{ lineId: '1', quantity: 1 }],
      freight: 0,
      goodwill: 0,
    });
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
    expect(orderValueOf(placedOrder(given(ten).state())).total).toBe(4_479);
    expect(
      refundOf(placedOrder(given(ten).state()), { lines: [{ lineId: '1', quantity: 3 }], freight: 1_195, goodwill: 0 })
        .amount,
    ).toBe(4_479);
  });
  it('of everything gives back less what was given back for nothing before', () => {
    const gift = order.decide(refund({ goodwill: 1_000 }, 1_000), placedOrder(given(ten).state()));
    expect(
      refundOf(placedOrder(given(ten, ...gift).state()), {
        lines: [{ lineId: '1', quantity: 3 }],
        freight: 1_195,
        goodwill: 0,
      }),
    ).toMatchObject({ goodwillBefore: 1_000, amount: 3_479 });
  });
  it('of freight is not given twice when an edit makes the freight cheaper later', () => {
    const freight = order.decide(refund({ freight: 1_195 }, 1_375), placedOrder(given(ten).state()));
    const state = placedOrder(given(ten, ...freight).state());
    expect(editOf(state, changeOf(state.draft.lines, { freights: [0], taxes: [quebec] })).difference).toBe(0);
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
    const before = order.decide(refund({ goodwill: 400 }, 400, { limit: 500 }), placedOrder(given(ten).state()));
    given(ten, ...before)
      .when(refund({ goodwill: 101 }, 101, { changesSeen: 2, limit: 500, refundId: 'r2' }))
      .thenRefused('refund_above_limit', { before: 400 });
  });
  it('that was declined can be asked for again', () => {
    const asked = order.decide(
      refund({ lines: [{ lineId: '1', quantity: 3 }] }, 3_105),
      placedOrder(given(ten).state()),
    );
    const declined: OrderEvent = {
      type: 'OrderRefundDeclined',
      data: { orderId: 'o1', refundId: 'r1', code: 'refund_declined', refunded: [], declinedAt: at },
    };
    const state = placedOrder(given(ten, ...asked, declined).state());
    expect([refundedOf(state), refundableUnits(state, '1')]).toEqual([0, 3]);
  });
  it('is settled once', () => {
    const asked = order.decide(refund({ goodwill: 100 }, 100), placedOrder(given(ten).state()));
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

const after = (events: readonly OrderEvent[], list: readonly Try[]): PlacedOrder =>
  placedOrder(given(...eventsAfter(events, list)).state());

describe('a refund of returned goods', () => {
  const back = { lineId: '1', quantity: 2, feePercent: 15 };
  const refundReturn = (more: object = {}) => ({
    ...({ type: 'RefundReturn', orderId: 'o1', refundId: 'r1', returnId: 'rma1', changesSeen: 1 } as const),
    ...{ amountSeen: 2_070 - 270, lines: [back], restock: [], reason: 'RMA-1', at, ...more },
  });
  const state = () => placedOrder(given(ten).state());

  // Two of three at 9.00 after the discount: 18.00, with taxes 20.70; 15 % of 18.00 is 2.70.
  it('keeps the fee, of the price after discounts without taxes', () => {
    const { contents, shares } = returnOf(state(), [back]);
    expect(contents).toMatchObject({ goods: 2_000, discount: 200, restockingFee: 270, amount: 1_800 });
    expect(shares).toEqual([{ lineId: '1', quantity: 2, restockingFee: 270, amount: 1_800 }]);
    expect(order.decide(refundReturn(), state()).map(({ type }) => type)).toEqual(['OrderRefundRequested']);
  });
  it('gives back nothing but takes the goods where the fee is all of it', () => {
    const whole = { ...back, feePercent: 100 };
    const { contents } = returnOf(state(), [whole]);
    expect(contents).toMatchObject({ restockingFee: 1_800, amount: 270 });
  });
  it('is made once for each return, and again only where it was declined', () => {
    const asked = order.decide(refundReturn(), state());
    const declined: OrderEvent = {
      type: 'OrderRefundDeclined',
      data: { orderId: 'o1', refundId: 'r1', code: 'x', refunded: [], declinedAt: at },
    };
    given(ten, ...asked)
      .when(refundReturn({ refundId: 'r2', changesSeen: 2 }))
      .thenRefused('return_refunded');
    const later = given(ten, ...asked, declined).state();
    expect(order.decide(refundReturn({ refundId: 'r2', changesSeen: 3 }), later)).toHaveLength(1);
  });
  it('leaves the fee with the shop when the rest is given back', () => {
    const after = placedOrder(given(ten, ...order.decide(refundReturn(), state())).state());
    expect(refundOf(after, everythingLeft(after)).amount).toBe(paidOf(after) - 270);
  });
  it('of units that are sent once more is not paid as well, and the other way round', () => {
    const replace = {
      ...({ type: 'ReplaceReturn', orderId: 'o1', returnId: 'rma1', changesSeen: 1, restock: [], at } as const),
      lines: [{ lineId: '1', quantity: 1 }],
    };
    const shipped: OrderEvent = {
      type: 'OrderLinesShipped',
      data: {
        ...{ orderId: 'o1', shipmentId: 's1', deliveryId: '1', carrier: 'UPS', trackingNumber: '', taken: [] },
        ...{ lines: [{ lineId: '1', quantity: 3 }], shippedAt: at },
      },
    };
    const sent = order.decide({ ...replace, changesSeen: 2 }, given(ten, shipped).state());
    const after = placedOrder(given(ten, shipped, ...sent).state());
    expect(sent).toMatchObject([{ type: 'OrderReplacementRequested', data: { lines: replace.lines, returned: [] } }]);
    expect(after).toMatchObject({ progress: { 1: { shipped: 2, refunded: 0 } }, replacements: ['rma1'] });
    expect(paidOf(after)).toBe(4_479);
    given(ten, shipped, ...sent)
      .when(refundReturn({ changesSeen: 3 }))
      .thenRefused('return_replaced');
    given(ten, ...order.decide(refundReturn(), state()))
      .when({ ...replace, changesSeen: 2 })
      .thenRefused('return_refunded');
    given(ten, shipped, ...sent)
      .when({ ...replace, changesSeen: 2 })
      .thenNothing();
  });
  it('becomes a gift certificate only as far as money was paid', () => {
    const storeCredit = { certificateId: 'c1', seed: 'r1', paymentIds: ['o1.1'] };
    const asked = order.decide(refundReturn({ storeCredit }), state());
    given(ten, ...asked)
      .when({ type: 'CompleteRefund', orderId: 'o1', refundId: 'r1', at })
      .then({
        type: 'OrderRefundCompleted',
        data: {
          ...{ orderId: 'o1', refundId: 'r1', amount: 1_800, returned: [], returnId: 'rma1' },
          ...{ storeCredit: 1_800, completedAt: at },
        },
      });
    given(ten)
      .when(refundReturn({ storeCredit: { ...storeCredit, paymentIds: [] } }))
      .thenRefused('store_credit_nothing');
  });
  it('counts for the limit of a role', () => {
    given(ten)
      .when(refundReturn({ limit: 1_799 }))
      .thenRefused('refund_above_limit');
  });
});

describe('whatever is refunded, returned, cancelled, shipped and edited, in whatever order', () => {
  it('no payment gives back more than it took, and what is kept is what the order is worth', () => {
    fc.assert(
      fc.property(histories, ([lines, sending, share, list]) => {
        const state = after([placedOf(lines, sending, share)], list);
        for (const { amount, refunded } of state.payments) {
          expect(refunded).toBeGreaterThanOrEqual(0);
          expect(refunded).toBeLessThanOrEqual(amount);
        }
        expect(paidOf(state)).toBe(orderValueOf(state).total + feesKept(state));
        expect(sum(Object.values(state.refunds).map(({ amount }) => amount))).toBe(refundedOf(state));
        for (const {
          goods,
          discount,
          freight: freightBack,
          taxes,
          goodwill,
          goodwillBefore,
          restockingFee = 0,
          amount,
          parts,
          cause,
        } of Object.values(state.refunds)) {
          expect(sum(parts.map((part) => part.amount))).toBe(amount);
          expect(amount).toBeGreaterThanOrEqual(0);
          if (cause !== 'edit') expect(freightBack).toBeGreaterThanOrEqual(0);
          const made = goods - discount + freightBack + sum(taxes.map((t) => t.amount));
          expect(made + goodwill - goodwillBefore - restockingFee).toBe(amount);
        }
      }),
    );
  });

  it('refunding the rest leaves nothing: the cents add up', () => {
    fc.assert(
      fc.property(histories, ([lines, sending, share, list]) => {
        const state = after([placedOf(lines, sending, share)], list);
        expect(refundOf(state, everythingLeft(state)).amount).toBe(paidOf(state) - feesKept(state));
      }),
    );
  });

  it('with amounts for nothing in between, no more comes back than was paid', () => {
    fc.assert(
      fc.property(histories, fc.nat(10_000), ([lines, sending, share, list], goodwill) => {
        const placed = placedOf(lines, sending, share);
        const paid = paidOf(placedOrder(given(placed).state()));
        const gift = Math.min(goodwill, paid);
        const events = gift ? order.decide(refund({ goodwill: gift }, gift), placedOrder(given(placed).state())) : [];
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

describe('an order of two deliveries', () => {
  const two = placedOf(
    [
      { quantity: 2, unitPrice: 1_000, off: 0 },
      { quantity: 3, unitPrice: 500, off: 0 },
    ],
    { freights: [1_000, 700], taxes: [quebec] },
    60,
  );
  const ship = (...lines: readonly { lineId: string; quantity: number }[]) =>
    ({
      type: 'ShipLines',
      orderId: 'o1',
      shipmentId: 's1',
      carrier: 'Purolator',
      trackingNumber: 'T1',
      lines,
      at,
    }) as const;

  it('ships one delivery at a time, and the shipment says which', () => {
    given(two)
      .when(ship({ lineId: '1', quantity: 1 }, { lineId: '2', quantity: 1 }))
      .thenRefused('shipment_of_two_deliveries');
    const [shipped] = order.decide(ship({ lineId: '2', quantity: 3 }), placedOrder(given(two).state()));
    expect(shipped).toMatchObject({ type: 'OrderLinesShipped', data: { deliveryId: '2' } });
  });
  it('gives freight back of the deliveries in their order, of each as much as is left', () => {
    const asked = { lines: [], freight: 1_200, goodwill: 0 };
    const { freights, freight } = refundOf(placedOrder(given(two).state()), asked);
    expect(freight).toBe(1_200);
    expect(freights).toEqual([
      { deliveryId: '1', amount: 1_000 },
      { deliveryId: '2', amount: 200 },
    ]);
  });
  it('gives the freight of the goods that come back first', () => {
    const asked = { lines: [{ lineId: '2', quantity: 3 }], freight: 900, goodwill: 0 };
    expect(refundOf(placedOrder(given(two).state()), asked).freights).toEqual([
      { deliveryId: '2', amount: 700 },
      { deliveryId: '1', amount: 200 },
    ]);
  });
  it('is refunded by the payment that can bear it alone, or by one after the other in reverse', () => {
    const { total } = orderValueOf(placedOrder(given(two).state()));
    const [first, second] = placedOrder(given(two).state()).payments;
    expect(first!.amount + second!.amount).toBe(total);
    const goodwill = (amount: number) =>
      refundOf(placedOrder(given(two).state()), { lines: [], freight: 0, goodwill: amount }).parts;
    expect(goodwill(first!.amount)).toEqual([{ paymentId: 'o1.1', amount: first!.amount }]);
    expect(goodwill(100)).toEqual([{ paymentId: 'o1.1.2', amount: 100 }]);
    expect(goodwill(total)).toEqual([
      { paymentId: 'o1.1.2', amount: second!.amount },
      { paymentId: 'o1.1', amount: first!.amount },
    ]);
  });
  describe('refunded as staff choose', () => {
    const parts = (goodwill: number, ...asked: readonly [string, number][]) =>
      refundOf(placedOrder(given(two).state()), {
        ...{ lines: [], freight: 0, goodwill },
        parts: asked.map(([paymentId, amount]) => ({ paymentId, amount })),
      }).parts;
    const [first] = placedOrder(given(two).state()).payments;

    it('takes of a payment what they name, and the rest of the others', () => {
      expect(parts(500, ['o1.1', 300])).toEqual([
        { paymentId: 'o1.1', amount: 300 },
        { paymentId: 'o1.1.2', amount: 200 },
      ]);
      expect(parts(500, ['o1.1', 500])).toEqual([{ paymentId: 'o1.1', amount: 500 }]);
    });
    it('spares a payment that they name with nothing', () => {
      expect(parts(500, ['o1.1.2', 0])).toEqual([{ paymentId: 'o1.1', amount: 500 }]);
    });
    it.each<[string, number, [string, number][], string]>([
      ['more than is left of a payment', 5_000, [['o1.1', first!.amount + 1]], 'refund_part_exceeds'],
      ['more than is given back', 500, [['o1.1', 501]], 'refund_parts_exceed'],
      [
        'too little of each',
        500,
        [
          ['o1.1', 200],
          ['o1.1.2', 299],
        ],
        'refund_parts_short',
      ],
      ['a payment of another order', 500, [['o2.1', 500]], 'payment_not_found'],
    ])('refuses %s', (_, goodwill, asked, code) => {
      expect(() => parts(goodwill, ...asked)).toThrow(expect.objectContaining({ code }));
    });
  });
});
