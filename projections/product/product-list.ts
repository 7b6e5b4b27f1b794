// One row per product with what the back office lists it by: whatever else says of it whether it can be sold stands
// beside it, so that a list of those without a price or stock asks no other table.
import type { PriceListEvent } from '#domain/price-list/price-list.events.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { ProductData, ProductEvent, ProductStatus } from '#domain/product/product.events.ts';
import { evolve, type ProductState } from '#domain/product/product.state.ts';
import { NO_TEXT } from '#domain/shared/translated.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { StockEvent } from '#domain/stock/stock.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { searchable } from '#platform/kernel/read-model/filter.ts';
import { defineReadModel, type Change, type Handler, type Handlers } from '#platform/kernel/read-model/read-model.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { compact, sortKey } from '#projections/shared/words/words.ts';
import { prices, type PriceRow } from '#projections/price-list/prices.ts';
import { everyProductEvent } from './products.ts';
import { availableByWarehouse, stock, type StockRow } from '#projections/stock/stock.ts';

export interface ProductListRow {
  readonly item_number: string;
  /** Empty where there are prices or stock of an item that is no product yet. */
  readonly status: ProductStatus | '';
  readonly category: string;
  readonly brand: string;
  /** Keys of the orders by number and by name in each language. */
  readonly number_key: string;
  readonly name_en_key: string;
  readonly name_fr_key: string;
  /** All that a text search looks in. */
  readonly search: string;
  /** The moment of the product's own last event. */
  readonly changed_at: string;
  readonly has_picture: boolean;
  /** There is a price in the standard list, today or later. */
  readonly has_price: boolean;
  /** Units that can be promised; null for a bundle, whose parts say it. */
  readonly available: number | null;
  readonly shown: Shown;
  readonly price: PriceRow | null;
  readonly stock: StockRow | null;
}

/** The part of a product that its row shows or is made of. */
interface Shown extends Pick<ProductData, 'name' | 'keywords' | 'pictures' | 'unit' | 'gtin' | 'manufacturerNumber'> {
  readonly isBundle: boolean;
  readonly publishAt: string;
  readonly successor: string;
}

const OWN_VERSION = 3;
const NAME_LETTERS = 64;

const NOTHING = {
  status: '',
  category: '',
  brand: '',
  name_en_key: '',
  name_fr_key: '',
  search: '',
  changed_at: '1970-01-01T00:00:00.000Z',
  has_picture: false,
  has_price: false,
  available: 0,
  shown: {
    name: NO_TEXT,
    keywords: NO_TEXT,
    gtin: '',
    manufacturerNumber: '',
    pictures: [],
    unit: '',
    isBundle: false,
    publishAt: '',
    successor: '',
  },
  price: null,
  stock: null,
} as const satisfies Omit<ProductListRow, 'item_number' | 'number_key'>;

const beginning = (itemNumber: string): ProductListRow => ({
  ...NOTHING,
  item_number: itemNumber,
  number_key: sortKey(itemNumber),
});

/** A product's state as far as a row knows it: enough for what a row shows. */
const stateOf = ({ status, category, brand, shown }: ProductListRow): ProductState => ({
  status: status || 'none',
  publishAt: shown.publishAt,
  successor: shown.successor,
  takenBack: false,
  data: {
    category,
    brand,
    name: shown.name,
    keywords: shown.keywords,
    gtin: shown.gtin,
    manufacturerNumber: shown.manufacturerNumber,
    pictures: shown.pictures,
    unit: shown.unit,
    bundle: shown.isBundle ? [{ itemNumber: '', quantity: 1 }] : [],
    pictureTexts: {},
    documents: [],
  } as unknown as ProductData,
});

const availableOf = (its: StockRow | null): number =>
  its ? availableByWarehouse(its).reduce((sum, [, quantity]) => sum + quantity, 0) : 0;

