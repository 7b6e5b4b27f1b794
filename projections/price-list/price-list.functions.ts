// What others ask of prices: a customer's terms, and what items cost under them. Every price comes from `resolvePrice`.
import { pick } from '#projections/shared/pick.ts';
import { COST_PRICE_LIST, STANDARD_PRICE_LIST, type PriceListEvent } from '#domain/price-list/price-list.events.ts';
import { chosenStandards, priceTermsFor, type Customer, type KnownList } from '#domain/shared/price/price-terms.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import { tiersOn } from '#domain/shared/price/price-periods.ts';
import { resolvePrice, type FindPrices, type PriceTerms } from '#domain/shared/price/resolve-price.ts';
import type { ItemPrices } from '#domain/shared/pricing.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { firstOf, knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { ancestorsIn, categoryTree } from '#projections/category/category-tree.ts';
import { earlierTerms } from './earlier-terms.ts';
import { priceListForms } from './price-list-forms.ts';
import { priceLists } from './price-lists.ts';
import { priceKey, prices, type PriceRow, itemToPrice } from './prices.ts';
import { products } from '#projections/product/products.ts';
import { listsEver, lowestLately, type EarlierTerms, type TermsOverTime } from './reduced-price.ts';

/** The list of whose prices the rules of a currency's lists take their share. */
export function standardListOf(read: ReadSide, chosen: string, currency: CurrencyCode): string {
  const usual = `${STANDARD_PRICE_LIST}-${currency.toLowerCase()}`;
  const named = chosenStandards(chosen).get(currency);
  return named ?? (read.mirror(priceLists).get(usual) ? usual : STANDARD_PRICE_LIST);
}

/** Every list that is described, as it is or was. */
export async function knownLists(read: ReadSide, context: OperationContext): Promise<KnownList[]> {
  const mirror = read.mirror(priceLists);
  const rows = context.past
    ? (
        await read.rows(
          priceLists,
          [...mirror.values()].map(({ id }) => id),
          context,
        )
      ).values()
    : mirror.values();
  return [...rows].map(({ id, data }) => ({ priceList: id, data }));
}

