import type { ItemPrices } from '#domain/shared/pricing.ts';
import type { LookedUp, quickOrderOperations } from '#contracts/quick-order/quick-order.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import { unitOf, wireUnit } from '#contracts/shared/wire-unit.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import {
  compactItemCode,
  QUICK_ORDER_LIMITS,
  quickOrderLinesOf,
} from '#domain/shared/quick-order/quick-order-lines.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { prepared, type Parameters } from '#platform/kernel/postgres/prepared.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { itemCodes, type ItemCodeRow } from './item-codes.ts';
import { rowsOfFile } from '#platform/adapters/table-file/rows-of-file.ts';

export const quickOrderQueries: Handlers<typeof quickOrderOperations, 'query'> = {
  async 'checkout/skulookup'({ ItemCodes }, context) {
    const { queries } = context;
    const { itemNumbers, ownNumbers } = await queries.quickOrder.resolve({ codes: ItemCodes });
    const found = [...new Set(Object.values(itemNumbers))];
    const [facts, prices, successors, others] = await Promise.all([
      queries.product.facts({ itemNumbers: found }),
      queries.priceList.prices({ accountId: context.caller.accountId, itemNumbers: found }),
      queries.product.successors({ itemNumbers: found }),
      queries.customerPartNumber.otherItems({
        numbers: Object.entries(ownNumbers).map(([number]) => ({ number, itemNumber: own(itemNumbers, number) ?? '' })),
      }),
    ]);
    return {
      Items: ItemCodes.map((code) => {
        const itemNumber = own(itemNumbers, code) ?? '';
        return {
          ...lookedUp(code, own(facts, itemNumber), own(prices, itemNumber), own(successors, itemNumber), context),
          OwnNumber: own(ownNumbers, code) ?? '',
          OtherItem: own(others, code) ?? '',
        };
      }),
    };
  },

  async 'checkout/readquickorderfile'({ FileData }, { services, language }) {
    const limit = { most: QUICK_ORDER_LIMITS.lines, code: 'quick_order_too_many_lines' };
    const lines = quickOrderLinesOf(await rowsOfFile(FileData, limit, services));
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

const similarCodes = (parameter: Parameters) =>
  knex(itemCodes.table)
    .select('item_number', 'compact', 'manufacturer', 'gtin')
    .whereRaw('(compact = any(?) or manufacturer = any(?) or gtin = any(?))', [
      parameter(0),
      parameter(0),
      parameter(0),
    ])
    .orderBy('item_number');

/** Whoever writes it before a code means the shop's own number, whatever the customer calls so. */
const SHOPS = '#';

interface Resolved {
  readonly itemNumbers: Readonly<Record<string, string>>;
  /** Codes that are the customer's own numbers, as those are kept. */
  readonly ownNumbers: Readonly<Record<string, string>>;
}

export const quickOrderFunctions = ({ pool }: ReadSide) => ({
  /**
   * Item numbers by codes as they were typed; one that no item has, or several have, is left out. What the caller's
   * account calls so comes first, unless only the shop's numbers count.
   */
  async resolve(
    { codes, ownNumbers = true }: { readonly codes: readonly string[]; readonly ownNumbers?: boolean },
    { queries }: OperationContext,
  ): Promise<Resolved> {
    const typed = [...new Set(codes.filter(Boolean))];
    const mine = ownNumbers ? (await queries.customerPartNumber.meant({ codes: typed })).meant : {};
    const ofShop = typed.filter((code) => !own(mine, code) || code.startsWith(SHOPS));
    const exact = await queries.product.statuses({ itemNumbers: ofShop });
    const otherwise = ofShop.filter((code) => !isPublished(own(exact, code)) && compactItemCode(code));
    const wanted = [...new Set(otherwise.map(compactItemCode))];
    const similar = otherwise.length
      ? await rowsOf<ItemCodeRow>(pool, prepared('similar-item-codes', [wanted], similarCodes))
      : [];
    const statuses = await queries.product.statuses({ itemNumbers: similar.map(({ item_number }) => item_number) });
    const published = similar.filter(({ item_number }) => isPublished(own(statuses, item_number)));
    const shops = (code: string): string | undefined => {
      if (isPublished(own(exact, code))) return code;
      const compact = compactItemCode(code);
      // The shop's own numbers come before a maker's.
      const ours = published.filter((row) => row.compact === compact);
      const theirs = published.filter((row) => row.manufacturer === compact || row.gtin === compact);
      const [first, ...others] = ours.length ? ours : theirs;
      return others.length ? undefined : first?.item_number;
    };
    const ofSet = new Set(ofShop);
    const found = typed.map((code) => {
      const itemNumber = ofSet.has(code) ? shops(code) : undefined;
      const called = itemNumber === undefined ? own(mine, code) : undefined;
      return { code, itemNumber: itemNumber ?? called?.itemNumber, called };
    });
    return {
      itemNumbers: dictionary(
        found.flatMap(({ code, itemNumber }) => (itemNumber === undefined ? [] : [[code, itemNumber] as const])),
      ),
      ownNumbers: dictionary(found.flatMap(({ code, called }) => (called ? [[code, called.number] as const] : []))),
    };
  },

  /** Codes that mean these items, whatever the caller's account calls them. */
  async codesOf(
    { itemNumbers }: { readonly itemNumbers: readonly string[] },
    { queries }: OperationContext,
  ): Promise<{ readonly codes: readonly string[] }> {
    const { meant } = await queries.customerPartNumber.meant({ codes: itemNumbers });
    return {
      codes: itemNumbers.map((number) =>
        (own(meant, number)?.itemNumber ?? number) === number ? number : `${SHOPS}${number}`,
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
): Omit<LookedUp, 'OwnNumber' | 'OtherItem'> {
  const unit = wireUnit(unitOf(fact));
  const refused = (Code: string) => ({ Code, Message: textFor(Code, language, { code }) });
  if (!fact)
    return {
      ...{ ItemCode: code, ProductId: '', SEOFriendlyName: '', SkuName: '', ProductImageURL: '' },
      ...{ ...unit, MinQty: 1, QtyStep: 1, Parts: 0, TaxClass: '', Tiers: [] },
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
    TaxClass: fact.taxClass,
    Tiers: prices?.tiers.map(({ quantity, unitPrice }) => ({ Qty: quantity, UnitPrice: unitPrice })) ?? [],
    Availability: fact.availability,
    ...(gone ? refused('product_unavailable') : { Code: '', Message: '' }),
    ...(gone && successor ? { Successor: { ProductId: successor.itemNumber, SkuName: successor.name[language] } } : {}),
  };
}
