import fc from 'fast-check';
import { order } from '#domain/order/order.decider.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import { orderValueOf, refundableUnits, withRefunded } from '#domain/order/order.pricing.ts';
import { returnOf } from '#domain/order/return.pricing.ts';
import { at, eventsAfter, placedOf, quebec, type Try } from '#domain/order/order.samples.ts';
import { feesKept, paidOf, placedOrder, progressOf, type PlacedOrder } from '#domain/order/order.state.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { orderReturn, type ReturnCommand } from './return.decider.ts';
import type { ReceivedLine, ReturnEvent, ReturnLine } from './return.events.ts';
import type { ReturnableLine } from './return-policy.ts';
import { unitsReturned, unitsToRefund, unitsToRestock, type OneReturn, type ReturnState } from './return.state.ts';

const given = specificationFor(orderReturn);
const typesOf = (command: ReturnCommand, ...events: readonly ReturnEvent[]) =>
  orderReturn.decide(command, given(...events).state()).map(({ type }) => type);
const today = '2026-11-25';
const of = { orderId: 'o1', returnId: 'r1' };
const byStaff = { ...of, by: 'staff:dana', at };

const line = (quantity: number, lineId = '1'): ReturnLine => ({
  ...{ lineId, itemNumber: '6205', name: { en: 'Bearing', fr: 'Roulement' }, quantity },
  ...({ reason: 'not-needed', condition: 'unopened', feePercent: 15, restockingFee: 135, amount: 900 } as const),
});
const data = {
  ...of,
  ...{ returnNumber: 'RMA-1', orderNumber: 'MW-1', personId: 'contact:1', accountId: 'A' },
  ...({ lines: [line(2)], currency: 'CAD', restockingFee: 135, amount: 900, comments: '', at } as const),
};
const requested: ReturnEvent = { type: 'ReturnRequested', data };
const shippedLine: ReturnableLine = {
  ...{ lineId: '1', itemNumber: '6205', refundable: 3, isExcluded: false },
  shipped: [{ quantity: 3, until: '2026-12-20' }],
};
const request = (more: object = {}, lines: readonly ReturnLine[] = [line(2)]) =>
  ({
    ...({ type: 'RequestReturn', returnable: [shippedLine], today, isWhole: false } as const),
    ...{ ...data, lines },
    ...more,
  }) satisfies ReturnCommand;
const approved: ReturnEvent = { type: 'ReturnApproved', data: { ...byStaff, expiresOn: '2026-12-10' } };
const came = (toStock: number, toScrap = 0, toBuyer = 0, lineId = '1'): ReceivedLine => ({
  ...{ lineId, toStock, toScrap, toBuyer },
});
const receive = (...lines: ReceivedLine[]) => ({ type: 'ReceiveReturn', lines, ...byStaff }) as const;
const received = (...lines: ReceivedLine[]): ReturnEvent => ({ type: 'ReturnReceived', data: { ...byStaff, lines } });
const settle = { type: 'SettleReturn', ...of, refundId: 'f1', amount: 900, at } as const;
const settled: ReturnEvent = { type: 'ReturnSettled', data: { ...of, refundId: 'f1', amount: 900, at } };
const withdraw = { type: 'WithdrawReturn', ...of, at } as const;
const withdrawn: ReturnEvent = { type: 'ReturnWithdrawn', data: { ...of, at } };

