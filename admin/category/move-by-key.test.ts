import { placeByDrop, placeByKey } from './move-by-key.ts';

const all = [
  { categoryId: 'moving', parent: '' },
  { categoryId: 'belts', parent: 'moving' },
  { categoryId: 'bearings', parent: 'moving' },
  { categoryId: 'seals', parent: 'moving' },
  { categoryId: 'tools', parent: '' },
];

describe('Alt and an arrow', () => {
  it.each([
    ['ArrowUp', 'bearings', { parent: 'moving', before: 'belts' }],
    ['ArrowDown', 'belts', { parent: 'moving', before: 'seals' }],
    ['ArrowDown', 'bearings', { parent: 'moving', before: '' }],
    ['ArrowRight', 'bearings', { parent: 'belts', before: '' }],
    ['ArrowLeft', 'bearings', { parent: '', before: 'tools' }],
  ])('%s moves %s', (key, id, place) => expect(placeByKey(key, id, all)).toEqual(place));
  it.each([
    ['ArrowUp', 'belts'],
    ['ArrowDown', 'seals'],
    ['ArrowRight', 'moving'],
    ['ArrowLeft', 'tools'],
    ['Enter', 'bearings'],
  ])('%s leaves %s where it is', (key, id) => expect(placeByKey(key, id, all)).toBeUndefined());
});

it('a category is dropped into another one, or beside it', () => {
  expect(placeByDrop('moving', 'into', all)).toEqual({ parent: 'moving', before: '' });
  expect(placeByDrop('bearings', 'above', all)).toEqual({ parent: 'moving', before: 'bearings' });
  expect(placeByDrop('bearings', 'below', all)).toEqual({ parent: 'moving', before: 'seals' });
  expect(placeByDrop('seals', 'below', all)).toEqual({ parent: 'moving', before: '' });
});
