import type { ProductData, ProductEvent, ProductStatus } from '#domain/product/product.events.ts';
import { evolve, initialState } from '#domain/product/product.state.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, type Handlers } from '#platform/kernel/read-model/read-model.ts';

export interface ProductRow {
  readonly item_number: string;
  readonly status: ProductStatus;
  /** The item that replaces one that is discontinued; empty where none does. */
  readonly successor: string;
  /** The moment at which a draft is published, ISO; empty where nobody planned one. */
  readonly publish_at: string;
  /** Its import was undone: the next that names it sells it again. */
  readonly taken_back: boolean;
  readonly data: ProductData;
}

/** It is listed and found, and can be bought as far as there is any. */
export const isSold = (row: ProductRow | undefined): row is ProductRow => row?.status === 'active';
/** It has a page: a draft is nobody's yet. */
export const isPublished = (row: ProductRow | undefined): row is ProductRow =>
  row !== undefined && row.status !== 'draft';

/** What is sold of these, in their order. */
export const soldOf = (itemNumbers: readonly string[], rows: ReadonlyMap<string, ProductRow>): string[] =>
  itemNumbers.filter((itemNumber) => isSold(rows.get(itemNumber)));

const onProduct = (event: StoredEvent<ProductEvent>) => ({
  key: event.data.itemNumber,
  apply: (row: ProductRow | undefined): ProductRow => {
    const before = row
      ? {
          status: row.status,
          successor: row.successor,
          publishAt: row.publish_at,
          takenBack: row.taken_back,
          data: row.data,
        }
      : initialState;
    const { status, successor, publishAt, takenBack, data } = evolve(before, event);
    if (status === 'none' || !data) throw new Error(`no product ${event.data.itemNumber} to change`);
    return {
      item_number: event.data.itemNumber,
      status,
      successor,
      publish_at: publishAt,
      taken_back: takenBack,
      data,
    };
  },
});

/** Every event of products by what it makes of a row. */
export const everyProductEvent = <Row>(
  on: (event: StoredEvent<ProductEvent>) => Row,
): { readonly [T in ProductEvent['type']]: (event: StoredEvent<ProductEvent>) => Row } => ({
  ProductAdded: on,
  ProductRevised: on,
  ProductPublicationScheduled: on,
  ProductPublished: on,
  ProductDiscontinued: on,
  ProductReinstated: on,
  ProductPictureAdded: on,
  ProductPictureRemoved: on,
  ProductPicturesArranged: on,
  ProductPictureDescribed: on,
  ProductDocumentAdded: on,
  ProductDocumentChanged: on,
  ProductDocumentRemoved: on,
});

const everyEvent: Required<Handlers<ProductRow, ProductEvent>> = everyProductEvent(onProduct);

/** The family in a row's data, as its index has it. */
export const FAMILY = `data->>'family'`;

export const products = defineReadModel<ProductRow, ProductEvent>({
  name: 'product',
  version: 5,
  key: 'item_number',
  columns: {
    item_number: 'text',
    status: 'text',
    successor: 'text',
    publish_at: 'text',
    taken_back: 'boolean',
    data: 'jsonb',
  },
  indexes: [`((${FAMILY})) where ${FAMILY} <> ''`],
  streams: ({ item_number }) => [`product-${item_number}`],
  on: everyEvent,
});
