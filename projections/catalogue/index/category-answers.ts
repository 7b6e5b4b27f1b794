// The tree of categories, and the addresses of all that is sold.
import { seoNameOf } from '#projections/product/product-facts.ts';
import { absent } from '#domain/shared/needed.ts';
import type { Output } from '#contracts/api.ts';
import type { CategoryNode } from '#contracts/category/category.ts';
import { pictureUrl, pictogramUrl } from '#platform/shop/picture-url.ts';
import { type Language } from '../reader.ts';
import type { Answers } from './answer.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import {
  breadcrumbOf,
  hasPage,
  headOf,
  isShown,
  neighboursIn,
  shownCategory,
  type Category,
  type CategoryTree,
} from '#projections/category/category-tree.ts';
import { dependencies } from './dependencies.ts';

type CategoryDetails = Output<'Category/GetCategoryDetails/{id}'>;

/** What a node of the tree says of a category beside its name, its products and its children (spec 3). */
export const kindOf = ({ data }: Category) => ({
  CategoryTypeID: data.type,
  LinkBasedURL: data.type === 1 ? data.linkBasedUrl : '',
  Pictogram: pictogramUrl(data.pictogram),
  PictureURL: pictureUrl(data.picture, 240),
});

/** A category as its page shows it; `nodeOf` makes a node of a child. */
export function detailsOf(
  tree: CategoryTree,
  category: Category,
  language: Language,
  nodeOf: (child: Category) => CategoryNode,
): CategoryDetails {
  const { previous, next } = neighboursIn(tree, category);
  const pictured = (one: Category) => ({ ...headOf(one, language), PictureURL: kindOf(one).PictureURL });
  return {
    ...headOf(category, language),
    Description: category.data.description[language],
    Breadcrumb: breadcrumbOf(category).map((above) => headOf(above, language)),
    ChildCategory: category.children.filter(isShown).map(nodeOf),
    ...(previous && { Previous: pictured(previous) }),
    ...(next && { Next: pictured(next) }),
  };
}

/** The categories in one, or the top ones where it is empty; undefined where it is not there. */
export const nodesBelow = (tree: CategoryTree, below: string): readonly Category[] | undefined =>
  (below ? shownCategory(tree, below)?.children : tree.roots)?.filter(isShown);

export function categoryAnswers({ sets, store }: CatalogueCopy): Pick<Answers, 'tree' | 'category' | 'addresses'> {
  function nodeOf(category: Category, language: Language): CategoryNode {
    return {
      ...headOf(category, language),
      ...kindOf(category),
      ProductCount: sets.below(category).length,
      ChildCategory: category.children.filter(isShown).map((child) => nodeOf(child, language)),
    };
  }

  return {
    tree({ below }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const nodes = nodesBelow(sets.tree, below);
      return nodes ? nodes.map((category) => nodeOf(category, language)) : null;
    },

    category({ id }, { language }, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      const category = shownCategory(sets.tree, id);
      return category ? detailsOf(sets.tree, category, language, (child) => nodeOf(child, language)) : null;
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
          : sets.tree.all
              .filter(hasPage)
              .map(({ id, seoFriendlyName }) => ({ CategoryId: id, SEOFriendlyName: seoFriendlyName })),
        products: listed.map((id) => {
          const product = rows.get(id) ?? absent('product of the list');
          return { itemNumber: product.item_number, seoFriendlyName: seoNameOf(product) };
        }),
      };
    },
  };
}
