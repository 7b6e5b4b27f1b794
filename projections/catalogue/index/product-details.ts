// One product with all that belongs to it, made of its rows.
import type { ProductCard } from '#contracts/category.ts';
import type { ProductDetails } from '#contracts/product.ts';
import { JsonText } from '#platform/operations/json-text.ts';
import type { ProductRow } from '../products.ts';
import { attributeOf, cardOf, pictureUrl, seoNameOf, stockOf } from '../reader.ts';
import type { CardSource, Language, Reader } from '../reader.ts';
import { noteShown } from './cards.ts';
import { breadcrumbOf, headOf, type CategoryTree } from './category-tree.ts';
import { dependencies } from './dependencies.ts';

export interface DetailsSource extends CardSource {
  product(itemNumber: string): ProductRow | undefined;
}

export function productDetails(
  source: DetailsSource,
  product: ProductRow,
  tree: CategoryTree,
  reader: Reader,
  accessories: JsonText<ProductCard[]>,
  seen: Set<string>,
): JsonText<ProductDetails> {
  const { item_number: itemNumber, data } = product;
  seen.add(dependencies.structure);
  noteShown(product, seen);
  const path = breadcrumbOf(tree.get(data.category)).map((category) => headOf(category, reader.language));
  return JsonText.object<ProductDetails>({
    ...cardOf(source, product, reader, []),
    imageUrl: pictureUrl(data.pictures[0], 600),
    description: data.description[reader.language],
    weightKg: data.weightGrams / 1_000,
    pictures: data.pictures.map((key) =>
      key === 'drawing'
        ? { url: `/pictures/drawings/${itemNumber}.svg`, kind: 'drawing' as const }
        : { url: pictureUrl(key, 600), kind: 'render' as const },
    ),
    attributes: attributesOf(source, product, reader.language),
    warehouses: stockOf(source, product).warehouses.map(([warehouse, quantity]) => ({ warehouse, quantity })),
    category: path.at(-1) ?? {
      CategoryId: data.category,
      CategoryName: data.category,
      SEOFriendlyName: data.category,
    },
    breadcrumb: path,
    bundle: data.bundle.flatMap((part) => {
      seen.add(dependencies.product(part.itemNumber));
      const child = source.product(part.itemNumber);
      if (!child) return [];
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
    accessories,
  });
}

/** They may come to be sold, or be sold no more. */
export function noted(itemNumbers: readonly string[], seen: Set<string>): readonly string[] {
  for (const itemNumber of itemNumbers) seen.add(dependencies.product(itemNumber));
  return itemNumbers;
}

/** In the order of the attributes' own definition. */
function attributesOf(source: CardSource, { data }: ProductRow, language: Language) {
  const sortOf = (key: string) => source.attribute(key)?.sort ?? 0;
  return Object.entries(data.attributes)
    .sort(([a], [b]) => sortOf(a) - sortOf(b))
    .map(([key, value]) => attributeOf(source, key, value, language));
}
