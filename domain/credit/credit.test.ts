import type { CurrencyCode } from '#domain/shared/money.ts';
import fc from 'fast-check';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { credit, type CreditCommand } from './credit.decider.ts';
import { needed } from '#domain/shared/needed.ts';
import type { CreditBalance, CreditEvent } from './credit.events.ts';
import { creditLeft, creditOwed, overdueOn, type CreditState } from './credit.state.ts';

const given = specificationFor(credit);
const accountId = 'a1';
const limit: CreditEvent = { type: 'CreditLimitSet', data: { accountId, limit: 10_000, currency: 'CAD' as const } };
const held = (holdId: string, amount: number): CreditEvent => ({
  type: 'CreditHeld',
  data: { accountId, holdId, amount },
});
const posted = (openItemId: string, amount: number, dueOn = '2026-02-01', settled = 0): CreditEvent => ({
  type: 'OpenItemPosted',
  data: { accountId, openItemId, orderId: `order of ${openItemId}`, amount, dueOn, settled },
});
type Part = readonly [openItemId: string, amount: number];
const parts = (applied: readonly Part[]) => applied.map(([openItemId, amount]) => ({ openItemId, amount }));
const credited = (amount: number, openItemId: string, ...applied: readonly Part[]): CreditEvent => ({
  type: 'CreditNoteIssued',
  data: { accountId, creditNoteId: 'r1', openItemId, amount, applied: parts(applied) },
});
const payment = { accountId, receiptId: 'p1', amount: 1_500, reference: 'Cheque 1187', receivedOn: '2026-03-02' };
const received = (amount: number, ...applied: readonly Part[]): CreditEvent => ({
  type: 'AccountPaymentReceived',
  data: { ...payment, amount, applied: parts(applied) },
});
const pay = (change: { amount?: number; receivedOn?: string } = {}): CreditCommand => ({
  type: 'RecordPayment',
  ...payment,
  today: '2026-03-02',
  ...change,
});
const after = (...events: readonly CreditEvent[]): CreditState => events.reduce(credit.evolve, credit.initialState);
const hold = (amount: number, currency: CurrencyCode = 'CAD'): CreditCommand => ({
  type: 'Hold',
  accountId,
  holdId: 'h1',
  amount,
  currency,
});

it('holds up to the limit', () => given(limit).when(hold(10_000)).then(held('h1', 10_000)));
it('refuses beyond it, saying what is left', () =>
  given(limit, held('h0', 4_000)).when(hold(6_001)).thenRefused('credit_exceeded', { left: 6_000 }));
it('counts what is owed', () =>
  given(limit, held('h0', 4_000), posted('h0', 4_000))
    .when(hold(6_001))
    .thenRefused('credit_exceeded', { left: 6_000 }));
it('gives a released hold back', () =>
  given(limit, held('h0', 10_000), { type: 'CreditHoldReleased', data: { accountId, holdId: 'h0', reason: 'x' } })
    .when(hold(10_000))
    .then(held('h1', 10_000)));
it('has no credit without a limit, or in another currency', () => {
  given().when(hold(1)).thenRefused('credit_exceeded');
  given(limit).when(hold(1, 'USD')).thenRefused('credit_exceeded');
});
it('is an open item by the hold’s id once the order is placed, which says when it falls due', () =>
  given(limit, held('h1', 500))
    .when({ type: 'PostOpenItem', accountId, holdId: 'h1', orderId: 'order of h1', dueOn: '2026-04-01' })
    .then(posted('h1', 500, '2026-04-01')));

