import fc from 'fast-check';
import { compactPartNumber, PART_NUMBER_LIMITS } from '#domain/shared/customer-part-number/part-number.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { customerPartNumber, type CustomerPartNumberCommand } from './customer-part-number.decider.ts';
import type { CustomerPartNumberEvent, PartNumber } from './customer-part-number.events.ts';
import { allPartNumbers, partNumberIn } from './customer-part-number.state.ts';

const given = specificationFor(customerPartNumber);
const accountId = 'a1';
const one = (number: string, itemNumber = '6205'): PartNumber => ({ number, itemNumber });
const added = (...numbers: PartNumber[]): CustomerPartNumberEvent => ({
  type: 'CustomerPartNumbersAdded',
  data: { accountId, source: 'typed', numbers },
});
const removed = (...numbers: PartNumber[]): CustomerPartNumberEvent => ({
  type: 'CustomerPartNumbersRemoved',
  data: { accountId, numbers },
});
const changed = (before: PartNumber, after: PartNumber): CustomerPartNumberEvent => ({
  type: 'CustomerPartNumbersChanged',
  data: { accountId, source: 'typed', numbers: [{ ...after, before }] },
});
const add = (
  taken: 'refused' | 'replaced' | 'kept',
  ...numbers: readonly PartNumber[]
): CustomerPartNumberCommand & { type: 'AddPartNumbers' } => ({
  type: 'AddPartNumbers',
  accountId,
  source: 'typed',
  taken,
  numbers,
});
const change = (seen: PartNumber, to: PartNumber): CustomerPartNumberCommand => ({
  type: 'ChangePartNumber',
  accountId,
  source: 'typed',
  seen,
  to,
});
const full = Array.from({ length: PART_NUMBER_LIMITS.perAccount }, (_, n) => one(`F-${n}`));

describe('a customer’s own number', () => {
  it('stands for one item, however it is written', () => {
    given()
      .when(add('refused', one('LAG 0815')))
      .then(added(one('LAG 0815')));
    given(added(one('LAG 0815')))
      .when(add('refused', one('lag-0815', '6306')))
      .thenRefused('part_number_taken', { number: 'LAG 0815', itemNumber: '6205' });
    given(added(one('LAG 0815')))
      .when(add('refused', one('LAG 0815')))
      .thenNothing();
  });
  it('is one of several of an item', () =>
    given(added(one('A1')))
      .when(add('refused', one('A2')))
      .then(added(one('A2'))));
  it('is written anew by who writes it anew', () =>
    given(added(one('LAG 0815')))
      .when(add('refused', one('LAG-0815')))
      .then(changed(one('LAG 0815'), one('LAG-0815'))));
  it.each([
    ['nothing', '', 'part_number_missing'],
    ['of 41 characters', 'x'.repeat(41), 'part_number_too_long'],
    ['that is a formula', '=1+1', 'part_number_formula'],
    ['with markup', '<b>7</b>', 'part_number_markup'],
    ['of punctuation alone', '--/.', 'part_number_without_letters'],
  ])('is refused when it is %s', (_what, number, code) =>
    given()
      .when(add('refused', one(number)))
      .thenRefused(code),
  );
  it('may be named like what every object has', () => {
    const state = given(added(one('constructor'), one('__proto__'))).state();
    expect(allPartNumbers(state)).toHaveLength(2);
    expect(partNumberIn(state, 'toString')).toBeUndefined();
  });
  it('tells other alphabets apart', () => expect(compactPartNumber('轴承-1')).not.toBe(compactPartNumber('齿轮-1')));
});

