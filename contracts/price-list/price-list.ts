// Price lists and their prices in the back office (issue 10).
import { z } from 'zod';
import { CUSTOMER_GROUPS, PRICE_LIST_AUDIENCES } from '#domain/price-list/pricing.events.ts';
import { LIST_REASONS } from '#domain/shared/price/resolve-price.ts';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import {
  amount,
  currencyCode,
  done,
  id,
  itemNumber,
  listParameters,
  quantity,
  requiredText,
  text,
  day,
  optionalDay,
  idText,
} from '../shared/shared.ts';

const MOST_ACCOUNTS = 1_000;
const MOST_RULES = 200;
/** Items of one command: more are several. */
const MOST_ITEMS = 200;
const MOST_MINOR_UNITS = 99_999_999_99;

export const priceListCode = idText(/^[a-z0-9][a-z0-9-]{0,39}$/, 'price_list_code_invalid').meta({
  description: 'Code of a price list: small letters, digits and hyphens',
  examples: ['contract-2027'],
});
/** Lists of imports of before had any id without a dot. */
export const knownPriceList = id.regex(/^[^.]+$/, 'price_list_code_invalid');
export const rounding = z
  .strictObject({
    step: z.int('price_rounding_invalid').min(1, 'price_rounding_invalid').max(100_000, 'price_rounding_invalid'),
    less: z.int('price_rounding_invalid').min(0, 'price_rounding_invalid').max(99_999, 'price_rounding_invalid'),
  })
  .meta({ description: 'To the nearest multiple of step, less less; minor units', examples: [{ step: 5, less: 0 }] });
/** Thousandths of a percent, from nearly nothing to ten times as much. */
export const milliPercent = z
  .int('percent_invalid')
  .min(-99_999, 'percent_invalid')
  .max(1_000_000, 'percent_invalid')
  .meta({ description: 'Thousandths of a percent: -10 % is -10000', examples: [-10_000] });
export const unitPrice = z
  .int('price_invalid')
  .min(1, 'price_not_above_zero')
  .max(MOST_MINOR_UNITS, 'price_invalid')
  .meta({ description: 'Minor units of the list’s currency', examples: [1_250] });

const rule = z.strictObject({
  of: z.enum(['everything', 'category', 'brand']),
  named: text(80).meta({ description: 'The category’s id or the brand’s name; empty for everything' }),
  milliPercent,
  rounding,
});
const rules = z
  .array(rule)
  .max(MOST_RULES, 'too_many')
  .superRefine((all, context) => {
    all.forEach(({ of, named }, index) => {
      if ((of === 'everything') !== (named === ''))
        context.addIssue({ code: 'custom', path: [index, 'named'], message: 'required' });
    });
  });

const nameOfList = z.strictObject({ en: requiredText(80), fr: requiredText(80) });
export const editedPriceList = z.strictObject({
  name: nameOfList,
  currency: currencyCode,
  audience: z.enum(PRICE_LIST_AUDIENCES),
  groups: z.array(z.enum(CUSTOMER_GROUPS)).max(CUSTOMER_GROUPS.length),
  accounts: z.array(id).max(MOST_ACCOUNTS, 'too_many'),
  from: optionalDay,
  until: optionalDay,
  priority: z.int('number_invalid').min(0, 'number_invalid').max(999, 'number_invalid'),
  rules,
});

const tier = z.strictObject({ quantity, unitPrice });
const period = z.strictObject({
  from: optionalDay,
  until: optionalDay,
  tiers: z.array(tier).min(1, 'price_tier_one_missing').max(50, 'too_many'),
});
const shownTier = z.object({ quantity: z.int(), unitPrice: amount });
const shownPeriod = z.object({ from: z.string(), until: z.string(), tiers: z.array(shownTier) });
export type ShownPeriod = z.output<typeof shownPeriod>;

const shownRule = z.object({
  of: z.enum(['everything', 'category', 'brand']),
  named: z.string(),
  shownName: z.string(),
  milliPercent: z.int(),
  rounding: z.object({ step: z.int(), less: z.int() }),
});

const listed = z.object({
  priceList: z.string(),
  name: z.object({ en: z.string(), fr: z.string() }),
  currency: currencyCode,
  audience: z.enum(PRICE_LIST_AUDIENCES),
  from: z.string(),
  until: z.string(),
  priority: z.int(),
  rules: z.int(),
  items: z.int(),
  isStandard: z.boolean().meta({ description: 'The standard list of its currency' }),
  isDescribed: z.boolean().meta({ description: 'False where only prices are known of it, as after an import' }),
});