describe('a return', () => {
  it('is asked for of what was shipped', () => {
    given().when(request()).then(requested);
  });
  it('is asked for once, however often the request comes', () => {
    given(requested).when(request()).thenNothing();
  });
  it('needs something that comes back', () => {
    given().when(request({}, [])).thenRefused('return_lines_required');
  });
  it.each([
    ['what was not shipped', { shipped: [] }, 'return_not_shipped'],
    ['what the dealer takes none of back', { isExcluded: true }, 'return_excluded'],
    ['what was shipped too long ago', { shipped: [{ quantity: 3, until: '2026-11-24' }] }, 'return_too_late'],
    ['what was paid back by hand', { refundable: 0 }, 'return_none_left'],
    ['more than was shipped', { shipped: [{ quantity: 1, until: today }] }, 'return_quantity_exceeds'],
    [
      'more than is left in time',
      {
        shipped: [
          { quantity: 2, until: '2026-11-24' },
          { quantity: 1, until: today },
        ],
      },
      'return_quantity_exceeds',
    ],
    ['a line that the order does not have', { lineId: '2' }, 'return_line_unknown'],
  ])('is not of %s', (_what, more, code) => {
    given()
      .when(request({ returnable: [{ ...shippedLine, ...more }] }))
      .thenRefused(code);
  });
  it('is not of units that another return has', () => {
    const second = { returnId: 'r2' };
    given(requested).when(request(second)).thenRefused('return_quantity_exceeds');
    expect(typesOf(request(second, [line(1)]), requested)).toEqual(['ReturnRequested']);
  });
  it('is not of a return: units that came back are gone', () => {
    const all: ReturnEvent = { type: 'ReturnRequested', data: { ...data, lines: [line(3)] } };
    given(all, approved, received(came(2, 1)), settled)
      .when(request({ returnId: 'r2', returnable: [{ ...shippedLine, refundable: 3 }] }, [line(1)]))
      .thenRefused('return_none_left');
  });
  it('gives its units free when it is withdrawn, refused or expired, or they are sent back to the buyer', () => {
    const refused: ReturnEvent = { type: 'ReturnRefused', data: { ...byStaff, reason: 'worn' } };
    const expired: ReturnEvent = { type: 'ReturnExpired', data: { ...of, at } };
    for (const over of [[withdrawn], [refused], [approved, expired], [approved, received(came(0, 0, 2))]])
      expect(typesOf(request({ returnId: 'r2' }, [line(3)]), requested, ...over)).toEqual(['ReturnRequested']);
  });
  it('is of everything where a way of paying gives no part back', () => {
    given()
      .when(request({ isWhole: true }))
      .thenRefused('return_whole_only');
    expect(typesOf(request({ isWhole: true }, [line(3)]))).toEqual(['ReturnRequested']);
  });

  it('is approved or refused once', () => {
    const approve = { type: 'ApproveReturn', expiresOn: '2026-12-10', ...byStaff } as const;
    const refuse = { type: 'RefuseReturn', reason: 'worn', ...byStaff } as const;
    given(requested).when(approve).then(approved);
    given(requested, approved).when(approve).thenNothing();
    given(requested, approved).when(refuse).thenRefused('return_answered');
    given(requested, withdrawn).when(approve).thenRefused('return_answered');
    given().when(approve).thenRefused('return_not_found');
  });
  it('is withdrawn until its goods arrive', () => {
    given(requested).when(withdraw).then(withdrawn);
    given(requested, approved).when(withdraw).then(withdrawn);
    given(requested, withdrawn).when(withdraw).thenNothing();
    given(requested, approved, received(came(2)))
      .when(withdraw)
      .thenRefused('return_too_late_to_withdraw');
  });
  it('expires when nothing came by its day, and not before', () => {
    const expire = (on: string) => ({ type: 'ExpireReturn', ...of, today: on, at }) as const;
    given(requested, approved).when(expire('2026-12-10')).thenNothing();
    expect(typesOf(expire('2026-12-11'), requested, approved)).toEqual(['ReturnExpired']);
    given(requested, approved, received(came(1)))
      .when(expire('2026-12-11'))
      .thenNothing();
    given(requested, withdrawn).when(expire('2026-12-11')).thenNothing();
  });

  it('is received by line, with what became of the units', () => {
    given(requested, approved)
      .when(receive(came(1, 1)))
      .then(received(came(1, 1)));
  });
  it('is received only once it was approved, and once', () => {
    given(requested)
      .when(receive(came(1)))
      .thenRefused('return_not_approved');
    given(requested, approved, received(came(1)))
      .when(receive(came(1)))
      .thenRefused('return_not_approved');
  });
  it('takes no goods that are not on it', () => {
    const there = given(requested, approved);
    there.when(receive(came(2, 1))).thenRefused('return_received_too_many');
    there.when(receive(came(1, 0, 0, '2'))).thenRefused('return_received_unknown');
    there.when(receive(came(1), came(1))).thenRefused('return_received_unknown');
    there.when(receive(came(0))).thenRefused('return_received_nothing');
  });
  it('is paid for what was kept, with the fee unless that was waived', () => {
    const waived: ReturnEvent = { type: 'ReturnFeeWaived', data: { ...byStaff, reason: 'a good customer' } };
    const waive = { type: 'WaiveReturnFee', reason: 'a good customer', ...byStaff } as const;
    const history = [requested, approved, received(came(1, 0, 1))];
    const one = (...events: ReturnEvent[]) => given(...history, ...events).state().returns['r1']!;
    expect(unitsToRefund(one())).toEqual([{ lineId: '1', quantity: 1, feePercent: 15 }]);
    given(...history)
      .when(waive)
      .then(waived);
    given(...history, waived)
      .when(waive)
      .thenNothing();
    given(requested, approved).when(waive).thenRefused('return_not_received');
    expect(unitsToRefund(one(waived))).toEqual([{ lineId: '1', quantity: 1, feePercent: 0 }]);
  });
  it('is settled once its refund is paid, and has nothing to settle where all went back to the buyer', () => {
    given(requested, approved, received(came(2)))
      .when(settle)
      .then(settled);
    given(requested, approved, received(came(2)), settled)
      .when(settle)
      .thenNothing();
    given(requested, approved, received(came(0, 0, 2)))
      .when(settle)
      .thenRefused('return_not_received');
  });
});

