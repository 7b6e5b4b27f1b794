import type { PriceListEvent } from '#domain/price-list/price-list.events.ts';
import { ALWAYS, type PricePeriod } from '#domain/shared/price/price-periods.ts';
import type { ProductEvent } from '#domain/product/product.events.ts';
import { evolve, initialState, type ProductState } from '#domain/product/product.state.ts';
import type { Allocation, StockEvent } from '#domain/stock/stock.events.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import {
  defineDescriptions,
  masterDataDescriptions,
} from '#projections/shared/event-descriptions/event-descriptions.ts';

export const attributeDescriptions = masterDataDescriptions('attribute', {
  thing: 'Attribute',
  idField: 'attribute',
  group: 'price',
});
export const familyDescriptions = masterDataDescriptions('family', {
  thing: 'Family',
  idField: 'family',
  group: 'price',
});
export const categoryDescriptions = masterDataDescriptions('category', {
  thing: 'Category',
  idField: 'categoryId',
  group: 'price',
});

const onlyItem = ({ data: { itemNumber } }: { readonly data: { readonly itemNumber: string } }) => ({
  item: itemNumber,
});
const placeOf = (picture: string, { data }: ProductState): number => (data?.pictures.indexOf(picture) ?? -1) + 1;
const documentOf = (document: string, { data }: ProductState) =>
  data?.documents.find((one) => one.document === document);

export const productDescriptions = defineDescriptions<ProductEvent, ProductState>({
  category: 'product',
  group: 'price',
  fold: { initialState, evolve },
  of: {
    ProductAdded: ({ data: { itemNumber, name, draft, copyOf } }, _before, format) => ({
      item: itemNumber,
      name: format.name(name),
      draft: draft ? format.term('asDraft') : '',
      copyOf: copyOf ? format.term('copyOf', { item: copyOf }) : '',
    }),
    ProductRevised: ({ data: { itemNumber, changed } }, { data }, format) => ({
      item: itemNumber,
      changes: format.changes({ ...data }, changed),
    }),
    ProductPublicationScheduled: ({ data: { itemNumber, publishAt } }, _before, format) => ({
      item: itemNumber,
      at: publishAt ? format.day(publishAt) : format.term('nothing'),
    }),
    ProductPublished: onlyItem,
    ProductDiscontinued: ({ data: { itemNumber, successor } }, _before, format) => ({
      item: itemNumber,
      successor: successor ? format.term('replacedBy', { item: successor }) : '',
    }),
    ProductReinstated: onlyItem,
    ProductPictureAdded: ({ data: { itemNumber, altText } }, { data }, format) => ({
      item: itemNumber,
      number: (data?.pictures.length ?? 0) + 1,
      text: format.name(altText) || format.term('nothing'),
    }),
    ProductPictureRemoved: ({ data: { itemNumber, picture } }, before) => ({
      item: itemNumber,
      number: placeOf(picture, before),
    }),
    ProductPicturesArranged: ({ data: { itemNumber, pictures } }, before, format) => ({
      item: itemNumber,
      order: format.list(pictures.map((picture) => String(placeOf(picture, before)))),
    }),
    ProductPictureDescribed: ({ data: { itemNumber, picture, altText } }, before, format) => ({
      item: itemNumber,
      number: placeOf(picture, before),
      text: format.name(altText) || format.term('nothing'),
    }),
    ProductDocumentAdded: ({ data: { itemNumber, fileName, size } }, _before, format) => ({
      item: itemNumber,
      file: fileName,
      size: format.kilobytes(size),
    }),
    ProductDocumentChanged: ({ data: { itemNumber, document, changed } }, before, format) => {
      const known = documentOf(document, before);
      return { item: itemNumber, file: known?.fileName ?? document, changes: format.changes({ ...known }, changed) };
    },
    ProductDocumentRemoved: ({ data: { itemNumber, document } }, before) => ({
      item: itemNumber,
      file: documentOf(document, before)?.fileName ?? document,
    }),
  },
});

interface Priced {
  readonly currency: string;
  readonly periods: readonly PricePeriod[];
}

const UNPRICED: Priced = { currency: '', periods: [] };

/** `from 1: $10.00 and from 10: $9.00`, with the days where there are any. */
const pricesText = ({ periods, currency }: Priced, format: EventFormatter) =>
  format.list(
    periods.map(({ from: first, until, tiers }) => {
      const text = format.list(
        tiers.map(({ quantity, unitPrice }) =>
          format.term('tier', { quantity, price: format.money(unitPrice, currency) }),
        ),
      );
      const term = first ? (until ? 'pricesBetween' : 'pricesFrom') : until ? 'pricesUntil' : 'prices';
      return format.term(term, {
        prices: text,
        from: first ? format.day(first) : '',
        until: until ? format.day(until) : '',
      });
    }),
  ) || format.term('nothing');