describe('a hold that is billed piece by piece', () => {
  const held500 = [limit, held('h1', 500)] as const;
  const post = (openItemId: string, amount: number): CreditCommand => ({
    ...{ type: 'PostOpenItem', accountId, holdId: 'h1', orderId: 'o1', dueOn: '2026-04-01' },
    part: { openItemId, amount },
  });
  const part = (openItemId: string, amount: number): CreditEvent => ({
    type: 'OpenItemPosted',
    data: { accountId, openItemId, holdId: 'h1', orderId: 'o1', amount, dueOn: '2026-04-01', settled: 0 },
  });
  const reduce: CreditCommand = { type: 'ReduceHold', accountId, holdId: 'h1', refundId: 'r1', amount: 100 };
  const reduced: CreditEvent = {
    type: 'CreditHoldReduced',
    data: { accountId, holdId: 'h1', amount: 100, refundId: 'r1' },
  };

  it('is an open item for each bill, once, and holds the rest', () => {
    given(...held500)
      .when(post('b1.1', 200))
      .then(part('b1.1', 200));
    expect(after(...held500, part('b1.1', 200))).toMatchObject({ holds: { h1: 300 } });
    given(...held500, part('b1.1', 200))
      .when(post('b1.1', 200))
      .thenNothing();
    expect(after(...held500, part('b1.1', 200), part('b2.1', 300)).holds).toEqual({});
  });
  it('holds so much less once for each refund of what was never billed', () => {
    given(...held500)
      .when(reduce)
      .then(reduced);
    expect(after(...held500, reduced).holds).toEqual({ h1: 400 });
    given(...held500, reduced)
      .when(reduce)
      .thenNothing();
  });
  it('is not billed twice by an account that the other was merged into', () => {
    const [over] = credit.decide({ type: 'GiveOver', accountId, to: 'a2' }, after(...held500, part('b1.1', 200)));
    const balance = needed(over, 'balance that is given over').data as CreditBalance;
    const [taken] = credit.decide({ type: 'TakeOver', accountId: 'a2', from: accountId, balance }, after());
    given(needed(taken, 'balance that is taken over'))
      .when({ ...post('b1.1', 200), accountId: 'a2' })
      .thenNothing();
  });
});

describe('a credit note', () => {
  const two = [
    limit,
    held('a', 3_000),
    posted('a', 3_000, '2026-02-01'),
    held('b', 2_000),
    posted('b', 2_000, '2026-03-01'),
  ] as const;
  const issue = (amount: number, openItemId: string, orderId = ''): CreditCommand => ({
    type: 'IssueCreditNote',
    accountId,
    creditNoteId: 'r1',
    openItemId,
    orderId,
    amount,
  });

  it('settles the open item of its own order first, and then the oldest', () => {
    given(...two)
      .when(issue(1_500, 'b'))
      .then(credited(1_500, 'b', ['b', 1_500]));
    given(...two)
      .when(issue(2_500, 'b'))
      .then(credited(2_500, 'b', ['b', 2_000], ['a', 500]));
  });
  it('settles the other open items of its order before those of others', () =>
    given(...two)
      .when(issue(2_500, 'x', 'order of b'))
      .then(credited(2_500, 'x', ['b', 2_000], ['a', 500])));
  it('is issued for each payment that bears a refund', () =>
    given(...two, credited(1_500, 'b', ['b', 1_500]))
      .when(issue(500, 'a'))
      .then(credited(500, 'a', ['a', 500])));
  it('is issued once for each refund', () =>
    given(...two, credited(1_500, 'b', ['b', 1_500]))
      .when(issue(1_500, 'b'))
      .thenNothing());
  it('that no open item is left for settles the next one', () => {
    const over = [...two, credited(6_000, 'b', ['b', 2_000], ['a', 3_000]), held('c', 1_500)];
    expect(creditOwed(after(...over))).toBe(-1_000);
    given(...over)
      .when({ type: 'PostOpenItem', accountId, holdId: 'c', orderId: 'order of c', dueOn: '2026-04-01' })
      .then(posted('c', 1_500, '2026-04-01', 1_000));
    expect(after(...over, posted('c', 1_500, '2026-04-01', 1_000))).toMatchObject({
      unapplied: 0,
      openItems: [{ openItemId: 'c', amount: 1_500, open: 500 }],
    });
  });
  it('frees credit', () =>
    given(...two, credited(1_500, 'b', ['b', 1_500]))
      .when(hold(6_501))
      .thenRefused('credit_exceeded', { left: 6_500 }));
});

