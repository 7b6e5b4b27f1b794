// Price lists in the back office, and the answer to "what does this account pay for this item, and why".
import { categoryTree } from '#projections/category/category-tree.ts';
import type { Output } from '#contracts/api.ts';
import type { PriceListRow, priceListOperations } from '#contracts/price-list/price-list.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { PriceListData } from '#domain/price-list/pricing.events.ts';
import { COST_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { holdsOn } from '#domain/shared/price/price-periods.ts';
import { candidates, type Candidate, type PriceRule } from '#domain/shared/price/resolve-price.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { likeSearchable } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { createEventFormatter, NO_NAMES } from '#projections/shared/event-descriptions/event-formatter.ts';
import { createNames, sideOf } from '#projections/shared/people-names.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { pricesUnder, standardListOf } from './price-list.functions.ts';
import { priceLists } from './price-lists.ts';
import { prices, BY_ITEM } from './prices.ts';
import { productList } from '#projections/product/product-list.ts';

/** Counting more would take longer than finding the page. */
const COUNTED = 10_000;

type Row = Omit<PriceListRow, 'items'>;

export const priceDeskQueries = (read: ReadSide): Handlers<typeof priceListOperations, 'query'> => ({
  async 'admin/pricelist/list'({ page, pageSize, search, sort, direction, currency }, context) {
    const all = await everyList(read, context);
    const wanted = plain(search);
    const found = all.filter(
      (row) =>
        (!currency || row.currency === currency) &&
        plain(`${row.priceList} ${row.name.en} ${row.name.fr}`).includes(wanted),
    );
    const keyOf = (row: Row) => (sort === 'name' ? row.name[context.language].toLowerCase() : row[sort]);
    const turn = direction === 'ASC' ? 1 : -1;
    found.sort((a, b) => (keyOf(a) === keyOf(b) ? 0 : keyOf(a) < keyOf(b) ? -turn : turn));
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    const counts = await itemCounts(
      read,
      shown.map(({ priceList }) => priceList),
    );
    return {
      total: found.length,
      rows: shown.map((row) => ({ ...row, items: counts.get(row.priceList) ?? 0 })),
    };
  },

  async 'admin/pricelist/detail'({ priceList }, context) {
    const row = await listRow(read, priceList, context);
    const data = read.mirror(priceLists).get(priceList)?.data;
    const counts = await itemCounts(read, [priceList]);
    const { names } = await context.queries.account.namesOf({ accountIds: data?.accounts ?? [] });
    const nameOf = await ruleNames(read, data?.rules ?? [], context);
    const { rules: _, ...shown } = row;
    return {
      ...shown,
      today: shopDay(context.now),
      items: counts.get(priceList) ?? 0,
      groups: [...(data?.groups ?? [])],
      accounts: (data?.accounts ?? []).map((accountId) => ({ accountId, name: own(names, accountId) ?? '' })),
      rules: (data?.rules ?? []).map((rule) => ({ ...rule, shownName: nameOf(rule) })),
    };
  },

  async 'admin/pricelist/items'({ priceList, page, pageSize, search, direction }, { language, now }) {
    const { rows, total, more } = await selectRows(read.pool, prices, {
      where(query) {
        query.where({ price_list: priceList });
        const words = plain(search).split(/\s+/).filter(Boolean);
        if (!words.length) return;
        const items = knex(productList.table).select('item_number');
        for (const word of words) items.whereLike('search', likeSearchable(word));
        query.where((either) => either.whereIn('item_number', items).orWhere({ item_number: search.trim() }));
      },
      orderBy: [{ column: BY_ITEM, order: direction === 'ASC' ? 'asc' : 'desc' }],
      limit: pageSize,
      offset: (page - 1) * pageSize,
      counted: COUNTED,
    });
    const products = await loadRows(
      read.pool,
      productList,
      rows.map((row) => row.item_number),
    );
    const today = shopDay(now);
    return {
      total,
      more,
      rows: rows.map(({ item_number: itemNumber, version, currency, periods }) => ({
        itemNumber,
        name: products.get(itemNumber)?.shown.name[language] ?? '',
        unit: products.get(itemNumber)?.shown.unit ?? '',
        version,
        currency,
        periods: periods.map((period) => ({ ...period, tiers: [...period.tiers] })),
        present: periods.findIndex((period) => holdsOn(period, today)),
      })),
    };
  },

  async 'admin/pricelist/why'({ accountId, itemNumber, quantity, day: asked }, context) {
    const today = shopDay(context.now);
    const day = asked ?? today;
    const [profile, terms, products] = await Promise.all([
      context.queries.account.profile({ accountId }),
      context.queries.priceList.terms({ accountId, day }),
      loadRows(read.pool, productList, [itemNumber]),
    ]);
    if (accountId && !profile.accountId) return notFound('account_not_found');
    const product = products.get(itemNumber) ?? notFound('product_not_found', { itemNumber });
    const { find, itemOf } = await pricesUnder(read, terms, [itemNumber], context);
    const all = candidates(terms, itemOf(itemNumber), find, day);
    const won = all.find(({ prices: found }) => found);
    const described = await explained(read, all, itemNumber, quantity, context);
    return {
      today,
      day,
      accountName: profile.name,
      itemName: product.shown.name[context.language],
      currency: terms.currency,
      ...(won?.prices ? { unitPrice: priceAt(won.prices, quantity).unitPrice } : {}),
      candidates: described.map((one, at) => ({ ...one, won: all[at] === won })),
    };
  },
});

/** Lists that are described, and those of which only prices are known. */
async function everyList(read: ReadSide, context: OperationContext): Promise<Row[]> {
  const names = await context.queries.priceList.names();
  return Promise.all(
    [...names.map(({ priceList }) => priceList), COST_PRICE_LIST].map((one) => rowOf(read, one, context)),
  );
}

async function listRow(read: ReadSide, priceList: string, context: OperationContext): Promise<Row> {
  const known = await context.queries.priceList.names();
  return priceList === COST_PRICE_LIST || known.some((one) => one.priceList === priceList)
    ? rowOf(read, priceList, context)
    : notFound('price_list_not_found');
}

async function rowOf(read: ReadSide, priceList: string, context: OperationContext): Promise<Row> {
  const data = read.mirror(priceLists).get(priceList)?.data;
  const { value: chosen } = await context.queries.setting.value({ name: 'StandardPriceLists' });
  const currency = data?.currency ?? (await currencyOfPrices(priceList, context));
  return {
    priceList,
    ...listFields(priceList, data, currency),
    isStandard: standardListOf(read, chosen, currency) === priceList,
  };
}

const listFields = (priceList: string, data: PriceListData | undefined, currency: CurrencyCode) => ({
  name: data?.name ?? { en: priceList, fr: priceList },
  currency,
  audience: data?.audience ?? ('assigned' as const),
  from: data?.from ?? '',
  until: data?.until ?? '',
  priority: data?.priority ?? 0,
  rules: data?.rules.length ?? 0,
  isDescribed: data !== undefined,
});

/** Of a list that nobody described: that of its prices, or the shop's own. */
async function currencyOfPrices(priceList: string, { queries }: OperationContext): Promise<CurrencyCode> {
  const { currency } = await queries.priceList.currencyOf({ priceList });
  return currency ?? (await queries.account.profile({ accountId: '' })).currency;
}

async function itemCounts({ pool }: ReadSide, lists: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ price_list: string; items: string }>(
    pool,
    knex(prices.table)
      .whereRaw('price_list = any(?)', [[...lists]])
      .groupBy('price_list')
      .select('price_list')
      .count({ items: '*' }),
  );
  return new Map(rows.map(({ price_list, items }) => [price_list, Number(items)]));
}

