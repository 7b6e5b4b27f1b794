import { leftOutWhenNarrow } from './narrow-columns.ts';

const hidden = (...columns: readonly string[]) =>
  Object.entries(Object.values(leftOutWhenNarrow(...columns))[0]!)
    .filter(([, rule]) => 'display' in rule)
    .map(([selector]) => selector);

it('a narrow table leaves out the columns that are named, and nothing where none is', () => {
  expect(hidden('id', 'version')).toEqual(['& .column-id, & .column-version']);
  expect(hidden()).toEqual([]);
});