describe('a payment on account', () => {
  const owed = [limit, held('h0', 4_000), posted('h0', 4_000)] as const;
  it('settles what is owed, once', () => {
    given(...owed)
      .when(pay())
      .then(received(1_500, ['h0', 1_500]));
    given(...owed, received(1_500, ['h0', 1_500]))
      .when(pay())
      .thenNothing();
    given(...owed, received(1_500, ['h0', 1_500]))
      .when(hold(7_501))
      .thenRefused('credit_exceeded', { left: 7_500 });
  });
  it('names the open items that it settles, the oldest first', () => {
    const late = [limit, held('b', 2_000), posted('b', 2_000, '2026-03-01'), ...owed.slice(1)] as const;
    given(...late)
      .when(pay({ amount: 4_500 }))
      .then(received(4_500, ['h0', 4_000], ['b', 500]));
  });
  it('may be all that is owed, and no more', () => {
    given(...owed)
      .when(pay({ amount: 4_000 }))
      .then(received(4_000, ['h0', 4_000]));
    given(...owed)
      .when(pay({ amount: 4_001 }))
      .thenRefused('payment_above_owed');
    given(limit)
      .when(pay({ amount: 1 }))
      .thenRefused('payment_above_owed');
    given(...owed, credited(4_100, 'h0', ['h0', 4_000]))
      .when(pay({ amount: 1 }))
      .thenRefused('payment_above_owed');
  });
  it('is received today or earlier', () => {
    given(...owed)
      .when(pay({ receivedOn: '2026-03-03' }))
      .thenRefused('payment_received_later');
  });
});

describe('an open item that is disputed', () => {
  const owed = [
    limit,
    held('a', 3_000),
    posted('a', 3_000),
    held('b', 2_000),
    posted('b', 2_000, '2026-03-01'),
  ] as const;
  const of = { accountId, disputeId: 'd1' };
  const disputed: CreditEvent = { type: 'OpenItemsDisputed', data: { ...of, openItemIds: ['a'] } };
  const ended: CreditEvent = { type: 'OpenItemDisputeEnded', data: { ...of, openItemIds: ['a'] } };

  it('is marked once, until the dispute ends', () => {
    given(...owed)
      .when({ type: 'DisputeItems', ...of, openItemIds: ['a'] })
      .then(disputed);
    given(...owed, disputed)
      .when({ type: 'DisputeItems', ...of, openItemIds: ['a'] })
      .thenNothing();
    given(...owed, disputed)
      .when({ type: 'EndItemDispute', ...of })
      .then(ended);
    given(...owed, disputed, ended)
      .when({ type: 'EndItemDispute', ...of })
      .thenNothing();
  });
  it('is passed over by a payment, which settles what is not disputed', () =>
    given(...owed, disputed)
      .when(pay())
      .then(received(1_500, ['b', 1_500])));
  it('is settled by a payment only where staff say so', () => {
    given(...owed, disputed)
      .when(pay({ amount: 2_001 }))
      .thenRefused('payment_of_disputed');
    given(...owed, disputed)
      .when({ ...pay(), items: parts([['a', 1_500]]) } as CreditCommand)
      .thenRefused('payment_of_disputed');
    given(...owed, disputed)
      .when({ ...pay({ amount: 2_001 }), disputedToo: true } as CreditCommand)
      .then(received(2_001, ['a', 2_001]));
  });
  it('is paid by its buyer where they chose it', () => {
    const items = parts([['a', 1_500]]);
    const reserved: CreditEvent = { type: 'OpenItemsReserved', data: { accountId, receiptId: 'p1', items } };
    given(...owed, disputed, reserved)
      .when({ ...pay(), paymentId: 'p1.1.1' } as CreditCommand)
      .then({
        type: 'AccountPaymentReceived',
        data: { ...payment, amount: 1_500, applied: items, paymentId: 'p1.1.1' },
      });
  });
  it('stays so on the account that takes it over', () => {
    const balance = { openItems: after(...owed).openItems, unapplied: 0, holds: {}, creditNotes: {} };
    const over: CreditEvent = {
      type: 'CreditTakenOver',
      data: { ...balance, accountId, from: 'old', disputed: { d1: ['a'] } },
    };
    given(limit, over)
      .when(pay())
      .then(received(1_500, ['b', 1_500]));
  });
});

