// What a person may take away (decision 0084) is said by each feature for itself, and no type asks for it.
import * as events from '#domain/events.ts';
import * as features from '#projections/features.ts';
import type { ProjectionFeature } from './projection-feature.ts';

/** Sealed under somebody's key and in no part of their file under this name, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  attachment: 'files are their owner’s to fetch',
  'bank-transaction': 'payers in files of banks have no account',
  checkout: 'while it lasts; then it is the order’s',
  credit: 'promises are on the account’s page',
  'customer-note': 'what staff write among themselves',
  'gift-certificate': 'of whoever has the code',
  'gift-recipient': 'with the order that it was bought by',
  'line-note': 'with the lines of carts and orders',
  mail: 'copies of what was sent',
  recommendation: 'words to somebody who is not theirs',
  staff: 'people of the shop',
  statement: 'the books of the account',
};

const personal = Object.values(events)
  .filter((one) => Object.keys(one.personal).length > 0)
  .map(({ category }) => category);
const camel = (category: string) => category.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const parts = (category: string) =>
  ((features as Record<string, ProjectionFeature>)[camel(category)]?.personalData ?? []).length;

it.each(personal)('what is kept of a person under %s is in their file, or said to be elsewhere', (category) =>
  expect(parts(category) > 0 || category in ELSEWHERE).toBe(true),
);

it('names nothing elsewhere that has a part', () =>
  expect(Object.keys(ELSEWHERE).filter((category) => parts(category) > 0 || !personal.includes(category))).toEqual([]));