// An order and its returns side by side, as the commands of the shop bring them together.
interface Both {
  readonly order: readonly OrderEvent[];
  readonly returns: readonly ReturnEvent[];
}
const orderOf = ({ order: events }: Both): PlacedOrder => placedOrder(events.reduce(order.evolve, order.initialState));
const returnsOf = ({ returns }: Both): ReturnState => returns.reduce(orderReturn.evolve, orderReturn.initialState);

interface Step {
  readonly what: Try['what'] | 'request' | 'approve' | 'receive' | 'pay' | 'withdraw';
  readonly line: number;
  readonly quantity: number;
  readonly money: number;
}

/** Of this line, if there is one: what was paid back by hand meanwhile would keep all others waiting. */
function nextOf(all: readonly OneReturn[], status: OneReturn['status'], lineId: string): OneReturn | undefined {
  const there = all.filter((one) => one.status === status);
  return there.find(({ lines }) => lines[0]!.lineId === lineId) ?? there[0];
}

function commandOf({ what, line: n, quantity, money }: Step, both: Both, step: number): ReturnCommand | undefined {
  const state = orderOf(both);
  const { lineId } = state.draft.lines[n % state.draft.lines.length]!;
  const all = Object.values(returnsOf(both).returns);
  // Mostly the one that is next; now and then any, which is refused.
  const next = nextOf(all, what === 'approve' ? 'requested' : 'approved', lineId);
  const one = money % 5 ? next : all[money % Math.max(1, all.length)];
  const returnable = state.draft.lines.map((each) => ({
    ...{ lineId: each.lineId, itemNumber: each.itemNumber, isExcluded: false },
    refundable: refundableUnits(state, each.lineId),
    shipped: [{ quantity: progressOf(state.progress, each.lineId).shipped, until: today }],
  }));
  if (what === 'request')
    return {
      ...request({ returnable, returnId: `rma${step}` }, [{ ...line(quantity, lineId), feePercent: money % 101 }]),
    };
  if (!one) return undefined;
  const about = { ...byStaff, returnId: one.returnId };
  if (what === 'approve') return { type: 'ApproveReturn', expiresOn: '2026-12-10', ...about };
  if (what === 'withdraw') return { type: 'WithdrawReturn', ...about };
  const kept = Math.floor(one.lines[0]!.quantity / 2);
  return {
    ...({ type: 'ReceiveReturn', ...about } as const),
    lines: [came(kept, money % 2, one.lines[0]!.quantity - kept - (money % 2), one.lines[0]!.lineId)],
  };
}