const onProduct = (event: StoredEvent<ProductEvent>): Change<ProductListRow> => ({
  key: event.data.itemNumber,
  apply: (row = beginning(event.data.itemNumber)) => {
    const { status, data, publishAt, successor } = evolve(stateOf(row), event);
    if (status === 'none' || !data) throw new Error(`no product ${event.data.itemNumber} to change`);
    const { category, brand, gtin, manufacturerNumber, name, keywords, pictures, unit, bundle } = data;
    return {
      ...row,
      status,
      category,
      brand,
      name_en_key: sortKey(name.en).slice(0, NAME_LETTERS),
      name_fr_key: sortKey(name.fr).slice(0, NAME_LETTERS),
      search: searchable(
        [
          event.data.itemNumber,
          compact(event.data.itemNumber),
          name.en,
          name.fr,
          brand,
          ...[gtin, manufacturerNumber].filter(Boolean),
          keywords.en,
          keywords.fr,
        ].map(plain),
      ),
      changed_at: event.at,
      has_picture: pictures.length > 0,
      available: bundle.length ? null : availableOf(row.stock),
      shown: {
        name,
        keywords,
        pictures,
        unit,
        gtin,
        manufacturerNumber,
        isBundle: bundle.length > 0,
        publishAt,
        successor,
      },
    };
  },
});

const onProducts: Handlers<ProductListRow, ProductEvent> = everyProductEvent(onProduct);

/** What another read model makes of its own events, kept in the row of the item that it is about. */
function taking<Row extends { readonly item_number: string }>(
  handlers: Readonly<Record<string, Handler<Row, DomainEvent>>>,
  before: (row: ProductListRow) => Row | undefined,
  itemOf: (key: string) => string | undefined,
  after: (row: ProductListRow, its: Row | undefined) => ProductListRow,
): Readonly<Record<string, Handler<ProductListRow, DomainEvent>>> {
  return Object.fromEntries(
    Object.entries(handlers).map(([type, handler]) => [
      type,
      (event: StoredEvent) => {
        const made = handler(event) ?? [];
        return (Array.isArray(made) ? (made as readonly Change<Row>[]) : [made as Change<Row>]).flatMap(
          ({ key, apply }): Change<ProductListRow>[] => {
            const itemNumber = itemOf(key);
            if (itemNumber === undefined) return [];
            return [
              {
                key: itemNumber,
                apply: (row = beginning(itemNumber)) => after(row, apply(before(row))),
              },
            ];
          },
        );
      },
    ]),
  );
}

const STANDARD = `${STANDARD_PRICE_LIST}.`;

const onPrices = taking<PriceRow>(
  prices.on,
  ({ price }) => price ?? undefined,
  (key) => (key.startsWith(STANDARD) ? key.slice(STANDARD.length) : undefined),
  (row, price) => ({ ...row, price: price ?? null, has_price: (price?.periods.length ?? 0) > 0 }),
);

const onStock = taking<StockRow>(
  stock.on,
  ({ stock: its }) => its ?? undefined,
  (key) => key,
  (row, its) => ({
    ...row,
    stock: its ?? null,
    available: row.shown.isBundle ? null : availableOf(its ?? null),
  }),
);

export const productList = defineReadModel<ProductListRow, ProductEvent | PriceListEvent | StockEvent>({
  name: 'product_list',
  // Its rows hold those of the others: it is built anew with each of them. All three only grow.
  version: OWN_VERSION + prices.version + stock.version,
  key: 'item_number',
  columns: {
    item_number: 'text',
    status: 'text',
    category: 'text',
    brand: 'text',
    number_key: 'text',
    name_en_key: 'text',
    name_fr_key: 'text',
    search: 'text',
    changed_at: 'timestamptz',
    has_picture: 'boolean',
    has_price: 'boolean',
    available: 'integer',
    shown: 'jsonb',
    price: 'jsonb',
    stock: 'jsonb',
  },
  indexes: [
    '(number_key, item_number)',
    '(name_en_key, item_number)',
    '(name_fr_key, item_number)',
    '(changed_at, item_number)',
    // These count, too, what there is of each without a look at the rows.
    `(category, number_key) where status <> ''`,
    `(brand, number_key) where status <> ''`,
    // What is looked for because it is rare.
    `(number_key, item_number) where status <> 'active'`,
    '(number_key, item_number) where not has_picture',
    '(number_key, item_number) where not has_price',
    '(number_key, item_number) where available <= 0',
    'using gin (search gin_trgm_ops)',
  ],
  streams: ({ item_number }) => [
    `product-${item_number}`,
    `price-list-${STANDARD}${item_number}`,
    `stock-${item_number}`,
  ],
  on: { ...onPrices, ...onStock, ...onProducts } as Handlers<
    ProductListRow,
    ProductEvent | PriceListEvent | StockEvent
  >,
});
