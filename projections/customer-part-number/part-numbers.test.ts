import type { CustomerPartNumberEvent } from '#domain/customer-part-number/customer-part-number.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { numbersOfItems, partNumberCounts, partNumbers } from './part-numbers.ts';

const accountId = 'a1';
const one = (number: string, itemNumber = '6205') => ({ number, itemNumber });
const added: CustomerPartNumberEvent = {
  type: 'CustomerPartNumbersAdded',
  data: { accountId, source: 'imported', numbers: [one('LAG 1'), one('LAG 2'), one('X', '6306')] },
};
const changed: CustomerPartNumberEvent = {
  type: 'CustomerPartNumbersChanged',
  data: { accountId, source: 'typed', numbers: [{ ...one('lag-1', '6306'), before: one('LAG 1') }] },
};
const removed: CustomerPartNumberEvent = {
  type: 'CustomerPartNumbersRemoved',
  data: { accountId, numbers: [one('LAG 2')] },
};

describe('own part numbers', () => {
  const given = readModelSpecification(partNumbers);
  it('are found without what people write differently', () =>
    given(added, changed, removed).then(
      { id: 'a1|lag1', account_id: accountId, compact: 'lag1', number: 'lag-1', item_number: '6306' },
      { id: 'a1|x', number: 'X', item_number: '6306' },
    ));
  it('are the same however their events are cut into chunks', () =>
    given(added, changed, removed).thenTheSameInChunksOfOne());
});

describe('what an account calls an item', () => {
  const given = readModelSpecification(numbersOfItems);
  it('is its numbers in the order in which they came', () => {
    given(added).then({ id: 'a1|6205', numbers: ['LAG 1', 'LAG 2'] }, { id: 'a1|6306', numbers: ['X'] });
    given(added, changed).then({ numbers: ['LAG 2'] }, { numbers: ['X', 'lag-1'] });
    given(added, changed, removed).then({ id: 'a1|6306' });
  });
  it('is the same however its events are cut into chunks', () =>
    given(added, changed, removed).thenTheSameInChunksOfOne());
});

describe('the count of an account', () => {
  const given = readModelSpecification(partNumberCounts);
  it('is that of its numbers', () => given(added, changed, removed).then({ account_id: accountId, count: 2 }));
  it('is the same however its events are cut into chunks', () =>
    given(added, changed, removed).thenTheSameInChunksOfOne());
});
