import type { ItemPrices } from '#domain/shared/pricing.ts';
import type { LookedUp, quickOrderOperations } from '#contracts/quick-order/quick-order.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import { unitOf, wireUnit } from '#contracts/shared/wire-unit.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import { compactItemCode } from '#domain/shared/quick-order/quick-order-lines.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { itemCodes, type ItemCodeRow } from './item-codes.ts';
import { linesOfFile } from './lines-of-file.ts';

export const quickOrderQueries: Handlers<typeof quickOrderOperations, 'query'> = {
  async 'checkout/skulookup'({ ItemCodes }, context) {
    const { queries } = context;
    const { itemNumbers } = await queries.quickOrder.resolve({ codes: ItemCodes });
    const found = [...new Set(Object.values(itemNumbers))];
    const [facts, prices, successors] = await Promise.all([
      queries.product.facts({ itemNumbers: found }),
      queries.priceList.prices({ accountId: context.caller.accountId, itemNumbers: found }),
      queries.product.successors({ itemNumbers: found }),
    ]);
    return {
      Items: ItemCodes.map((code) => {
        const itemNumber = own(itemNumbers, code) ?? '';
        return lookedUp(code, own(facts, itemNumber), own(prices, itemNumber), own(successors, itemNumber), context);
      }),
    };
  },

  async 'checkout/readquickorderfile'({ FileData }, { services, language }) {
    const lines = await linesOfFile(FileData, services);
    return {
      Lines: lines.map(({ line, itemCode, quantity, fault = '' }) => ({
        Line: line,
        ItemCode: itemCode,
        Qty: quantity,
        Code: fault,
        Message: fault && textFor(fault, language, { line }),
      })),
    };
  },
};

export const quickOrderFunctions = ({ pool }: ReadSide) => ({
  /** Item numbers by codes as they were typed; one that no item has, or several have, is left out. */
  async resolve(
    { codes }: { readonly codes: readonly string[] },
    { queries }: OperationContext,
  ): Promise<{ readonly itemNumbers: Readonly<Record<string, string>> }> {
    const typed = [...new Set(codes.filter(Boolean))];
    const exact = await queries.product.statuses({ itemNumbers: typed });
    const otherwise = typed.filter((code) => !isPublished(own(exact, code)) && compactItemCode(code));
    const wanted = [...new Set(otherwise.map(compactItemCode))];
    const similar = otherwise.length
      ? await rowsOf<ItemCodeRow>(
          pool,
          knex(itemCodes.table)
            .select('item_number', 'compact', 'manufacturer', 'gtin')
            .whereRaw('(compact = any(?) or manufacturer = any(?) or gtin = any(?))', [wanted, wanted, wanted])
            .orderBy('item_number'),
        )
      : [];
    const statuses = await queries.product.statuses({ itemNumbers: similar.map(({ item_number }) => item_number) });
    const published = similar.filter(({ item_number }) => isPublished(own(statuses, item_number)));
    const numberOf = (code: string): string | undefined => {
      if (isPublished(own(exact, code))) return code;
      const compact = compactItemCode(code);
      // The shop's own numbers come before a maker's.
      const ours = published.filter((row) => row.compact === compact);
      const theirs = published.filter((row) => row.manufacturer === compact || row.gtin === compact);
      const [first, ...others] = ours.length ? ours : theirs;
      return others.length ? undefined : first?.item_number;
    };
    return {
      itemNumbers: dictionary(
        typed.flatMap((code) => {
          const number = numberOf(code);
          return number === undefined ? [] : [[code, number] as const];
        }),
      ),
    };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly quickOrder: FunctionsOf<ReturnType<typeof quickOrderFunctions>>;
  }
}

const isPublished = (status: string | undefined) => status === 'active' || status === 'discontinued';

function lookedUp(
  code: string,
  fact: ProductFacts | undefined,
  prices: ItemPrices | undefined,
  successor: { readonly itemNumber: string; readonly name: { en: string; fr: string } } | undefined,
  { language }: OperationContext,
): LookedUp {
  const unit = wireUnit(unitOf(fact));
  const refused = (Code: string) => ({ Code, Message: textFor(Code, language, { code }) });
  if (!fact)
    return {
      ...{ ItemCode: code, ProductId: '', SEOFriendlyName: '', SkuName: '', ProductImageURL: '' },
      ...{ ...unit, MinQty: 1, QtyStep: 1, Parts: 0, Tiers: [] },
      ...refused('quick_order_code_unknown'),
    };
  const gone = fact.availability.status === 'discontinued' || !prices;
  return {
    ItemCode: code,
    ProductId: fact.itemNumber,
    SEOFriendlyName: fact.seoFriendlyName,
    SkuName: fact.name[language],
    ProductImageURL: fact.imageUrl,
    ...unit,
    MinQty: fact.minimumQuantity,
    QtyStep: fact.quantityStep,
    Parts: fact.bundle.length,
    ...(prices ? { CurrencyCode: prices.currency } : {}),
    Tiers: prices?.tiers.map(({ quantity, unitPrice }) => ({ Qty: quantity, UnitPrice: unitPrice })) ?? [],
    Availability: fact.availability,
    ...(gone ? refused('product_unavailable') : { Code: '', Message: '' }),
    ...(gone && successor ? { Successor: { ProductId: successor.itemNumber, SkuName: successor.name[language] } } : {}),
  };
}
