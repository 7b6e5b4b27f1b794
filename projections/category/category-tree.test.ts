import { BLANK_CATEGORY, type CategoryData } from '#domain/category/category.events.ts';
import { createCategoryTree, neighboursIn } from './category-tree.ts';

const category = (id: string, sort: number, news: Partial<CategoryData> = {}) => ({
  id,
  data: { ...BLANK_CATEGORY, name: { en: id, fr: id }, description: { en: '', fr: '' }, sort, ...news },
});
const tree = createCategoryTree([
  category('bearings', 1),
  category('elsewhere', 2, { type: 1, linkBasedUrl: '/blog' }),
  category('hidden', 3, { hidden: true }),
  category('seals', 4),
  category('o-rings', 1, { parent: 'seals' }),
]);
const beside = (id: string) => {
  const { previous, next } = neighboursIn(tree, tree.get(id)!);
  return [previous?.id, next?.id];
};

describe('the categories before and after one', () => {
  it('are those of the menu that list products', () => {
    expect(beside('bearings')).toEqual([undefined, 'seals']);
    expect(beside('seals')).toEqual(['bearings', undefined]);
  });
  it('lie in the same category', () => expect(beside('o-rings')).toEqual([undefined, undefined]));
});
