// One product with all that belongs to it, and products that are shown together.
import { JsonText } from '#platform/operations/json-text.ts';
import type { ProductDetails } from '#contracts/product.ts';
import type { ProductRow } from '../products.ts';
import { attributeOf, cardOf, pictureUrl, seoNameOf, stockOf, type Language, type Reader } from '../reader.ts';
import type { Answers } from './answer.ts';
import { kindOf, noteShown, type Cards } from './cards.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import { breadcrumbOf, headOf } from './category-tree.ts';
import { dependencies } from './dependencies.ts';
import type { FragmentCache } from './fragment-cache.ts';

type ProductAnswers = Pick<Answers, 'newest' | 'bestSellers' | 'product' | 'similar'>;

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
    const { item_number: itemNumber, data } = product;
    seen.add(dependencies.structure);
    noteShown(product, seen);
    const path = breadcrumbOf(sets.tree.get(data.category)).map((category) => headOf(category, reader.language));
    return JsonText.object<ProductDetails>({
      ...cardOf(copy, product, reader, []),
      imageUrl: pictureUrl(data.pictures[0], 600),
      description: data.description[reader.language],
      weightKg: data.weightGrams / 1_000,
      pictures: data.pictures.map((key) =>
        key === 'drawing'
          ? { url: `/pictures/drawings/${itemNumber}.svg`, kind: 'drawing' as const }
          : { url: pictureUrl(key, 600), kind: 'render' as const },
      ),
      attributes: attributesOf(copy, product, reader.language),
      warehouses: stockOf(copy, product).warehouses.map(([warehouse, quantity]) => ({ warehouse, quantity })),
      category: path.at(-1) ?? {
        CategoryId: data.category,
        CategoryName: data.category,
        SEOFriendlyName: data.category,
      },
      breadcrumb: path,
      bundle: data.bundle.flatMap((part) => {
        seen.add(dependencies.product(part.itemNumber));
        const partId = store.idOf(part.itemNumber);
        if (partId === undefined) return [];
        const child = store.product(partId);
        return [
          {
            itemNumber: child.item_number,
            seoFriendlyName: seoNameOf(child),
            name: child.data.name[reader.language],
            imageUrl: pictureUrl(child.data.pictures[0], 240),
            quantity: part.quantity,
          },
        ];
      }),
      accessories: cards.of(soldOf(noted(data.accessories, seen)), reader, seen, []),
    });
  }

  return {
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
      // A young shop has sold little: the first of each category stand in.
      const others = oneOfEachFamily(category ? sets.below(category) : sets.all(), count);
      return cards.of([...new Set([...shown, ...others])].slice(0, count), reader, seen);
    },

    product({ itemNumber }, reader, seen) {
      const id = store.idOf(itemNumber);
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      if (id === undefined) return null;
      return fragments.get(`product\n${kindOf(reader)}\n${id}`, seen, (its) => detailsOf(id, reader, its));
    },

    similar({ itemNumber, count }, reader, seen) {
      const id = store.idOf(itemNumber);
      seen.add(dependencies.structure).add(dependencies.product(itemNumber));
      if (id === undefined) return null;
      return cards.of(soldOf(noted(store.product(id).data.similar, seen)).slice(0, count), reader, seen, []);
    },
  };
}

/** They may come to be sold, or be sold no more. */
function noted(itemNumbers: readonly string[], seen: Set<string>): readonly string[] {
  for (const itemNumber of itemNumbers) seen.add(dependencies.product(itemNumber));
  return itemNumbers;
}

/** In the order of the attributes' own definition. */
function attributesOf(copy: CatalogueCopy, { data }: ProductRow, language: Language) {
  const sortOf = (key: string) => copy.attribute(key)?.sort ?? 0;
  return Object.entries(data.attributes)
    .sort(([a], [b]) => sortOf(a) - sortOf(b))
    .map(([key, value]) => attributeOf(copy, key, value, language));
}
