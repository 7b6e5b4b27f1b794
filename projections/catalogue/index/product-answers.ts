// One product with all that belongs to it, and products that are shown together.
import { JsonText } from '#platform/kernel/operations/json-text.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import type { Reader } from '../reader.ts';
import type { Answers } from './answer.ts';
import { kindOf, type Cards } from './cards.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import { dependencies } from './dependencies.ts';
import { isPublished } from '#projections/product/products.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { noteFamily } from './variants.ts';
import { noted, productDetails, type DetailsSource } from './product-details.ts';

type ProductAnswers = Pick<Answers, 'cards' | 'newest' | 'bestSellers' | 'product' | 'similar' | 'variants'>;

export function productAnswers(copy: CatalogueCopy, fragments: FragmentCache, cards: Cards): ProductAnswers {
  const { sets, store } = copy;
  const soldOf = (itemNumbers: readonly string[]): number[] =>
    itemNumbers.flatMap((itemNumber) => {
      const id = store.idOf(itemNumber);
      return id !== undefined && sets.isSold(id) ? [id] : [];
    });

  /** One per category first, so that a short list shows the breadth of what there is. */
  function oneOfEachFamily(ids: Uint32Array, most: number): number[] {
    const [first, rest]: [number[], number[]] = [[], []];
    const families = new Set<string>();
    for (const id of ids) {
      if (first.length === most) break;
      const family = sets.categoryOf(id);
      if (!families.has(family)) {
        families.add(family);
        first.push(id);
      } else if (rest.length < most) rest.push(id);
    }
    return [...first, ...rest].slice(0, most);
  }

  function detailsOf(id: number, reader: Reader, seen: Set<string>): JsonText<ProductDetails> {
    const product = store.product(id);
    const source: DetailsSource = {
      attribute: copy.attribute,
      ancestors: copy.ancestors,
      price: copy.price,
      stock: copy.stock,
      family: copy.family,
      variantCount: copy.variantCount,
      variants: (family) => sets.variantsOf(family).map((variant) => store.product(variant)),
      product(itemNumber) {
        const part = store.idOf(itemNumber);
        return part === undefined ? undefined : store.product(part);
      },
    };
    const accessories = cards.of(soldOf(noted(product.data.accessories, seen)), reader, seen, []);
    return productDetails(source, product, sets.tree, reader, accessories, seen);
  }

  return {
    cards({ itemNumbers }, reader, seen) {
      seen.add(dependencies.structure);
      return cards.of(soldOf(noted(itemNumbers, seen)), reader, seen);
    },

    newest({ count }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.sold);
      return cards.of(oneOfEachFamily(sets.newest(), count), reader, seen);
    },

    bestSellers({ count, category: id }, reader, seen) {
      seen.add(dependencies.structure).add(dependencies.sold).add(dependencies.bestSellers);
      const category = id ? sets.tree.get(id) : undefined;
      if (id && !category) return null;
      const shown: number[] = [];
      for (const itemNumber of copy.sales.bestUntil(reader.today)) {
        if (shown.length === count) break;
        const [sold] = soldOf([itemNumber]);
        if (sold !== undefined && (!category || sets.isBelow(sold, category))) shown.push(sold);
      }
      return cards.of(shown, reader, seen);
    },

    product({ itemNumber, withDrafts = false }, reader, seen) {
      const id = store.idOf(itemNumber);
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      if (id === undefined || !(withDrafts || isPublished(store.product(id)))) return null;
      return fragments.get(`product\n${kindOf(reader)}\n${reader.signedIn}\n${id}`, seen, (its) =>
        detailsOf(id, reader, its),
      );
    },

    similar({ itemNumber, count }, reader, seen) {
      const id = store.idOf(itemNumber);
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      if (id === undefined || !isPublished(store.product(id))) return null;
      return cards.of(soldOf(noted(store.product(id).data.similar, seen)).slice(0, count), reader, seen, []);
    },

    variants({ itemNumber }, reader, seen) {
      const id = store.idOf(itemNumber);
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      if (id === undefined || !isPublished(store.product(id))) return null;
      const product = store.product(id);
      noteFamily(product, seen);
      const family = copy.family(product.data.family);
      if (!family) return JsonText.array([]);
      const columns = family.options.map(({ attribute }) => attribute);
      const sold = sets.variantsOf(product.data.family).filter((variant) => sets.isSold(variant));
      return cards.of(sold, reader, seen, columns);
    },
  };
}