const lineNumberOf = (both: Both, one: OneReturn): number =>
  orderOf(both).draft.lines.findIndex(({ lineId }) => lineId === one.lines[0]!.lineId);

function payment(both: Both, { line: n }: Step, step: number): Both {
  const state = orderOf(both);
  const { lineId } = state.draft.lines[n % state.draft.lines.length]!;
  const waiting = nextOf(Object.values(returnsOf(both).returns), 'received', lineId);
  if (!waiting) return both;
  const { returnId } = waiting;
  const lines = unitsToRefund(waiting);
  const { amount } = returnOf(state, lines).contents;
  const by = { orderId: 'o1', refundId: `pay${step}`, returnId, changesSeen: state.changes, reason: '', at };
  const asked = order.decide(
    { ...by, type: 'RefundReturn', lines, restock: unitsToRestock(waiting), amountSeen: amount },
    state,
  );
  const paid = [...both.order, ...asked];
  const done = order.decide({ type: 'CompleteRefund', ...by }, orderOf({ ...both, order: paid }));
  return {
    order: [...paid, ...done],
    returns: [
      ...both.returns,
      ...orderReturn.decide(
        { type: 'SettleReturn', orderId: 'o1', returnId, refundId: by.refundId, amount, at },
        returnsOf(both),
      ),
    ],
  };
}

function after(both: Both, one: Step, step: number): Both {
  const { what } = one;
  try {
    switch (what) {
      case 'pay':
        return payment(both, one, step);
      case 'request':
      case 'approve':
      case 'receive':
      case 'withdraw': {
        const command = commandOf(one, both, step);
        return command
          ? { ...both, returns: [...both.returns, ...orderReturn.decide(command, returnsOf(both))] }
          : both;
      }
      default:
        return { ...both, order: eventsAfter(both.order, [{ ...one, what }], step) };
    }
  } catch (error) {
    if (error instanceof DomainError) return both;
    throw error;
  }
}

describe('photographs of a return', () => {
  const photo = (photoId: string) =>
    ({
      ...of,
      photoId,
      personId: 'contact:1',
      picture: 'ab',
      fileName: 'crack.jpg',
      width: 800,
      height: 600,
      at,
    }) as const;
  const add = (photoId: string) => ({ type: 'AddReturnPhoto', ...photo(photoId) }) as const;
  const added = (photoId: string): ReturnEvent => ({ type: 'ReturnPhotoAdded', data: photo(photoId) });
  const remove = { type: 'RemoveReturnPhoto', ...of, photoId: 'p1', at } as const;

  it('are added until the goods arrive, each once', () => {
    given(requested).when(add('p1')).then(added('p1'));
    given(requested, approved).when(add('p1')).then(added('p1'));
    given(requested, added('p1')).when(add('p1')).thenNothing();
    given(requested, approved, received(came(2)))
      .when(add('p1'))
      .thenRefused('return_photos_too_late');
    given(requested, withdrawn).when(add('p1')).thenRefused('return_photos_too_late');
  });
  it('are ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, n) => added(`p${n}`));
    given(requested, ...ten)
      .when(add('p10'))
      .thenRefused('return_photos_too_many', { most: 10 });
  });
  it('are removed until the goods arrive', () => {
    given(requested, added('p1'))
      .when(remove)
      .then({ type: 'ReturnPhotoRemoved', data: { ...of, photoId: 'p1', at } });
    given(requested).when(remove).thenRefused('return_photo_not_found');
    given(requested, added('p1'), approved, received(came(2)))
      .when(remove)
      .thenRefused('return_photos_too_late');
  });
});