describe('what a buyer pays', () => {
  const owed = [limit, held('a', 3_000), posted('a', 3_000), held('b', 2_000), posted('b', 2_000)] as const;
  const items = parts([['b', 2_000]]);
  const reserve = (receiptId: string, amount = 2_000): CreditCommand => ({
    type: 'ReserveItems',
    accountId,
    receiptId,
    items: parts([['b', amount]]),
  });
  const reserved: CreditEvent = { type: 'OpenItemsReserved', data: { accountId, receiptId: 'q1', items } };
  const paid = pay({ amount: 2_000 });
  const ownPayment = { ...paid, receiptId: 'q1', paymentId: 'q1.1.1' } as CreditCommand;

  it('is reserved for one payment at a time', () => {
    given(...owed)
      .when(reserve('q1'))
      .then(reserved);
    given(...owed, reserved)
      .when(reserve('q2', 1))
      .thenRefused('invoice_not_owed', { openItemId: 'b', open: 0 });
    given(...owed, reserved)
      .when(reserve('q1'))
      .thenNothing();
  });
  it('is settled where it was reserved, and nothing else pays it meanwhile', () => {
    given(...owed, reserved)
      .when(ownPayment)
      .then({
        type: 'AccountPaymentReceived',
        data: { ...payment, receiptId: 'q1', amount: 2_000, applied: items, paymentId: 'q1.1.1' },
      });
    given(...owed, reserved)
      .when(pay({ amount: 3_001 }))
      .thenRefused('payment_above_owed');
  });
  it('is free again where the payment came to nothing', () => {
    const released: CreditEvent = { type: 'OpenItemsReleased', data: { accountId, receiptId: 'q1', reason: 'x' } };
    given(...owed, reserved)
      .when({ type: 'ReleaseItems', accountId, receiptId: 'q1', reason: 'x' })
      .then(released);
    given(...owed, reserved, released)
      .when(reserve('q2'))
      .then({ type: 'OpenItemsReserved', data: { accountId, receiptId: 'q2', items } });
  });
  it('stays in the account’s favour where staff were faster', () => {
    const state = after(...owed, credited(5_000, 'a', ['a', 3_000], ['b', 2_000]), reserved);
    const events = credit.decide(ownPayment, state);
    expect(creditOwed(events.reduce(credit.evolve, state))).toBe(-2_000);
  });
});

describe('a payment that is reversed', () => {
  const owed = [limit, held('h0', 4_000), posted('h0', 4_000), received(4_000, ['h0', 4_000])] as const;
  const open = { openItemId: 'h0', orderId: 'order of h0', amount: 4_000, open: 4_000, dueOn: '2026-02-01' };
  const reverse = (receiptId: string): CreditCommand => ({
    type: 'ReversePayment',
    accountId,
    receiptId,
    reason: 'Bounced',
    items: [open],
    moves: 0,
    at: '2026-03-02T15:00:00.000Z',
    today: '2026-03-02',
  });
  it('owes again what it had settled, once', () => {
    const { receiptId } = payment;
    const reversed = credit.decide(reverse(receiptId), after(...owed));
    expect(after(...owed, ...reversed)).toMatchObject({ openItems: [open], unapplied: 0 });
    given(...owed, ...reversed)
      .when(reverse(receiptId))
      .thenNothing();
  });
  it('is one that was received', () =>
    given(...owed)
      .when(reverse('unknown'))
      .thenRefused('receipt_not_found'));
});