describe('a list of them', () => {
  it('replaces what stood for another item, and says nothing of what is there', () =>
    given(added(one('A'), one('B')))
      .when(add('replaced', one('A', '6306'), one('B'), one('C')))
      .then(added(one('C')), changed(one('A'), one('A', '6306'))));
  it('is a few events', () => {
    const events = customerPartNumber.decide(add('replaced', ...full.slice(0, 1_000)), given().state());
    expect(events.map(({ data }) => data.numbers.length)).toEqual([500, 500]);
  });
  it('has room for 50,000', () => {
    const open = given(added(...full));
    open.when(add('replaced', one('one more'))).thenRefused('part_numbers_full', { room: 0 });
    open.when(add('kept', one('one more'))).thenNothing();
    open.when(add('replaced', one('F-1', '6306'))).then(changed(one('F-1'), one('F-1', '6306')));
  });
  it('of an account that is merged leaves what is there', () =>
    given(added(one('A')))
      .when(add('kept', one('a', '6306'), one('B', '6306')))
      .then(added(one('B', '6306'))));
});

describe('a change', () => {
  it('of the item or the number is made by who saw what it was', () => {
    given(added(one('A')))
      .when(change(one('A'), one('A', '6306')))
      .then(changed(one('A'), one('A', '6306')));
    given(added(one('A')))
      .when(change(one('A'), one('B')))
      .then(removed(one('A')), added(one('B')));
    given(added(one('A', '6204')))
      .when(change(one('A'), one('A', '6306')))
      .thenRefused('part_number_changed_meanwhile');
  });
  it('of what is gone, or to what is taken, is refused', () => {
    given()
      .when(change(one('A'), one('B')))
      .thenRefused('part_number_not_found');
    given(added(one('A'), one('B', '6306')))
      .when(change(one('A'), one('B')))
      .thenRefused('part_number_taken');
  });
  it('that is made already is none', () =>
    given(added(one('B')))
      .when(change(one('A'), one('B')))
      .thenNothing());
});

describe('removing', () => {
  it('takes what is named, and what is there', () =>
    given(added(one('A-1'), one('B')))
      .when({ type: 'RemovePartNumbers', accountId, numbers: ['a1', 'A 1', 'C'] })
      .then(removed(one('A-1'))));
  it('takes all, where nobody added some meanwhile', () => {
    const open = given(added(one('A'), one('B')));
    open.when({ type: 'RemoveAllPartNumbers', accountId, seen: 1 }).thenRefused('part_numbers_changed_meanwhile');
    open.when({ type: 'RemoveAllPartNumbers', accountId, seen: 2 }).then(removed(one('A'), one('B')));
    given().when({ type: 'RemoveAllPartNumbers', accountId, seen: 2 }).thenNothing();
  });
});

it('holds what a plain table would hold, whatever is done to it', () => {
  const number = fc.constantFrom('A', 'a', 'A-1', 'a 1', 'B/2', 'b2', '7', 'constructor');
  const entry = fc.record({ number, itemNumber: fc.constantFrom('6204', '6205') });
  const step = fc.oneof(
    fc.record({
      type: fc.constant('AddPartNumbers' as const),
      numbers: fc.array(entry, { maxLength: 4 }),
      taken: fc.constantFrom('replaced' as const, 'kept' as const),
    }),
    fc.record({ type: fc.constant('RemovePartNumbers' as const), numbers: fc.array(number, { maxLength: 3 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const table = new Map<string, PartNumber>();
      let state = customerPartNumber.initialState;
      for (const one of steps) {
        const command: CustomerPartNumberCommand =
          one.type === 'AddPartNumbers' ? { ...one, accountId, source: 'imported' } : { ...one, accountId };
        state = customerPartNumber.decide(command, state).reduce(customerPartNumber.evolve, state);
        if (one.type === 'RemovePartNumbers') for (const gone of one.numbers) table.delete(compactPartNumber(gone));
        else
          for (const [key, wanted] of new Map(one.numbers.map((each) => [compactPartNumber(each.number), each])))
            if (one.taken === 'replaced' || !table.has(key)) table.set(key, wanted);
      }
      const byNumber = (a: PartNumber, b: PartNumber) => (a.number < b.number ? -1 : 1);
      expect(allPartNumbers(state).sort(byNumber)).toEqual([...table.values()].sort(byNumber));
      expect(state.count).toBe(table.size);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }),
  );
});