async function ruleNames(read: ReadSide, rules: readonly Pick<PriceRule, 'of'>[], { language }: OperationContext) {
  const tree = rules.some(({ of }) => of === 'category') ? categoryTree(read) : undefined;
  return ({ of, named }: Pick<PriceRule, 'of' | 'named'>): string =>
    of === 'category' ? (tree?.get(named)?.data.name[language] ?? named) : named;
}

type Described = Omit<Output<'admin/pricelist/why'>['candidates'][number], 'won'>;

async function explained(
  read: ReadSide,
  all: readonly Candidate[],
  itemNumber: string,
  quantity: number,
  context: OperationContext,
): Promise<Described[]> {
  const found = all.flatMap(({ prices: its }) => (its ? [{ ...its, itemNumber }] : []));
  const versions = await context.queries.priceList.versions({ prices: found });
  const nameOf = createNames(context);
  const nameOfRule = await ruleNames(
    read,
    all.flatMap(({ prices: its }) => its?.rule ?? []),
    context,
  );
  const shop = createEventFormatter(context.language, NO_NAMES);
  const nameOfActor = async (actor: string) => (sideOf(actor) === 'shop' ? shop.person(actor) : nameOf(actor));
  return Promise.all(
    all.map(async ({ list, why, prices: its }) => {
      const data = read.mirror(priceLists).get(list.priceList)?.data;
      const about = {
        priceList: list.priceList,
        name: data?.name ?? { en: list.priceList, fr: list.priceList },
        because: list.because,
        priority: data?.priority ?? 0,
        why,
        tiers: its ? its.tiers.map((tier) => ({ ...tier })) : [],
      };
      if (!its) return about;
      const { unitPrice, tierQuantity } = priceAt(its, quantity);
      const version = versions.find((one) => one.priceList === its.priceList && one.version === its.version);
      return {
        ...about,
        unitPrice,
        tierQuantity,
        version: its.version,
        ...(version ? { event: version.event, at: version.at, by: await nameOfActor(version.by) } : {}),
        ...(its.rule ? { rule: { ...ruleShown(its.rule), shownName: nameOfRule(its.rule) } } : {}),
      };
    }),
  );
}

const ruleShown = ({ of, named, milliPercent, listPrice }: NonNullable<NonNullable<Candidate['prices']>['rule']>) => ({
  of,
  named,
  milliPercent,
  listPrice,
});
