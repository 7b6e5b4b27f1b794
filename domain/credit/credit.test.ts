import fc from 'fast-check';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { credit, type CreditCommand } from './credit.decider.ts';
import type { CreditEvent } from './credit.events.ts';
import { creditLeft, overdueOn, type CreditState } from './credit.state.ts';

const given = specificationFor(credit);
const accountId = 'a1';
const limit: CreditEvent = { type: 'CreditLimitSet', data: { accountId, limit: 10_000, currency: 'CAD' } };
const held = (holdId: string, amount: number): CreditEvent => ({
  type: 'CreditHeld',
  data: { accountId, holdId, amount },
});
const confirmed = (holdId: string, dueOn?: string): CreditEvent => ({
  type: 'CreditHoldConfirmed',
  data: { accountId, holdId, ...(dueOn ? { dueOn } : {}) },
});
const givenBack = (amount: number): CreditEvent => ({
  type: 'CreditGivenBack',
  data: { accountId, refundId: 'r1', amount },
});
const payment = { accountId, receiptId: 'p1', amount: 1_500, reference: 'Cheque 1187', receivedOn: '2026-03-02' };
const received = (amount: number): CreditEvent => ({ type: 'CreditPaymentReceived', data: { ...payment, amount } });
const pay = (change: { amount?: number; receivedOn?: string } = {}): CreditCommand => ({
  type: 'RecordPayment',
  ...payment,
  today: '2026-03-02',
  ...change,
});
const after = (...events: readonly CreditEvent[]): CreditState => events.reduce(credit.evolve, credit.initialState);
const hold = (amount: number, currency = 'CAD'): CreditCommand => ({
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
  given(limit, held('h0', 4_000), confirmed('h0')).when(hold(6_001)).thenRefused('credit_exceeded', { left: 6_000 }));
it('gives a released hold back', () =>
  given(limit, held('h0', 10_000), { type: 'CreditHoldReleased', data: { accountId, holdId: 'h0', reason: 'x' } })
    .when(hold(10_000))
    .then(held('h1', 10_000)));
it('has no credit without a limit, or in another currency', () => {
  given().when(hold(1)).thenRefused('credit_exceeded');
  given(limit).when(hold(1, 'USD')).thenRefused('credit_exceeded');
});
it('takes what is given back off the debt, once for each refund', () => {
  const owed = [limit, held('h0', 4_000), confirmed('h0')] as const;
  const back = givenBack(1_500);
  given(...owed)
    .when({ type: 'GiveBack', accountId, refundId: 'r1', amount: 1_500 })
    .then(back);
  given(...owed, back)
    .when({ type: 'GiveBack', accountId, refundId: 'r1', amount: 1_500 })
    .thenNothing();
  given(...owed, back)
    .when(hold(7_501))
    .thenRefused('credit_exceeded', { left: 7_500 });
});

it('becomes a debt that says when it falls due', () =>
  given(limit, held('h1', 500))
    .when({ type: 'Confirm', accountId, holdId: 'h1', dueOn: '2026-04-01' })
    .then(confirmed('h1', '2026-04-01')));

describe('a payment on account', () => {
  const owed = [limit, held('h0', 4_000), confirmed('h0', '2026-02-01')] as const;
  it('lowers what is owed, once', () => {
    given(...owed)
      .when(pay())
      .then(received(1_500));
    given(...owed, received(1_500))
      .when(pay())
      .thenNothing();
    given(...owed, received(1_500))
      .when(hold(7_501))
      .thenRefused('credit_exceeded', { left: 7_500 });
  });
  it('may be all that is owed, and no more', () => {
    given(...owed)
      .when(pay({ amount: 4_000 }))
      .then(received(4_000));
    given(...owed)
      .when(pay({ amount: 4_001 }))
      .thenRefused('payment_above_owed');
    given(limit)
      .when(pay({ amount: 1 }))
      .thenRefused('payment_above_owed');
    given(...owed, givenBack(4_100))
      .when(pay({ amount: 1 }))
      .thenRefused('payment_above_owed');
  });
  it('is received today or earlier', () => {
    given(...owed)
      .when(pay({ receivedOn: '2026-03-03' }))
      .thenRefused('payment_received_later');
    given(...owed)
      .when(pay({ receivedOn: '2026-03-01' }))
      .then({ type: 'CreditPaymentReceived', data: { ...payment, receivedOn: '2026-03-01' } });
  });
});

describe('what is overdue', () => {
  const two = [
    limit,
    held('a', 3_000),
    confirmed('a', '2026-02-01'),
    held('b', 2_000),
    confirmed('b', '2026-03-01'),
  ] as const;
  it('is what remains of debts from the day after they fell due', () => {
    expect(overdueOn(after(...two), '2026-02-01')).toEqual({ amount: 0 });
    expect(overdueOn(after(...two), '2026-02-02')).toEqual({ amount: 3_000, since: '2026-02-01' });
    expect(overdueOn(after(...two), '2026-03-02')).toEqual({ amount: 5_000, since: '2026-02-01' });
  });
  it('is lowered by what is paid or given back, from the oldest debt on', () => {
    expect(overdueOn(after(...two, received(1_000)), '2026-02-02')).toEqual({ amount: 2_000, since: '2026-02-01' });
    expect(overdueOn(after(...two, received(2_500), givenBack(1_000)), '2026-03-02')).toEqual({
      amount: 1_500,
      since: '2026-03-01',
    });
    expect(overdueOn(after(...two, received(5_000)), '2026-03-02')).toEqual({ amount: 0 });
  });
  it('leaves out debts of before terms were kept, which are paid first', () => {
    const old = [limit, held('a', 3_000), confirmed('a'), held('b', 2_000), confirmed('b', '2026-03-01')] as const;
    expect(overdueOn(after(...old), '2026-12-31')).toEqual({ amount: 2_000, since: '2026-03-01' });
    expect(overdueOn(after(...old, received(3_000)), '2026-12-31').amount).toBe(2_000);
  });
  it('is paid in the order in which it fell due', () => {
    const late = [
      limit,
      held('b', 2_000),
      confirmed('b', '2026-03-01'),
      held('a', 3_000),
      confirmed('a', '2026-02-01'),
    ] as const;
    expect(overdueOn(after(...late, received(3_000)), '2026-02-02')).toEqual({ amount: 0 });
  });
  it('takes what was given back too much off the next debt', () => {
    const more = [
      limit,
      held('a', 3_000),
      confirmed('a', '2026-02-01'),
      givenBack(3_500),
      held('b', 2_000),
      confirmed('b', '2026-03-01'),
    ];
    expect(after(...more)).toMatchObject({ owed: 1_500, debts: [{ amount: 1_500, dueOn: '2026-03-01' }] });
  });
  it('is never more than is owed, never below 0, and falls by no more than is paid', () => {
    const day = fc.constantFrom(undefined, '2026-01-10', '2026-02-10', '2026-03-10');
    const step = fc.oneof(
      fc.record({ type: fc.constant('debt' as const), amount: fc.integer({ min: 1, max: 3_000 }), dueOn: day }),
      fc.record({
        type: fc.constantFrom('payment' as const, 'refund' as const),
        amount: fc.integer({ min: 1, max: 4_000 }),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 30 }),
        fc.constantFrom('2026-01-01', '2026-02-01', '2026-02-11', '2026-12-31'),
        (steps, today) => {
          let state = after({ type: 'CreditLimitSet', data: { accountId, limit: 1_000_000, currency: 'CAD' } });
          for (const [index, one] of steps.entries()) {
            const before = overdueOn(state, today).amount;
            if (one.type === 'debt')
              state = [held(String(index), one.amount), confirmed(String(index), one.dueOn)].reduce(
                credit.evolve,
                state,
              );
            else if (one.type === 'refund') state = credit.evolve(state, givenBack(one.amount));
            else if (state.owed > 0) {
              const [event] = credit.decide(
                { ...pay(), receiptId: String(index), amount: Math.min(one.amount, state.owed) } as CreditCommand,
                state,
              );
              state = credit.evolve(state, event!);
            }
            const { amount } = overdueOn(state, today);
            expect(state.debts.reduce((total, debt) => total + debt.amount, 0)).toBe(Math.max(0, state.owed));
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(amount).toBeLessThanOrEqual(Math.max(0, state.owed));
            if (one.type !== 'debt') expect(before - amount).toBeLessThanOrEqual(one.amount);
          }
        },
      ),
    );
  });
});

it('is never overspent', () => {
  const step = fc.record({
    type: fc.constantFrom('Hold', 'Release', 'Confirm'),
    holdId: fc.constantFrom('a', 'b', 'c'),
    amount: fc.integer({ min: 1, max: 6_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = credit.evolve(credit.initialState, limit);
      for (const s of steps) {
        try {
          state = credit
            .decide({ accountId, currency: 'CAD', reason: 'x', ...s } as CreditCommand, state)
            .reduce(credit.evolve, state);
        } catch {
          continue; // a refusal changes nothing
        }
        expect(state.owed + Object.values(state.holds).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(10_000);
        expect(creditLeft(state)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
