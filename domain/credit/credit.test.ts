import fc from 'fast-check';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { credit, creditLeft, type CreditCommand } from './credit.decider.ts';
import type { CreditEvent } from './credit.events.ts';

const given = specificationFor(credit);
const accountId = 'a1';
const limit: CreditEvent = { type: 'CreditLimitSet', data: { accountId, limit: 10_000, currency: 'CAD' } };
const held = (holdId: string, amount: number): CreditEvent => ({ type: 'CreditHeld', data: { accountId, holdId, amount } });
const hold = (amount: number, currency = 'CAD'): CreditCommand => ({ type: 'Hold', accountId, holdId: 'h1', amount, currency });

it('holds up to the limit', () => given(limit).when(hold(10_000)).then(held('h1', 10_000)));
it('refuses beyond it, saying what is left', () => given(limit, held('h0', 4_000)).when(hold(6_001)).thenRefused('credit_exceeded', { left: 6_000 }));
it('counts what is owed', () => given(limit, held('h0', 4_000), { type: 'CreditHoldConfirmed', data: { accountId, holdId: 'h0' } }).when(hold(6_001)).thenRefused('credit_exceeded', { left: 6_000 }));
it('gives a released hold back', () => given(limit, held('h0', 10_000), { type: 'CreditHoldReleased', data: { accountId, holdId: 'h0', reason: 'x' } }).when(hold(10_000)).then(held('h1', 10_000)));
it('has no credit without a limit, or in another currency', () => {
  given().when(hold(1)).thenRefused('credit_exceeded');
  given(limit).when(hold(1, 'USD')).thenRefused('credit_exceeded');
});
it('is never overspent', () => {
  const step = fc.record({ type: fc.constantFrom('Hold', 'Release', 'Confirm'), holdId: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: 1, max: 6_000 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = credit.evolve(credit.initialState, limit);
      for (const s of steps) {
        try {
          state = credit.decide({ accountId, currency: 'CAD', reason: 'x', ...s } as CreditCommand, state).reduce(credit.evolve, state);
        } catch {
          continue; // a refusal changes nothing
        }
        expect(state.owed + Object.values(state.holds).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(10_000);
        expect(creditLeft(state)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