export const priceListFunctions = (read: ReadSide) => ({
  /** Price lists that an account can have as its own, with their currencies; what items cost us is none. */
  async names(): Promise<{ priceList: string; currency?: CurrencyCode }[]> {
    const mirror = read.mirror(priceLists);
    const names = [...(await namesWithPrices(read)), ...[...mirror.values()].map(({ id }) => id), STANDARD_PRICE_LIST];
    return [...new Set(names)]
      .filter((name) => name !== COST_PRICE_LIST)
      .sort()
      .map((priceList) => {
        const currency = mirror.get(priceList)?.data.currency;
        return { priceList, ...(currency ? { currency } : {}) };
      });
  },

  /** The currencies of the lists that are described. */
  async currencies(): Promise<{ readonly currencies: Readonly<Record<string, CurrencyCode>> }> {
    const lists = [...read.mirror(priceLists).values()];
    return { currencies: dictionary(lists.map(({ id, data }) => [id, data.currency])) };
  },

  /** Which lists decide on an account's prices, or on a guest's, in which order. */
  async terms(
    { accountId, day }: { readonly accountId: string; readonly day?: string },
    context: OperationContext,
  ): Promise<PriceTerms> {
    const [{ customer, standard }, known] = await Promise.all([
      customerOf(read, accountId, context),
      knownLists(read, context),
    ]);
    return priceTermsFor(customer, known, standard, day ?? shopDay(context.now));
  },

  /** The same of today, and as they were in the weeks before for who the customer is now. */
  async termsOverTime(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<TermsOverTime> {
    const [{ customer, standard }, known] = await Promise.all([
      customerOf(read, accountId, context),
      knownLists(read, context),
    ]);
    const day = shopDay(context.now);
    const forms = read.mirror(priceListForms).values();
    return {
      prices: priceTermsFor(customer, known, standard, day),
      earlier: earlierTerms(customer, forms, standard, day),
    };
  },

  /** The lowest unit price of the last 30 days for so many, in the order of the lines; undefined where there was none. */
  async lowest(
    {
      accountId,
      lines,
    }: {
      readonly accountId: string;
      readonly lines: readonly { readonly itemNumber: string; readonly quantity: number }[];
    },
    context: OperationContext,
  ): Promise<{ amounts: (Amount | undefined)[] }> {
    if (!lines.length) return { amounts: [] };
    const terms = await context.queries.priceList.termsOverTime({ accountId });
    const itemNumbers = [...new Set(lines.map(({ itemNumber }) => itemNumber))];
    const { row, itemOf } = await pricesUnder(read, terms.prices, itemNumbers, context, terms.earlier);
    const today = shopDay(context.now);
    return {
      amounts: lines.map(({ itemNumber, quantity }) =>
        lowestLately({ terms, item: itemOf(itemNumber), find: row, today, quantity }),
      ),
    };
  },

  /** What an account, or a guest, pays for items today; items without a price in their currency are left out. */
  async prices(
    { accountId, itemNumbers }: { readonly accountId: string; readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<Record<string, ItemPrices>> {
    const terms = await context.queries.priceList.terms({ accountId });
    const day = shopDay(context.now);
    const { find, itemOf } = await pricesUnder(read, terms, itemNumbers, context);
    return pick(itemNumbers, (number) => resolvePrice(terms, itemOf(number), find, day));
  },

  /** What items cost the shop today, where that is known in a currency. */
  async costs(
    { itemNumbers, currency }: { readonly itemNumbers: readonly string[]; readonly currency: CurrencyCode },
    context: OperationContext,
  ): Promise<Record<string, ItemPrices>> {
    const rows = await read.rows(
      prices,
      itemNumbers.map((number) => priceKey(COST_PRICE_LIST, number)),
      context,
    );
    const day = shopDay(context.now);
    return pick(itemNumbers, (number) => {
      const row = rows.get(priceKey(COST_PRICE_LIST, number));
      const tiers = row?.currency === currency ? tiersOn(row.periods, day) : undefined;
      return tiers && row ? { priceList: COST_PRICE_LIST, version: row.version, currency, tiers } : undefined;
    });
  },

  /** The currency of a list: as it is described, or that of its prices; absent where there is neither. */
  async currencyOf({ priceList }: { readonly priceList: string }): Promise<{ currency?: CurrencyCode }> {
    const described = read.mirror(priceLists).get(priceList);
    if (described) return { currency: described.data.currency };
    const first = await firstOf<{ currency: CurrencyCode }>(
      read.pool,
      knex(prices.table).where({ price_list: priceList }).select('currency').limit(1),
    );
    return first ?? {};
  },

  /** Who would be without prices, were it not there. */
  async usedBy(
    { priceList, currency }: { readonly priceList: string; readonly currency: CurrencyCode },
    context: OperationContext,
  ): Promise<{ isStandard: boolean; accounts: number }> {
    const [{ value: chosen }, { total }] = await Promise.all([
      context.queries.setting.value({ name: 'StandardPriceLists' }),
      context.queries.account.withTerms({ currency, priceList, everyone: false, kinds: [], accountIds: [], count: 1 }),
    ]);
    return { isStandard: standardListOf(read, chosen, currency) === priceList, accounts: total };
  },

  /** The events that made these versions of prices; unknown ones are left out. */
  async versions(
    {
      prices: wanted,
    }: { readonly prices: { readonly priceList: string; readonly itemNumber: string; readonly version: number }[] },
    { history }: OperationContext,
  ): Promise<{ priceList: string; itemNumber: string; version: number; event: string; at: string; by: string }[]> {
    const keys = [...new Set(wanted.map(({ priceList, itemNumber }) => priceKey(priceList, itemNumber)))];
    const events = (
      await Promise.all(keys.map((key) => history(`price-list-${key}`)))
    ).flat() as StoredEvent<PriceListEvent>[];
    return events.map(({ data, stream, revision, at, metadata }) => ({
      priceList: data.priceList,
      itemNumber: data.itemNumber,
      version: data.version,
      event: `${stream}@${revision}`,
      at,
      by: metadata.actor,
    }));
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly priceList: FunctionsOf<ReturnType<typeof priceListFunctions>>;
  }
}

async function customerOf(
  read: ReadSide,
  accountId: string,
  context: OperationContext,
): Promise<{ customer: Customer; standard: string }> {
  const [{ kind, currency, priceList }, { value: chosen }] = await Promise.all([
    context.queries.account.profile({ accountId }),
    context.queries.setting.value({ name: 'StandardPriceLists' }),
  ]);
  const ownList = priceList === STANDARD_PRICE_LIST ? '' : priceList;
  return {
    customer: { accountId, group: kind, currency, ownList },
    standard: standardListOf(read, chosen, currency),
  };
}

/** Everything that prices of some items are made of under terms. */
export async function pricesUnder(
  read: ReadSide,
  terms: PriceTerms,
  itemNumbers: readonly string[],
  context: OperationContext,
  earlier: readonly EarlierTerms[] = [],
): Promise<{ find: FindPrices; row(list: string, item: string): PriceRow | undefined; itemOf: ItemOf }> {
  const rules = [terms, ...earlier.map((one) => one.terms)].flatMap(({ lists }) => lists.flatMap((list) => list.rules));
  const [rows, itsProducts] = await Promise.all([
    read.rows(
      prices,
      listsEver({ prices: terms, earlier }).flatMap((list) => itemNumbers.map((number) => priceKey(list, number))),
      context,
    ),
    rules.some(({ of }) => of !== 'everything') ? read.rows(products, itemNumbers, context) : undefined,
  ]);
  const tree = rules.some(({ of }) => of === 'category') ? categoryTree(read) : undefined;
  const row = (list: string, item: string) => rows.get(priceKey(list, item));
  const ancestors = (category: string) => (tree ? ancestorsIn(tree, category) : []);
  return {
    row,
    find: row,
    itemOf(itemNumber) {
      const product = itsProducts?.get(itemNumber);
      return product ? itemToPrice(product, ancestors) : { itemNumber, brand: '', categories: () => [] };
    },
  };
}
type ItemOf = (itemNumber: string) => Parameters<typeof resolvePrice>[1];

/** From one name to the next by the index on them: there are few names on very many rows. */
async function namesWithPrices({ pool }: ReadSide): Promise<readonly string[]> {
  const first = () => knex(prices.table).select('price_list').orderBy('price_list').limit(1);
  const next = first().whereRaw('price_list > list.name');
  const rows = await rowsOf<{ name: string }>(
    pool,
    knex
      .withRecursive(
        'list',
        ['name'],
        knex.unionAll([first(), knex('list').select(next.as('name')).whereNotNull('list.name')], true),
      )
      .select('name')
      .from('list')
      .whereNotNull('name'),
  );
  return rows.map(({ name }) => name);
}