const priceItem = z.object({
  itemNumber: z.string(),
  name: z.string(),
  unit: z.string(),
  version: z.int(),
  currency: currencyCode,
  periods: z.array(shownPeriod),
  /** Of the periods, the one that holds today; -1 where none does. */
  present: z.int(),
});

const ofList = { priceList: knownPriceList };

export const priceListOperations = defineOperations({
  'admin/pricelist/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Price lists, with the number of their items',
    input: z.strictObject({
      ...listParameters(['priceList', 'name', 'currency', 'priority'], 'ASC'),
      currency: currencyCode.optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(listed) }),
  },
  'admin/pricelist/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'What is said of a price list besides its prices',
    input: z.strictObject(ofList),
    output: listed.omit({ rules: true }).extend({
      today: z.iso.date(),
      groups: z.array(z.enum(CUSTOMER_GROUPS)),
      accounts: z.array(z.object({ accountId: z.string(), name: z.string() })),
      rules: z.array(shownRule),
    }),
  },
  'admin/pricelist/items': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'The prices of a list, item by item',
    input: z.strictObject({ ...ofList, ...listParameters(['itemNumber'], 'ASC') }),
    output: z.object({
      total: z.int(),
      more: z.boolean().meta({ description: 'There are more than total' }),
      rows: z.array(priceItem),
    }),
  },
  'admin/pricelist/why': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary:
      'What an account pays for an item on a day, and what every price list says of it, in the order in which they hold',
    input: z.strictObject({
      accountId: text(64).default('').meta({ description: 'Empty for a guest' }),
      itemNumber,
      quantity: z.coerce.number().pipe(quantity).default(1),
      day: day.optional().meta({ description: 'Today where it is left out' }),
    }),
    output: z.object({
      today: z.iso.date(),
      day: z.iso.date(),
      accountName: z.string(),
      itemName: z.string(),
      currency: currencyCode,
      /** Absent: the item has no price for the account, and cannot be bought. */
      unitPrice: amount.optional(),
      candidates: z.array(
        z.object({
          priceList: z.string(),
          name: z.object({ en: z.string(), fr: z.string() }),
          because: z.enum(LIST_REASONS),
          priority: z.int(),
          won: z.boolean(),
          why: z.enum(['price', 'rule', 'none', 'not-today', 'other-currency']),
          unitPrice: amount.optional(),
          tierQuantity: z.int().optional(),
          tiers: z.array(shownTier),
          version: z.int().optional(),
          /** The event that set the price. */
          event: z.string().optional(),
          at: z.string().optional(),
          by: z.string().optional(),
          rule: shownRule.omit({ rounding: true }).extend({ listPrice: amount }).optional(),
        }),
      ),
    }),
  },
  'admin/pricelist/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Adds a price list, or describes one of which only prices are known',
    input: z.strictObject({
      priceList: priceListCode,
      ...editedPriceList.shape,
      groups: editedPriceList.shape.groups.default([]),
      accounts: editedPriceList.shape.accounts.default([]),
      from: optionalDay.default(''),
      until: optionalDay.default(''),
      priority: editedPriceList.shape.priority.default(0),
      rules: rules.default([]),
    }),
    output: done,
  },
  'admin/pricelist/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Changes whom a price list is for, when it counts, and its rules; its currency stays',
    input: changeInput(ofList, editedPriceList, { priority: 5 }),
    output: done,
  },
  'admin/pricelist/remove': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary:
      'Removes a price list that is nobody’s own and no standard list; its prices stay on record and hold for nobody',
    input: z.strictObject(ofList),
    output: done,
  },
  'admin/pricelist/makestandard': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Makes a list the standard list of its currency: its prices hold where no other list has one',
    input: z.strictObject(ofList),
    output: done,
  },
  'admin/pricelist/setprices': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Sets the prices of some items in a list, over time; none of them where one is wrong',
    input: z.strictObject({
      ...ofList,
      items: z
        .array(
          z.strictObject({
            itemNumber,
            seenVersion: z.int().min(0).meta({ description: 'The version that was seen; 0 where there was no price' }),
            periods: z
              .array(period)
              .max(50, 'too_many')
              .meta({ description: 'All that holds today or later; none withdraws it' }),
          }),
        )
        .min(1, 'required')
        .max(MOST_ITEMS, 'too_many'),
    }),
    output: done.extend({ changed: z.int() }),
  },
});
export type PriceListRow = z.output<(typeof priceListOperations)['admin/pricelist/list']['output']>['rows'][number];