const pricedBy = (event: PriceListEvent): Priced => {
  if (event.type === 'PriceWithdrawn') return UNPRICED;
  const { currency } = event.data;
  return event.type === 'PriceSet'
    ? { currency, periods: [{ ...ALWAYS, tiers: event.data.tiers }] }
    : { currency, periods: event.data.periods };
};

const ofPrice = (event: PriceListEvent, before: Priced, format: EventFormatter) => ({
  item: event.data.itemNumber,
  priceList: event.data.priceList,
  version: event.data.version,
  before: pricesText(before, format),
});

export const priceListDescriptions = defineDescriptions<PriceListEvent, Priced>({
  category: 'price-list',
  group: 'price',
  fold: { initialState: UNPRICED, evolve: (_state, event) => pricedBy(event) },
  of: {
    PriceSet: (event, before, format) => ({
      ...ofPrice(event, before, format),
      after: pricesText(pricedBy(event), format),
    }),
    PricesScheduled: (event, before, format) => ({
      ...ofPrice(event, before, format),
      after: pricesText(pricedBy(event), format),
    }),
    PriceChangeReverted: (event, before, format) => ({
      ...ofPrice(event, before, format),
      after: pricesText(pricedBy(event), format),
    }),
    PriceWithdrawn: (event, before, format) => ofPrice(event, before, format),
  },
});

const from = (allocations: readonly Allocation[], format: EventFormatter) =>
  format.list(allocations.map(({ warehouse, quantity }) => `${quantity} (${format.warehouse(warehouse)})`)) || '0';
const moved = (
  {
    itemNumber,
    allocations,
    backordered,
  }: { itemNumber: string; allocations: readonly Allocation[]; backordered: number },
  format: EventFormatter,
) => ({
  item: itemNumber,
  from: from(allocations, format),
  backordered: backordered ? format.term('backordered', { quantity: backordered }) : '',
});

/** Every event of the ledger says what it moved, so none needs the events before it. */
export const stockDescriptions = defineDescriptions<StockEvent>({
  category: 'stock',
  group: 'stock',
  of: {
    StockCounted: ({ data: { itemNumber, warehouse, quantity } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity,
    }),
    StockAdjusted: ({ data: { itemNumber, warehouse, quantity, reason, note } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity: quantity > 0 ? `+${quantity}` : quantity,
      reason: format.term(reason),
      note: note ? `: ${note}` : '',
    }),
    StockTransferShipped: ({ data: { itemNumber, from: out, to, quantity } }, _before, format) => ({
      item: itemNumber,
      quantity,
      out: format.warehouse(out),
      into: format.warehouse(to),
    }),
    StockTransferReceived: ({ data: { itemNumber, to, quantity, missing } }, _before, format) => ({
      item: itemNumber,
      quantity,
      into: format.warehouse(to),
      missing: missing ? format.term('missing', { quantity: missing }) : '',
    }),
    StockExpected: ({ data: { itemNumber, warehouse, quantity, day, note } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity,
      day: format.day(day),
      note: note ? `: ${note}` : '',
    }),
    StockExpectationCancelled: ({ data: { itemNumber, reason } }) => ({ item: itemNumber, reason }),
    StockDeliveryReceived: ({ data: { itemNumber, warehouse, quantity } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity,
    }),
    SafetyStockSet: ({ data: { itemNumber, warehouse, quantity } }, _before, format) => ({
      item: itemNumber,
      warehouse: format.warehouse(warehouse),
      quantity,
    }),
    StockHeld: ({ data }, _before, format) => moved(data, format),
    StockHoldReleased: ({ data: { itemNumber, allocations, reason } }, _before, format) => ({
      item: itemNumber,
      from: from(allocations, format),
      reason: format.reason(reason),
    }),
    StockHoldReduced: ({ data }, _before, format) => ({ ...moved(data, format), reason: format.reason(data.reason) }),
    StockShipped: ({ data }, _before, format) => moved(data, format),
    StockHoldJoined: ({ data }, _before, format) => moved(data, format),
    StockReturned: ({ data: { itemNumber, allocations } }, _before, format) => ({
      item: itemNumber,
      from: from(allocations, format),
    }),
  },
});
