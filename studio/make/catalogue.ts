import { hasDrawing } from '../drawings/drawings.ts';
import { addedOn, newArrivals } from './added-on.ts';
import { frenchValues } from './attribute-values.ts';
import { attributes, frenchUnits } from './attributes.ts';
import { bundles } from './bundles.ts';
import { categories } from './categories.ts';
import { toCsv } from './csv.ts';
import { families } from './families.ts';
import type { Item, Picture } from './model.ts';
import { cost, tiers } from './prices.ts';
import { similarTo } from './relations.ts';
import { stockOf } from './stock.ts';
import { frenchProse } from './text.ts';

type Row = Record<string, string | number>;

const makeFamilies = (): Item[][] => {
  const made = families.map((family) => family());
  return [...made, bundles(made.flat())];
};

export const allItems = (): Item[] => makeFamilies().flat();

/** One picture per key; two products that share a key must mean the same picture. */
export const allPictures = (): Picture[] => {
  const pictures = new Map<string, Picture>();
  for (const { item, picture } of allItems()) {
    const known = pictures.get(picture.key);
    if (known && JSON.stringify(known) !== JSON.stringify(picture))
      throw new Error(`${item} redefines picture ${picture.key}`);
    pictures.set(picture.key, picture);
  }
  return [...pictures.values()];
};

const productRow = (item: Item, family: readonly Item[], isNew: boolean): Row => {
  const stock = stockOf(item);
  return {
    item_number: item.item,
    category: item.category,
    brand: item.brand,
    name_en: item.name.en,
    name_fr: item.name.fr.replaceAll("'", '’'),
    description_en: item.description.en,
    description_fr: frenchProse(item.description.fr),
    unit: item.unit ?? 'ea',
    pack_quantity: item.pack ?? 1,
    weight_kg: item.weight,
    prices: tiers(item.price, item.ladder),
    cost: cost(item),
    stock_mtl: stock.mtl,
    stock_tor: stock.tor,
    stock_cgy: stock.cgy,
    lead_time_days: item.lead,
    attributes: Object.entries(item.attributes)
      .map(([key, value]) => `${key}=${value}`)
      .join(';'),
    pictures: [
      item.picture.key,
      ...(!item.bundle && hasDrawing(item.category, item.attributes) ? ['drawing'] : []),
    ].join(';'),
    accessories: [...new Set(item.accessories ?? [])].join(';'),
    similar: similarTo(item, family).join(';'),
    bundle: (item.bundle ?? []).map(([part, quantity]) => `${part}*${quantity}`).join(';'),
    added_on: addedOn(item.item, isNew),
    keywords_en: item.keywords.en,
    keywords_fr: item.keywords.fr,
  };
};

const productColumns = [
  'item_number',
  'category',
  'brand',
  'name_en',
  'name_fr',
  'description_en',
  'description_fr',
  'unit',
  'pack_quantity',
  'weight_kg',
  'prices',
  'cost',
  'stock_mtl',
  'stock_tor',
  'stock_cgy',
  'lead_time_days',
  'attributes',
  'pictures',
  'accessories',
  'similar',
  'bundle',
  'added_on',
  'keywords_en',
  'keywords_fr',
];

const products = (): string => {
  const made = makeFamilies();
  const arrivals = newArrivals(made.flat());
  return toCsv(
    productColumns,
    made.flatMap((family) =>
      family.map((item) => productRow(item, item.bundle ? made.flat() : family, arrivals.has(item.item))),
    ),
  );
};

/** The four files by name. */
export const catalogueFiles = (): Record<string, string> => ({
  'categories.csv': toCsv(
    [
      'category',
      'parent',
      'name_en',
      'name_fr',
      'description_en',
      'description_fr',
      'pictogram',
      'picture',
      'sort',
      'table_columns',
    ],
    categories.map(({ category, parent, name, description, picture, columns }, index) => ({
      category,
      parent,
      name_en: name.en,
      name_fr: name.fr,
      description_en: description.en,
      description_fr: frenchProse(description.fr),
      pictogram: parent || category,
      picture,
      sort: (index + 1) * 10,
      table_columns: columns.join(';'),
    })),
  ),
  'attributes.csv': toCsv(
    ['attribute', 'name_en', 'name_fr', 'unit', 'unit_fr', 'kind', 'facet', 'sort'],
    attributes.map(({ key, en, fr, unit, kind, facet }, index) => ({
      attribute: key,
      name_en: en,
      name_fr: fr,
      unit,
      unit_fr: frenchUnits[unit] ?? '',
      kind,
      facet: facet ? 'yes' : 'no',
      sort: (index + 1) * 10,
    })),
  ),
  'attribute-values.csv': toCsv(
    ['attribute', 'value', 'value_fr'],
    Object.entries(frenchValues).flatMap(([attribute, values]) =>
      Object.entries(values)
        .filter(([value, french]) => value !== french)
        .map(([value, french]) => ({ attribute, value, value_fr: french })),
    ),
  ),
  'products.csv': products(),
});
