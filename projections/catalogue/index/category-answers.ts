// The tree of categories, and the addresses of all that is sold.
import type { CategoryNode } from '#contracts/category.ts';
import { pictureUrl, seoNameOf, type Language } from '../reader.ts';
import type { Answers } from './answer.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import { breadcrumbOf, headOf, type Category } from './category-tree.ts';
import { dependencies } from './dependencies.ts';

export function categoryAnswers({ sets, store }: CatalogueCopy): Pick<Answers, 'tree' | 'category' | 'addresses'> {
  function nodeOf(category: Category, language: Language): CategoryNode {
    return {
      ...headOf(category, language),
      CategoryTypeID: 0,
      LinkBasedURL: '',
      Pictogram: category.data.pictogram ? `/pictures/pictograms/${category.data.pictogram}.svg` : '',
      PictureURL: pictureUrl(category.data.picture, 240),
      ProductCount: sets.below(category).length,
      ChildCategory: category.children.map((child) => nodeOf(child, language)),
    };
  }

  return {
    tree({ below }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const nodes = below ? sets.tree.get(below)?.children : sets.tree.roots;
      return nodes ? nodes.map((category) => nodeOf(category, language)) : null;
    },

    category({ id }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const category = sets.tree.get(id);
      if (!category) return null;
      return {
        ...headOf(category, language),
        Description: category.data.description[language],
        Breadcrumb: breadcrumbOf(category).map((above) => headOf(above, language)),
        ChildCategory: category.children.map((child) => nodeOf(child, language)),
      };
    },

    addresses({ after, count }, _reader, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const ids = sets.byNumber();
      const last = after ? store.idOf(after) : undefined;
      const from = last === undefined ? 0 : ids.indexOf(last) + 1;
      const listed = [...ids.subarray(from, from + count)];
      const rows = store.productsById(listed);
      return {
        categories: after
          ? []
          : sets.tree.all.map(({ id, seoFriendlyName }) => ({ CategoryId: id, SEOFriendlyName: seoFriendlyName })),
        products: listed.map((id) => {
          const product = rows.get(id)!;
          return { itemNumber: product.item_number, seoFriendlyName: seoNameOf(product) };
        }),
      };
    },
  };
}
