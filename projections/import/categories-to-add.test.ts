import { categoriesToAdd } from './categories-to-add.ts';

const present = [{ categoryId: 'hydraulics', parent: '', name: { en: 'Hydraulics', fr: 'Hydraulique' } }];

describe('categories that a file names and that are not there', () => {
  it('are added once, below those above them', () =>
    expect(categoriesToAdd(['HYDRAULIQUE > Boyaux', 'Hydraulics > boyaux > 2 po', 'Air'], present)).toEqual([
      { categoryId: 'boyaux', parent: 'hydraulics', name: 'Boyaux' },
      { categoryId: '2-po', parent: 'boyaux', name: '2 po' },
      { categoryId: 'air', parent: '', name: 'Air' },
    ]));

  it('get ids of their own', () =>
    expect(categoriesToAdd(['Air > Hydraulics', '阀门'], present).map(({ categoryId }) => categoryId)).toEqual([
      'air',
      'hydraulics-2',
      'category',
    ]));
});