describe('what is overdue', () => {
  const two = [
    limit,
    held('a', 3_000),
    posted('a', 3_000, '2026-02-01'),
    held('b', 2_000),
    posted('b', 2_000, '2026-03-01'),
  ] as const;
  it('is what remains of open items from the day after they fell due', () => {
    expect(overdueOn(after(...two), '2026-02-01')).toEqual({ amount: 0 });
    expect(overdueOn(after(...two), '2026-02-02')).toEqual({ amount: 3_000, since: '2026-02-01' });
    expect(overdueOn(after(...two), '2026-03-02')).toEqual({ amount: 5_000, since: '2026-02-01' });
  });
  it('is never more than is owed, never below 0, and what settles an item is what was received, to the cent', () => {
    const day = fc.constantFrom('2026-01-10', '2026-02-10', '2026-03-10');
    const step = fc.oneof(
      fc.record({ type: fc.constant('order' as const), amount: fc.integer({ min: 1, max: 3_000 }), dueOn: day }),
      fc.record({
        type: fc.constantFrom('payment' as const, 'note' as const),
        amount: fc.integer({ min: 1, max: 4_000 }),
        of: fc.nat(9),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 30 }),
        fc.constantFrom('2026-01-01', '2026-02-01', '2026-02-11', '2026-12-31'),
        (steps, today) => {
          let state = after({
            type: 'CreditLimitSet',
            data: { accountId, limit: 1_000_000, currency: 'CAD' as const },
          });
          let owed = 0;
          const run = (command: CreditCommand) => {
            state = credit.decide(command, state).reduce(credit.evolve, state);
          };
          for (const [index, one] of steps.entries()) {
            const id = String(index);
            const before = overdueOn(state, today).amount;
            if (one.type === 'order') {
              run({ type: 'Hold', accountId, holdId: id, amount: one.amount, currency: 'CAD' as const });
              run({ type: 'PostOpenItem', accountId, holdId: id, orderId: id, dueOn: one.dueOn });
              owed += one.amount;
            } else if (one.type === 'note') {
              const { amount } = one;
              run({ type: 'IssueCreditNote', accountId, creditNoteId: id, openItemId: String(one.of), amount });
              owed -= amount;
            } else if (creditOwed(state) > 0) {
              const amount = Math.min(one.amount, creditOwed(state));
              run({ ...pay({ amount }), receiptId: id } as CreditCommand);
              owed -= amount;
            }
            const { amount } = overdueOn(state, today);
            expect(creditOwed(state)).toBe(owed);
            expect(state.unapplied === 0 || state.openItems.length === 0).toBe(true);
            expect(state.openItems.every(({ open, amount: whole }) => open > 0 && open <= whole)).toBe(true);
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(amount).toBeLessThanOrEqual(Math.max(0, owed));
            if (one.type !== 'order') expect(before - amount).toBeLessThanOrEqual(one.amount);
          }
        },
      ),
    );
  });
});

it('is never overspent', () => {
  const step = fc.record({
    type: fc.constantFrom('Hold', 'Release', 'PostOpenItem'),
    holdId: fc.constantFrom('a', 'b', 'c'),
    amount: fc.integer({ min: 1, max: 6_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = credit.evolve(credit.initialState, limit);
      for (const s of steps) {
        try {
          state = credit
            .decide(
              {
                accountId,
                currency: 'CAD' as const,
                reason: 'x',
                orderId: 'o',
                dueOn: '2026-04-01',
                ...s,
              } as CreditCommand,
              state,
            )
            .reduce(credit.evolve, state);
        } catch {
          continue; // a refusal changes nothing
        }
        expect(creditOwed(state) + Object.values(state.holds).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(
          10_000,
        );
        expect(creditLeft(state)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