describe('whatever is shipped, returned, received, refunded and cancelled, in whatever order', () => {
  const anything = fc.array(
    fc.record({
      what: fc.constantFrom(
        ...([
          'ship',
          'ship',
          'request',
          'request',
          'approve',
          'receive',
          'pay',
          'pay',
          'withdraw',
          'refund',
          'cancel',
        ] as const),
      ),
      line: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 6 }),
      money: fc.nat(500),
    }),
    { minLength: 10, maxLength: 25 },
  );
  /** Nothing else touches the third line; an odd sum has `receive` keep a unit at least. */
  const third = fc.record({ line: fc.constant(2), quantity: fc.integer({ min: 1, max: 4 }), money: fc.constant(21) });
  // What never comes to a refund would prove nothing: each list has a return that is paid, wherever it begins.
  const steps = fc
    .tuple(anything, third, anything)
    .map(([before, of, later]): Step[] => [
      ...before,
      ...(['ship', 'request', 'approve', 'receive', 'pay'] as const).map((what) => ({ what, ...of })),
      ...later,
    ]);
  const bought = [
    { quantity: 5, unitPrice: 1_999, off: 10 },
    { quantity: 3, unitPrice: 333, off: 0 },
    { quantity: 4, unitPrice: 1_250, off: 0 },
  ];

  it('no more comes back than was shipped, nothing is paid twice, and what is kept is the rest and the fees', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const placed: Both = { order: [placedOf(bought, { freights: [1_000], taxes: [quebec] })], returns: [] };
        const both = list.reduce(after, placed);
        const state = orderOf(both);
        for (const { lineId, quantity } of state.draft.lines) {
          const { shipped, refunded, restocked } = progressOf(state.progress, lineId);
          expect(unitsReturned(returnsOf(both), lineId).taken).toBeLessThanOrEqual(shipped);
          expect(refunded).toBeLessThanOrEqual(quantity);
          expect(restocked).toBeLessThanOrEqual(shipped);
        }
        expect(paidOf(state)).toBe(orderValueOf(state).total + feesKept(state));
        const settledFor = both.returns.flatMap((event) => (event.type === 'ReturnSettled' ? [event.data.amount] : []));
        const refunds = Object.values(state.refunds).filter(({ returnId }) => returnId);
        expect(sum(settledFor)).toBe(sum(refunds.map(({ amount }) => amount)));
        expect(sum(settledFor)).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it('whatever came and was kept can be settled, with nothing where it was paid back by hand', () => {
    const waiting = (both: Both) =>
      Object.values(returnsOf(both).returns).filter(({ status }) => status === 'received');
    fc.assert(
      fc.property(steps, (list) => {
        const placed: Both = { order: [placedOf(bought, { freights: [1_000], taxes: [quebec] })], returns: [] };
        const both = list.reduce(after, placed);
        const settledAll = waiting(both).reduce(
          (so, one, n) => payment(so, { what: 'pay', quantity: 1, money: 0, line: lineNumberOf(so, one) }, 1_000 + n),
          both,
        );
        expect(waiting(settledAll)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('units that were paid back by hand while they came are not paid twice', () => {
    const both: Both = { order: [placedOf(bought, { freights: [1_000], taxes: [quebec] })], returns: [] };
    const state = orderOf(both);
    const { lineId } = state.draft.lines[1]!;
    const byHand = withRefunded(state, [{ lineId, quantity: 2 }]);
    const shares = (quantity: number) => returnOf(byHand, [{ lineId, quantity, feePercent: 0 }]).shares[0];
    expect(shares(3)).toEqual(shares(1));
    const all = withRefunded(state, [{ lineId, quantity: 3 }]);
    expect(returnOf(all, [{ lineId, quantity: 3, feePercent: 15 }])).toMatchObject({
      contents: { amount: 0, lines: [] },
      shares: [{ quantity: 0, restockingFee: 0, amount: 0 }],
    });
  });
});
