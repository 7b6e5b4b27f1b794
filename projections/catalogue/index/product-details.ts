// One product with all that belongs to it, made of its rows.
import { seoNameOf, stockOf } from '#projections/product/product-facts.ts';
import { isPictureFile } from '#domain/shared/product-pictures.ts';
import type { ProductCard } from '#contracts/category/category.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { JsonText } from '#platform/kernel/operations/json-text.ts';
import { plainText } from '#platform/kernel/texts/plain-text.ts';
import { isPublished, type ProductRow } from '#projections/product/products.ts';
import { pictureUrl } from '#platform/shop/picture-url.ts';
import { attributeOf, cardOf } from '../reader.ts';
import type { CardSource, Language, Reader } from '../reader.ts';
import { noteShown } from './cards.ts';
import { breadcrumbOf, columnsOf, headOf, type CategoryTree } from '#projections/category/category-tree.ts';
import { dependencies } from './dependencies.ts';
import { variantOptions } from './variants.ts';

/** Characters that search engines show of a page. */
const SUMMARY = 300;

export interface DetailsSource extends CardSource {
  product(itemNumber: string): ProductRow | undefined;
  /** The variants of a family that are sold, in the order of their numbers. */
  variants(family: string): readonly ProductRow[];
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
  const card = cardOf(source, product, reader, []);
  return JsonText.object<ProductDetails>({
    ...card,
    imageUrl: pictureUrl(data.pictures[0], 600),
    description: data.description[reader.language],
    summary: plainText(data.description[reader.language], SUMMARY),
    gtin: data.gtin,
    manufacturerNumber: data.manufacturerNumber,
    weightKg: data.weightGrams / 1_000,
    dimensions: data.dimensions,
    pictures: data.pictures
      .filter((key) => !isPictureFile(key))
      .map((key) =>
        key === 'drawing'
          ? { url: `/pictures/drawings/${itemNumber}.svg`, kind: 'drawing' as const, altText: '' }
          : {
              url: pictureUrl(key, 600),
              kind: 'render' as const,
              altText: altTextOf(own(data.pictureTexts, key), reader.language),
            },
      ),
    documents: data.documents.map(({ document, kind, title, size, contentType, readers }) => ({
      document,
      kind,
      title: title[reader.language] || title.en,
      size,
      contentType,
      needsSignIn: readers !== 'everybody' && !reader.signedIn,
      forBuyers: readers === 'buyers',
    })),
    options: optionsOf(source, product, reader.language),
    ...successorOf(source, product, reader.language, seen),
    attributes: attributesOf(source, product, columnsOf(tree.get(data.category)), reader.language),
    ...(card.availability.status === 'in-stock' ? { orderBy: reader.shipping.orderBy } : {}),
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
      if (!isPublished(child)) return [];
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

/** What one may choose instead of it; its own values too where it is not sold any more, or not yet. */
function optionsOf(source: DetailsSource, product: ProductRow, language: Language) {
  const { family } = product.data;
  if (!family) return [];
  const others = source.variants(family).filter((variant) => variant.item_number !== product.item_number);
  return others.length ? variantOptions(source, product, [product, ...others], language) : [];
}

/** All whose rows the details of a product are made of, beside its own. */
export const relatedTo = ({ data, successor }: ProductRow): readonly string[] => [
  ...data.accessories,
  ...data.bundle.map(({ itemNumber }) => itemNumber),
  ...(successor ? [successor] : []),
];

/** The item that replaces one that is discontinued, where it has a page. */
function successorOf(source: DetailsSource, { successor }: ProductRow, language: Language, seen: Set<string>) {
  if (!successor) return {};
  seen.add(dependencies.product(successor));
  const row = source.product(successor);
  if (!isPublished(row)) return {};
  return {
    successor: { itemNumber: row.item_number, seoFriendlyName: seoNameOf(row), name: row.data.name[language] },
  };
}

/** A text that was written in one language only is better than none. */
const altTextOf = (text: Translated | undefined, language: Language): string =>
  text ? text[language] || text.en || text.fr : '';

/** They may come to be sold, or be sold no more. */
export function noted(itemNumbers: readonly string[], seen: Set<string>): readonly string[] {
  for (const itemNumber of itemNumbers) seen.add(dependencies.product(itemNumber));
  return itemNumbers;
}

/** As the table of its category has them, the rest in the order of the attributes' own definition. */
function attributesOf(source: CardSource, { data }: ProductRow, columns: readonly string[], language: Language) {
  const placeOf = (key: string) => (columns.includes(key) ? columns.indexOf(key) : columns.length);
  const sortOf = (key: string) => source.attribute(key)?.sort ?? 0;
  return Object.entries(data.attributes)
    .sort(([a], [b]) => placeOf(a) - placeOf(b) || sortOf(a) - sortOf(b))
    .map(([key, value]) => attributeOf(source, key, value, language));
}
