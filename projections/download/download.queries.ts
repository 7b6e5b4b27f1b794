import type { BuyerDocument, downloadOperations } from '#contracts/download/download.ts';
import { own } from '#domain/shared/dictionary.ts';
import { downloadKey, isOver, type DownloadLimits, type DownloadState } from '#domain/download/download.state.ts';
import type { ProductDocument } from '#domain/product/product.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { addDays } from '#domain/shared/day.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { downloads } from './downloads.ts';

interface Purchase {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly placedAt: string;
  readonly itemNumbers: readonly string[];
}

/** Few orders have documents: so many are looked at for one page before the reader is asked whether to go on. */
const MAX_ORDERS = 1_000;
const ORDERS_AT_ONCE = 100;
/** Documents of a page, and what else the last orders have. */
const ENOUGH = 25;

/** Days count from the order, not from a shipment: a shipment may come in parts, an installation is planned before. */
const limitsOf = ({ times, days }: ProductDocument, { placedAt }: Purchase): DownloadLimits => ({
  times,
  until: days > 0 ? addDays(shopDay(placedAt), days) : '',
});

export const downloadQueries = (read: ReadSide): Handlers<typeof downloadOperations, 'query'> => ({
  async 'download/oforder'({ OrderId: orderId, email }, context) {
    const purchase = await context.queries.order.purchase({ orderId, ...(email ? { email } : {}) });
    return { documents: await shown(read, [purchase], context) };
  },

  async 'download/ofproduct'({ ProductId: itemNumber }, context) {
    const { purchases } = await context.queries.order.purchasesOf({ itemNumber });
    return { documents: best(await shown(read, purchases, context)) };
  },

  async 'download/list'({ from, search }, context) {
    const documents: BuyerDocument[] = [];
    const wanted = search.toLocaleLowerCase();
    for (let offset = from; offset < from + MAX_ORDERS; offset += ORDERS_AT_ONCE) {
      const { purchases } = await context.queries.order.purchases({ offset, limit: ORDERS_AT_ONCE });
      documents.push(...(await shown(read, purchases, context)).filter((one) => isNamed(one, wanted)));
      if (purchases.length < ORDERS_AT_ONCE) return { documents, next: 0 };
      if (documents.length >= ENOUGH) return { documents, next: offset + ORDERS_AT_ONCE };
    }
    return { documents, next: from + MAX_ORDERS };
  },
});

const isNamed = ({ title, ProductName, ProductId, OrderNumber }: BuyerDocument, wanted: string): boolean =>
  [title, ProductName, ProductId, OrderNumber].some((name) => name.toLocaleLowerCase().includes(wanted));

export const downloadFunctions = {
  /** What a document of an order may be had by. @throws DomainError order_not_found, document_not_found */
  async allowance(
    {
      orderId,
      email,
      itemNumber,
      document,
    }: { readonly orderId: string; readonly email?: string; readonly itemNumber: string; readonly document: string },
    context: OperationContext,
  ): Promise<DownloadLimits & { readonly personId: string; readonly fileName: string }> {
    const purchase = await context.queries.order.purchase({ orderId, ...(email ? { email } : {}) });
    const { documents = [] } = purchase.itemNumbers.includes(itemNumber)
      ? (own(await context.queries.product.documentsForBuyers({ itemNumbers: [itemNumber] }), itemNumber) ?? {})
      : {};
    const found = documents.find((one) => one.document === document) ?? notFound('document_not_found');
    return { ...limitsOf(found, purchase), personId: purchase.personId, fileName: found.fileName };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly download: FunctionsOf<typeof downloadFunctions>;
  }
}

async function shown(
  read: ReadSide,
  purchases: readonly Purchase[],
  context: OperationContext,
): Promise<BuyerDocument[]> {
  const itemNumbers = [...new Set(purchases.flatMap((one) => one.itemNumbers))];
  if (!itemNumbers.length) return [];
  const [products, had] = await Promise.all([
    context.queries.product.documentsForBuyers({ itemNumbers }),
    read.rows(
      downloads,
      purchases.map(({ orderId }) => orderId),
      context,
    ),
  ]);
  return purchases.flatMap((purchase) =>
    purchase.itemNumbers.flatMap((itemNumber) => {
      const product = own(products, itemNumber);
      if (!product) return [];
      const state = had.get(purchase.orderId)?.had ?? {};
      return product.documents.map((document) => ({
        ProductId: itemNumber,
        ProductName: product.name[context.language],
        ...documentOf(document, itemNumber, purchase, state, context),
      }));
    }),
  );
}

function documentOf(
  document: ProductDocument,
  itemNumber: string,
  purchase: Purchase,
  had: DownloadState,
  { language, now }: OperationContext,
) {
  const { times, until } = limitsOf(document, purchase);
  const remaining = Math.max(0, times - (own(had, downloadKey({ itemNumber, document: document.document })) ?? 0));
  const over = isOver({ times, until }, shopDay(now));
  const status = over ? ('over' as const) : times > 0 && remaining === 0 ? ('used-up' as const) : ('open' as const);
  return {
    OrderId: purchase.orderId,
    OrderNumber: purchase.orderNumber,
    document: document.document,
    kind: document.kind,
    title: document.title[language] || document.title.en,
    size: document.size,
    times,
    remaining,
    validTill: until,
    status,
  };
}

/** Of several purchases, newest first, the first by which a document may still be had; else the newest. */
function best(all: readonly BuyerDocument[]): BuyerDocument[] {
  const found = new Map<string, BuyerDocument>();
  for (const one of all) {
    const known = found.get(one.document);
    if (!known || (known.status !== 'open' && one.status === 'open')) found.set(one.document, one);
  }
  return [...found.values()];
}
