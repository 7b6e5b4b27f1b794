import { needed } from '#domain/shared/needed.ts';
import type { Request } from '#contracts/api.ts';
import type { importOperations } from '#contracts/import/catalogue-import.ts';
import type { priceListOperations } from '#contracts/price-list/price-list.ts';
import { own } from '#domain/shared/dictionary.ts';
import { priceList, type PriceListCommand } from '#domain/price-list/price-list.decider.ts';
import { COST_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { PriceTier } from '#domain/shared/pricing.ts';
import { pricing } from '#domain/price-list/pricing.decider.ts';
import { periodsByRule, type PriceRule } from '#domain/shared/price/resolve-price.ts';
import { withStandard } from '#domain/shared/price/price-terms.ts';
import type { PriceListData } from '#domain/price-list/pricing.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

const success = { message: 'success' } as const;

type PriceListCommands = Handlers<typeof priceListOperations, 'command'> &
  Pick<Handlers<typeof importOperations, 'command'>, 'price-list/import'>;

export const priceListCommands: PriceListCommands = {
  async 'price-list/import'(input, context) {
    return { changed: await set(input, context) };
  },

  async 'admin/pricelist/add'({ priceList: id, ...data }, context) {
    if (id === COST_PRICE_LIST) refuse('price_list_is_cost', {}, 'invalid');
    await checkNamed(data, context);
    const known = (await context.queries.priceList.names()).find((list) => list.priceList === id);
    if (known) await checkCurrencyOfPrices(id, data.currency, context);
    await context.run(pricing, `pricing-${id}`, { type: 'Add', id, data });
    return success;
  },

  async 'admin/pricelist/change'({ priceList: id, seen, changed }, context) {
    await checkNamed(changed, context);
    await described(id, context);
    await context.run(pricing, `pricing-${id}`, {
      type: 'Change',
      id,
      seen: saidFields(seen),
      changed: saidFields(changed),
    });
    return success;
  },

  async 'admin/pricelist/remove'({ priceList: id }, context) {
    const { currency } = await described(id, context);
    const { isStandard, accounts } = await context.queries.priceList.usedBy({ priceList: id, currency });
    if (isStandard) refuse('price_list_is_standard', { currency });
    if (accounts) refuse('price_list_in_use', { accounts });
    await context.run(pricing, `pricing-${id}`, { type: 'Remove', id });
    return success;
  },

  async 'admin/pricelist/makestandard'({ priceList: id }, context) {
    const { currency } = await described(id, context);
    const { value } = await context.queries.setting.value({ name: 'StandardPriceLists' });
    await context.commands.setting.save({ name: 'StandardPriceLists', value: withStandard(value, currency, id) });
    return success;
  },

  async 'admin/pricelist/setprices'({ priceList: id, items }, context) {
    const today = shopDay(context.now);
    const numbers = items.map(({ itemNumber }) => itemNumber);
    const statuses = await context.queries.product.statuses({ itemNumbers: numbers });
    const unknown = numbers.find((number) => !own(statuses, number));
    if (unknown) return notFound('product_not_found', { itemNumber: unknown });
    if (new Set(numbers).size < numbers.length) return refuse('item_twice', {}, 'invalid');
    const currency = await currencyOf(id, numbers, context);
    const commands = items.map(
      (item) => ({ type: 'SchedulePrices', priceList: id, currency, ...item, today }) as const,
    );
    // All of them are looked at before the first is written.
    for (const command of commands)
      priceList.decide(command, (await context.load(priceList, streamOfPrice(command))).state);
    let changed = 0;
    for (const command of commands) {
      const { events } = await context.run(priceList, streamOfPrice(command), command, { step: command.itemNumber });
      changed += events.length;
    }
    return { ...success, changed };
  },
};

interface ItemPrice {
  readonly priceList: string;
  readonly itemNumber: string;
  readonly currency: CurrencyCode;
  readonly tiers: readonly PriceTier[];
  /** There is a price of the item in the list, as far as is known: its events are read before the first attempt. */
  readonly isThere?: boolean;
}

/** Tells whether anything had to change. */
async function set(
  { tiers, currency, isThere = false, ...price }: ItemPrice,
  context: OperationContext,
): Promise<boolean> {
  const command = tiers.length
    ? ({ type: 'SetPrice', ...price, currency, tiers, today: shopDay(context.now) } as const)
    : ({ type: 'WithdrawPrice', ...price } as const);
  const { events } = await context.run(priceList, streamOfPrice(command), command, {
    expectNew: !isThere,
  });
  return events.length > 0;
}

const streamOfPrice = ({ priceList: list, itemNumber }: Pick<PriceListCommand, 'priceList' | 'itemNumber'>) =>
  `price-list-${list}.${itemNumber}`;

async function described(id: string, context: OperationContext): Promise<PriceListData> {
  return (await context.load(pricing, `pricing-${id}`)).state.data ?? notFound('price_list_not_described');
}

/** A list that is described says its currency; of another, its prices do. */
async function currencyOf(id: string, items: readonly string[], context: OperationContext): Promise<CurrencyCode> {
  const { data } = (await context.load(pricing, `pricing-${id}`)).state;
  if (data) return data.currency;
  const known = await context.queries.priceList.currencyOf({ priceList: id });
  if (known.currency) return known.currency;
  const { state } = await context.load(
    priceList,
    streamOfPrice({ priceList: id, itemNumber: needed(items[0], 'item') }),
  );
  return state.currency ?? notFound('price_list_not_found');
}

async function checkCurrencyOfPrices(id: string, currency: CurrencyCode, context: OperationContext): Promise<void> {
  const known = await context.queries.priceList.currencyOf({ priceList: id });
  if (known.currency && known.currency !== currency)
    refuse('price_list_prices_in', { currency: known.currency }, 'invalid');
}

type Named = Pick<Request<'admin/pricelist/change'>['changed'], 'accounts' | 'rules' | 'currency'>;

/** Refuses with account_not_found, category_not_found and brand_not_found. */
async function checkNamed({ accounts = [], rules = [], currency }: Named, context: OperationContext): Promise<void> {
  for (const accountId of accounts) {
    const profile = await context.queries.account.profile({ accountId });
    if (!profile.accountId) refuse('account_not_found', { accountId }, 'invalid');
    if (currency && profile.currency !== currency)
      refuse('price_list_other_currency', { currency, accountCurrency: profile.currency }, 'invalid');
  }
  for (const { of, named } of rules) {
    if (of === 'category' && !(await context.queries.category.isThere({ categoryId: named })).isThere)
      refuse('category_not_found', { id: named }, 'invalid');
    if (of === 'brand' && !(await context.queries.brand.products({ name: named })).products)
      refuse('brand_not_found', { name: named }, 'invalid');
  }
}

export const priceListFunctions = {
  /** Sets the tier prices of an item in a price list from today on; no tier at all withdraws its price. */
  async set(price: ItemPrice, context: OperationContext): Promise<void> {
    await set(price, context);
  },

  /**
   * Alters the price of an item for the days of a planned change. `done` where it did so, now or before; else the code of
   * what stands in the way. `rule`: makes the price that is altered of the base list's.
   */
  async alter(
    command: Omit<Extract<PriceListCommand, { type: 'AlterPrices' }>, 'type' | 'base'> & {
      readonly baseList: string;
      readonly rule?: PriceRule | undefined;
    },
    context: OperationContext,
  ): Promise<{ done: boolean }> {
    const { baseList, rule, ...altered } = command;
    const found =
      baseList === command.priceList
        ? undefined
        : (await context.load(priceList, streamOfPrice({ ...command, priceList: baseList }))).state;
    const base = found && rule ? { ...found, periods: periodsByRule(found.periods, rule) } : found;
    const { state } = await context.run(
      priceList,
      streamOfPrice(command),
      { type: 'AlterPrices', ...altered, base },
      { cause: `${command.priceChange} ${command.priceList} ${command.itemNumber}` },
    );
    return { done: state.madeBy?.priceChange === command.priceChange };
  },

  /** Puts back what was there before a planned change; refuses with price_changed_since. */
  async revert(
    command: Omit<Extract<PriceListCommand, { type: 'RevertPriceChange' }>, 'type'>,
    context: OperationContext,
  ): Promise<void> {
    await context.run(
      priceList,
      streamOfPrice(command),
      { type: 'RevertPriceChange', ...command },
      { cause: `${command.priceChange} ${command.priceList} ${command.itemNumber} back` },
    );
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly priceList: FunctionsOf<typeof priceListFunctions>;
  }
}
