// Changes of prices in the back office, and the items that their job goes through.
import { categoryTree } from '#projections/category/category-tree.ts';
import type { Knex } from 'knex';
import type { priceChangeOperations } from '#contracts/price-change/price-change.ts';
import { COST_PRICE_LIST, STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { ItemSelection, PriceChangeData } from '#domain/price-change/price-change.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { alteredTiers } from '#domain/shared/price/price-arithmetic.ts';
import { tiersOn } from '#domain/shared/price/price-periods.ts';
import { resolvePrice, periodsByRule, ruleFor, type PriceRule } from '#domain/shared/price/resolve-price.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { like, likeSearchable } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { addDays } from '#domain/shared/day.ts';
import { pricesUnder, standardListOf } from '#projections/price-list/price-list.functions.ts';
import { priceChanges, type PriceChangeRow } from './price-changes.ts';
import { priceLists } from '#projections/price-list/price-lists.ts';
import { priceKey, prices, type PriceRow, BY_ITEM } from '#projections/price-list/prices.ts';
import { productList } from '#projections/product/product-list.ts';

const COUNTED = 200_000;
const SOME_ACCOUNTS = 20;

const columnOf = { draftedAt: 'drafted_at', from: 'from_day', name: 'name' } as const;

export const priceChangeQueries = (read: ReadSide): Handlers<typeof priceChangeOperations, 'query'> => ({
  async 'admin/pricechange/list'({ page, pageSize, search, sort, direction, status }) {
    const order = direction === 'ASC' ? 'asc' : 'desc';
    const { rows, total } = await selectRows(read.pool, priceChanges, {
      where(query) {
        if (status) query.where({ status });
        if (search) query.whereRaw('lower(name) like ?', [like(search.toLowerCase())]);
      },
      orderBy: [
        { column: columnOf[sort], order },
        { column: 'price_change', order },
      ],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { total, rows: rows.map(shown) };
  },

  async 'admin/pricechange/detail'({ priceChange }, context) {
    const row = await changeRow(read, priceChange, context);
    const currency = await currencyOf(row.data, context);
    const narrow = await selection(read, row.data.items);
    const inBase = await pricesOfBase(read, row.data, currency, context);
    const { total } = await selectRows(read.pool, prices, {
      where(query) {
        inBase(query);
        narrow(query);
      },
      orderBy: [{ column: BY_ITEM }],
      limit: 1,
      counted: COUNTED,
    });
    const nameOf = createNames(context);
    const { plannedBy, takenBackBy, left } = row.progress;
    return {
      ...shown(row),
      today: shopDay(context.now),
      currency,
      categoryName: row.data.items.category
        ? (categoryTree(read).get(row.data.items.category)?.data.name[context.language] ?? '')
        : '',
      count: total,
      accounts: await affected(read, row.data.priceList, currency, context),
      left: left.map((one) => ({ ...one })),
      plannedBy: plannedBy && (await nameOf(plannedBy)),
      takenBackBy: takenBackBy && (await nameOf(takenBackBy)),
    };
  },

  async 'admin/pricechange/items'({ priceChange, page, pageSize, search, direction }, context) {
    const { status, data } = await changeRow(read, priceChange, context);
    const isWritten = status !== 'draft' && status !== 'discarded';
    const narrow = await selection(read, isWritten ? ALL_ITEMS : data.items);
    const find = await selection(read, { ...ALL_ITEMS, search });
    const currency = await currencyOf(data, context);
    const inBase = await pricesOfBase(read, data, currency, context);
    const { rows, total, more } = await selectRows(read.pool, prices, {
      where(query) {
        if (isWritten)
          query
            .where({ price_list: data.priceList })
            .whereRaw(`changes <> '[]'::jsonb and changes @> ?::jsonb`, [JSON.stringify([priceChange])]);
        else {
          inBase(query);
          narrow(query);
        }
        find(query);
      },
      orderBy: [{ column: BY_ITEM, order: direction === 'ASC' ? 'asc' : 'desc' }],
      limit: pageSize,
      offset: (page - 1) * pageSize,
      counted: COUNTED,
    });
    const numbers = rows.map((row) => row.item_number);
    const ruled = await rulePrices(read, data, currency, numbers, context);
    const lists = new Set([
      data.base,
      data.priceList,
      COST_PRICE_LIST,
      ...[...ruled.values()].map(({ standard }) => standard),
    ]);
    const [others, products] = await Promise.all([
      loadRows(
        read.pool,
        prices,
        [...lists].flatMap((list) => numbers.map((number) => priceKey(list, number))),
      ),
      loadRows(read.pool, productList, numbers),
    ]);
    const priceOf = await pricesIn(read, data, currency, numbers, context);
    return {
      total,
      more,
      currency,
      rows: numbers.map((itemNumber) => {
        const of = (list: string) => others.get(priceKey(list, itemNumber));
        const priceOn = priceOf(itemNumber);
        const { before, after } = isWritten
          ? written(priceOn, of(data.priceList), data)
          : previewed(priceOn, baseOf(of, data, ruled.get(itemNumber)), data);
        const costs = of(COST_PRICE_LIST);
        const cost = costs?.currency === currency ? firstOn(costs, data.from) : undefined;
        return {
          itemNumber,
          name: products.get(itemNumber)?.shown.name[context.language] ?? '',
          ...(before === undefined ? {} : { before }),
          ...(after === undefined ? {} : { after }),
          ...(cost === undefined ? {} : { cost }),
          ...(cost === undefined || !after ? {} : { marginPercent: Math.round(((after - cost) / after) * 1_000) / 10 }),
        };
      }),
    };
  },
});

export const priceChangeFunctions = (read: ReadSide) => ({
  /** Some of the items that a change concerns, after one of them, in the order of their numbers' bytes. */
  async itemsOf(
    {
      after,
      count,
      ...change
    }: ListAndBase & { readonly items: ItemSelection; readonly after: string; readonly count: number },
    context: OperationContext,
  ): Promise<{ itemNumbers: string[] }> {
    const narrow = await selection(read, change.items);
    const inBase = await pricesOfBase(read, change, await currencyOf(change, context), context);
    const query = knex({ t: prices.table }).select('item_number');
    inBase(query);
    narrow(query);
    return { itemNumbers: await numbersAfter(read, query, after, count) };
  },

  /** Of items without a price of their own in a list whose prices are altered: the rule of it that says theirs. */
  async rulePrices(
    { itemNumbers, ...change }: ListAndBase & { readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<ReadonlyMap<string, RulePrice>> {
    return rulePrices(read, change, await currencyOf(change, context), itemNumbers, context);
  },

  /** Some of the items whose prices a change made, after one of them. */
  async itemsChangedBy(
    {
      priceChange,
      priceList,
      after,
      count,
    }: {
      readonly priceChange: string;
      readonly priceList: string;
      readonly after: string;
      readonly count: number;
    },
    _context: OperationContext,
  ): Promise<{ itemNumbers: string[] }> {
    const query = knex({ t: prices.table })
      .where({ price_list: priceList })
      .whereRaw(`changes <> '[]'::jsonb and changes @> ?::jsonb`, [JSON.stringify([priceChange])])
      .select('item_number');
    return { itemNumbers: await numbersAfter(read, query, after, count) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly priceChange: FunctionsOf<ReturnType<typeof priceChangeFunctions>>;
  }
}

async function numbersAfter(
  { pool }: ReadSide,
  query: Knex.QueryBuilder,
  after: string,
  count: number,
): Promise<string[]> {
  const rows = await rowsOf<{ item_number: string }>(
    pool,
    query.whereRaw('item_number collate "C" > ?', [after]).orderByRaw('item_number collate "C"').limit(count),
  );
  return rows.map(({ item_number }) => item_number);
}

const ALL_ITEMS: ItemSelection = { category: '', brand: '', search: '', itemNumbers: [] };

type ListAndBase = Pick<PriceChangeData, 'priceList' | 'base'>;

/** A price that a rule makes of the standard list's. */
export interface RulePrice {
  readonly standard: string;
  readonly rule: PriceRule;
}

/** The rules by which a list that is altered itself prices what has no price of its own in it. */
async function rulesOf(
  read: ReadSide,
  { priceList, base }: ListAndBase,
  currency: CurrencyCode,
  context: OperationContext,
): Promise<{ readonly standard: string; readonly rules: readonly PriceRule[] } | undefined> {
  const rules = read.mirror(priceLists).get(priceList)?.data.rules ?? [];
  if (base !== priceList || !rules.length) return undefined;
  const { value: chosen } = await context.queries.setting.value({ name: 'StandardPriceLists' });
  const standard = standardListOf(read, chosen, currency);
  return standard === priceList ? undefined : { standard, rules };
}

/** Narrows prices to those that a change starts from, one for each item: of the base list, and those that its rules make. */
async function pricesOfBase(read: ReadSide, change: ListAndBase, currency: CurrencyCode, context: OperationContext) {
  const { base } = change;
  const ruled = await rulesOf(read, change, currency, context);
  return (query: Knex.QueryBuilder): void => {
    if (!ruled) return void query.where({ price_list: base });
    const { standard, rules } = ruled;
    const own = knex(prices.table).where({ price_list: base }).whereRaw(`periods <> '[]'::jsonb`).select('item_number');
    query.where((either) => {
      either.where({ price_list: base }).orWhere((byRule) => {
        byRule.where({ price_list: standard }).whereNotIn('item_number', own);
        if (!rules.some(({ of }) => of === 'everything')) byRule.whereIn('item_number', itemsUnder(read, rules));
      });
    });
  };
}

/** Items of a brand or category that some rule names. */
function itemsUnder(read: ReadSide, rules: readonly PriceRule[]): Knex.QueryBuilder {
  const named = (kind: PriceRule['of']) => rules.filter(({ of }) => of === kind).map((rule) => rule.named);
  const tree = categoryTree(read);
  const below = named('category').flatMap((category) => {
    const found = tree.get(category);
    return found ? tree.all.slice(found.from, found.until).map(({ id }) => id) : [];
  });
  return knex(productList.table)
    .whereRaw('(brand = any(?) or category = any(?))', [named('brand'), below])
    .select('item_number');
}

async function rulePrices(
  read: ReadSide,
  change: ListAndBase,
  currency: CurrencyCode,
  itemNumbers: readonly string[],
  context: OperationContext,
): Promise<ReadonlyMap<string, RulePrice>> {
  const ruled = await rulesOf(read, change, currency, context);
  if (!ruled) return new Map();
  const { standard, rules } = ruled;
  const terms = { currency, standard, lists: [{ priceList: change.priceList, because: 'own', rules }] } as const;
  const { find, itemOf } = await pricesUnder(read, terms, itemNumbers, context);
  return new Map(
    itemNumbers.flatMap((itemNumber) => {
      const rule = find(change.priceList, itemNumber)?.periods.length ? undefined : ruleFor(rules, itemOf(itemNumber));
      return rule ? [[itemNumber, { standard, rule }] as const] : [];
    }),
  );
}

/** Narrows prices of a list to those of items that meet all conditions. */
async function selection(read: ReadSide, { category, brand, search, itemNumbers }: ItemSelection) {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const tree = category ? categoryTree(read) : undefined;
  const found = tree?.get(category);
  const below = found && tree ? tree.all.slice(found.from, found.until).map(({ id }) => id) : [category];
  return (query: Knex.QueryBuilder): void => {
    query.whereRaw(`periods <> '[]'::jsonb`);
    if (itemNumbers.length) query.whereRaw('item_number = any(?)', [[...itemNumbers]]);
    if (!category && !brand && !words.length) return;
    const items = knex(productList.table).whereNot({ status: '' }).select('item_number');
    if (category) items.whereRaw('category = any(?)', [below]);
    if (brand) items.where({ brand });
    for (const word of words) items.whereLike('search', likeSearchable(word));
    query.whereIn('item_number', items);
  };
}

async function changeRow(read: ReadSide, priceChange: string, context: OperationContext): Promise<PriceChangeRow> {
  return (await read.row(priceChanges, priceChange, context)) ?? notFound('price_change_not_found');
}

const shown = ({ price_change: priceChange, status, data, drafted_at: draftedAt, progress }: PriceChangeRow) => {
  const { prices: count, takenBack, leftCount, plannedAt, takenBackAt } = progress;
  const { itemNumbers, ...items } = data.items;
  return {
    priceChange,
    status,
    ...data,
    items: { ...items, itemNumbers: [...itemNumbers] },
    prices: count,
    takenBack,
    leftCount,
    draftedAt,
    plannedAt,
    takenBackAt,
  };
};

/** The prices that a change starts from, over time. */
function baseOf(
  of: (list: string) => PriceRow | undefined,
  { base }: PriceChangeData,
  ruled: RulePrice | undefined,
): Pick<PriceRow, 'periods'> | undefined {
  if (!ruled) return of(base);
  const standard = of(ruled.standard);
  return standard && { periods: periodsByRule(standard.periods, ruled.rule) };
}

const firstOn = (row: PriceRow | undefined, day: string): number | undefined =>
  row && tiersOn(row.periods, day)?.[0]?.unitPrice;

interface BeforeAndAfter {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** On the first day of the change, with it and without. */
function previewed(
  without: PriceOn,
  base: Pick<PriceRow, 'periods'> | undefined,
  data: PriceChangeData,
): BeforeAndAfter {
  const tiers = base && tiersOn(base.periods, data.from);
  const [altered] = tiers ? alteredTiers(tiers, data.alteration, data.rounding) : [];
  return { before: without(data.from), after: altered?.unitPrice };
}

/** On its first day and the day before, as they stand. */
const written = (priceOn: PriceOn, target: PriceRow | undefined, { from }: PriceChangeData): BeforeAndAfter => ({
  before: priceOn(addDays(from, -1)),
  after: firstOn(target, from),
});

/** What somebody pays on a day for one unit who has a list, before others look at it. */
type PriceOn = (day: string) => number | undefined;

async function pricesIn(
  read: ReadSide,
  { priceList }: PriceChangeData,
  currency: CurrencyCode,
  itemNumbers: readonly string[],
  context: OperationContext,
): Promise<(itemNumber: string) => PriceOn> {
  const { value: chosen } = await context.queries.setting.value({ name: 'StandardPriceLists' });
  const standard = standardListOf(read, chosen, currency);
  const rules = read.mirror(priceLists).get(priceList)?.data.rules ?? [];
  const terms = {
    currency,
    standard,
    lists: [
      { priceList, because: 'own', rules },
      { priceList: standard, because: 'standard', rules: [] },
    ],
  } as const;
  const { find, itemOf } = await pricesUnder(read, terms, itemNumbers, context);
  return (itemNumber) => (day) => resolvePrice(terms, itemOf(itemNumber), find, day)?.tiers[0]?.unitPrice;
}

async function currencyOf({ priceList, base }: ListAndBase, context: OperationContext): Promise<CurrencyCode> {
  for (const list of [priceList, base]) {
    const { currency } = await context.queries.priceList.currencyOf({ priceList: list });
    if (currency) return currency;
  }
  return (await context.queries.account.profile({ accountId: '' })).currency;
}

/** Accounts for which the list counts on some day: at most they see other prices. */
async function affected(read: ReadSide, priceList: string, currency: CurrencyCode, context: OperationContext) {
  const { value: chosen } = await context.queries.setting.value({ name: 'StandardPriceLists' });
  const data = read.mirror(priceLists).get(priceList)?.data;
  const isForAll =
    standardListOf(read, chosen, currency) === priceList ||
    data?.audience === 'everyone' ||
    (!data && priceList === STANDARD_PRICE_LIST);
  const guest = await context.queries.account.profile({ accountId: '' });
  const groups = data?.audience === 'groups' ? data.groups : [];
  const found = await context.queries.account.withTerms({
    currency,
    priceList,
    everyone: isForAll,
    kinds: groups.filter((group) => group !== 'guest'),
    accountIds: data?.audience === 'accounts' ? [...data.accounts] : [],
    count: SOME_ACCOUNTS,
  });
  return { ...found, guests: guest.currency === currency && (isForAll || groups.includes('guest')) };
}
