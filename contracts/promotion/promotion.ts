// Promotions in the back office, and what a shopper is told of them (issue 11, decision 0044).
import { z } from 'zod';
import { CUSTOMER_GROUPS } from '#domain/price-list/pricing.events.ts';
import { CLAUSE_KINDS, PROMOTION_AUDIENCES } from '#domain/shared/promotion/promotion.ts';
import { REASONS_AGAINST } from '#domain/shared/promotion/purchase.ts';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
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
  moment,
  optionalDay,
} from '../shared/shared.ts';

const MOST_CLAUSES = 100;
const MOST_MINOR_UNITS = 99_999_999_99;
const MOST_GRAMS = 100_000_000;

const minorUnits = z.int('amount_invalid').min(0, 'amount_invalid').max(MOST_MINOR_UNITS, 'amount_invalid');
const count = z.int('number_invalid').min(0, 'number_invalid').max(1_000_000, 'number_invalid');
const share = z
  .int('percent_invalid')
  .min(1, 'percent_invalid')
  .max(100_000, 'percent_invalid')
  .meta({ description: 'Thousandths of a percent that are taken off', examples: [10_000] });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid');

/** A coupon's code as it is kept; what a shopper types is made so first. */
export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, 'coupon_code_invalid')
  .meta({ description: 'Capitals, digits and hyphens', examples: ['SPRING-27'] });

const clause = z
  .strictObject({ of: z.enum(CLAUSE_KINDS), named: requiredText(80), value: text(200) })
  .refine(({ of, value }) => of !== 'attribute' || value !== '', { path: ['value'], message: 'required' })
  .meta({ examples: [{ of: 'brand', named: 'Rolvane', value: '' }] });
const clauses = z.array(clause).max(MOST_CLAUSES, 'too_many');

const benefit = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), milliPercent: share }),
    z.strictObject({ kind: z.literal('amount'), amount: minorUnits.min(1, 'amount_invalid') }),
    z.strictObject({ kind: z.literal('fixed-price'), unitPrice: minorUnits }),
    z.strictObject({ kind: z.literal('buy-get'), buy: quantity, get: quantity, milliPercent: share }),
    z.strictObject({ kind: z.literal('gift'), itemNumber, quantity }),
    z.strictObject({
      kind: z.literal('bundle'),
      parts: z.array(z.strictObject({ itemNumber, quantity })).min(1, 'required').max(20, 'too_many'),
      milliPercent: share,
    }),
    z.strictObject({
      kind: z.literal('shipping'),
      milliPercent: share,
      methods: z.array(id).max(50, 'too_many'),
    }),
  ])
  .meta({ examples: [{ kind: 'percent', milliPercent: 10_000 }] });

const edited = z.strictObject({
  name: z.strictObject({ en: requiredText(80), fr: requiredText(80) }),
  currency: currencyCode,
  isActive: z.boolean(),
  from: optionalDay,
  until: optionalDay,
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(1, 'day_invalid').max(7, 'day_invalid')).min(1, 'required').max(7, 'too_many'),
        from: time,
        until: z.union([time, z.literal('24:00')], 'time_invalid'),
      }),
    )
    .max(21, 'too_many'),
  audience: z.enum(PROMOTION_AUDIENCES),
  groups: z.array(z.enum(CUSTOMER_GROUPS)).max(CUSTOMER_GROUPS.length),
  accounts: z.array(id).max(1_000, 'too_many'),
  firstOrder: z.boolean(),
  code: z.union([z.literal(''), couponCode]),
  items: clauses,
  except: clauses,
  minimumAmount: minorUnits,
  minimumQuantity: count,
  minimumGrams: z.int('number_invalid').min(0, 'number_invalid').max(MOST_GRAMS, 'number_invalid'),
  benefit,
  priority: z.int('number_invalid').min(0, 'number_invalid').max(999, 'number_invalid'),
  group: text(40),
  exclusive: z.boolean(),
  uses: count,
  usesPerCustomer: count,
  budget: minorUnits,
});
const optional = edited.shape;

const ofPromotion = { promotionId: id };
const translated = z.object({ en: z.string(), fr: z.string() });
const use = z.object({ uses: z.int(), spent: amount });

const row = z.object({
  promotionId: z.string(),
  name: translated,
  currency: currencyCode,
  isActive: z.boolean(),
  from: z.string(),
  until: z.string(),
  code: z.string(),
  benefit,
  priority: z.int(),
  used: use,
});
export type PromotionRow = z.output<typeof row>;

const reason = z.enum(REASONS_AGAINST);
const tried = z.object({
  promotionId: z.string(),
  name: z.string(),
  applied: z.boolean(),
  off: amount,
  why: reason.optional(),
  missing: z.int().optional().meta({ description: 'Minor units, units or grams that a minimum lacks' }),
});

/** A promotion as a cart tells its buyer. */
export const promotionShown = z.object({
  PromotionID: z.string(),
  Name: z.string(),
  Off: amount.meta({ description: '0 where it is not met yet, or takes off the freight' }),
  Applied: z.boolean(),
  /** What is missing: an amount, units, grams, or a gift that may be put into the cart. */
  MissingAmount: amount.optional(),
  MissingQuantity: z.int().optional(),
  MissingGrams: z.int().optional(),
  Gift: z.object({ ProductId: z.string(), SkuName: z.string(), Qty: z.int() }).optional(),
});
export type PromotionShown = z.output<typeof promotionShown>;

/** A coupon in a cart; where it takes nothing off, why. */
export const couponShown = z.object({
  Code: z.string(),
  Applied: z.boolean(),
  Why: reason.optional(),
});
export type CouponShown = z.output<typeof couponShown>;

/** A promotion beside a product that it counts. */
const tag = z.object({
  PromotionID: z.string(),
  Name: z.string(),
  Words: z.array(z.string()).meta({ description: 'What it gives, from what on, until when; one sentence each' }),
});
export type PromotionalTag = z.output<typeof tag>;

export const promotionOperations = defineOperations({
  'product/getpromotionaltags': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    forGuests: [settings.guestsSeePrices],
    summary: 'The promotions that run and count a product for the caller; none that a coupon asks for',
    input: z.strictObject({ productId: itemNumber }),
    output: z.object({ Tags: z.array(tag) }),
  },
  'admin/promotion/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Promotions, with what was used of those that have limits',
    input: z.strictObject(listParameters(['name', 'priority', 'from', 'until', 'code'], 'ASC')),
    output: z.object({ total: z.int(), rows: z.array(row) }),
  },
  'admin/promotion/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Everything that a promotion says',
    input: z.strictObject(ofPromotion),
    output: z.object({
      promotionId: z.string(),
      version: z.int(),
      data: edited,
      used: use,
      accounts: z
        .array(z.object({ accountId: z.string(), name: z.string() }))
        .meta({ description: 'Those that it is for; without a name where there is no such account' }),
    }),
  },
  'admin/promotion/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Adds a promotion; what is left out is no matter to it',
    input: z.strictObject({
      name: edited.shape.name,
      currency: currencyCode,
      benefit,
      isActive: optional.isActive.default(false),
      from: optionalDay.default(''),
      until: optionalDay.default(''),
      hours: optional.hours.default([]),
      audience: optional.audience.default('everyone'),
      groups: optional.groups.default([]),
      accounts: optional.accounts.default([]),
      firstOrder: optional.firstOrder.default(false),
      code: optional.code.default(''),
      items: clauses.default([]),
      except: clauses.default([]),
      minimumAmount: minorUnits.default(0),
      minimumQuantity: count.default(0),
      minimumGrams: optional.minimumGrams.default(0),
      priority: optional.priority.default(0),
      group: optional.group.default(''),
      exclusive: optional.exclusive.default(false),
      uses: count.default(0),
      usesPerCustomer: count.default(0),
      budget: minorUnits.default(0),
    }),
    output: z.object({ promotionId: z.string() }),
  },
  'admin/promotion/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Changes a promotion; carts follow at once, orders stay as they were placed',
    input: changeInput(ofPromotion, edited, { priority: 5 }),
    output: done,
  },
  'admin/promotion/remove': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Removes a promotion',
    input: z.strictObject(ofPromotion),
    output: done,
  },
  'admin/promotion/replay': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    takesLong: true,
    summary:
      'What a promotion would have done to the orders of some days, had it run; nothing is written. ' +
      'Items, costs and groups are those of today',
    input: z.strictObject({ ...ofPromotion, from: day, until: day }),
    output: z.object({
      currency: currencyCode,
      orders: z.int().meta({ description: 'Looked at: no more than most' }),
      most: z.int(),
      same: z.int().meta({ description: 'Whose promotions come out as they were placed, by the rules of then' }),
      met: z.int(),
      cost: amount.meta({ description: 'What their buyers would have paid less' }),
      goods: amount.meta({ description: 'Goods of those that it would have met, before promotions' }),
      against: z.array(z.object({ why: reason, orders: z.int() })),
      dearest: z.array(z.object({ orderId: z.string(), orderNumber: z.string(), off: amount })),
    }),
  },
  'admin/promotion/try': {
    via: 'post',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'What all promotions would take off a cart, and why the others would not; nothing is written',
    input: z.strictObject({
      accountId: text(64).default('').meta({ description: 'Empty for a guest' }),
      coupons: z.array(couponCode).max(5, 'too_many').default([]),
      at: moment.optional().meta({ description: 'Now where it is left out' }),
      promotionId: id.optional().meta({ description: 'Tried as if it were active' }),
      lines: z.array(z.strictObject({ itemNumber, quantity })).min(1, 'required').max(50, 'too_many'),
    }),
    output: z.object({
      currency: currencyCode,
      lines: z.array(
        z.object({
          itemNumber: z.string(),
          name: z.string(),
          quantity: z.int(),
          /** Before promotions; absent: it has no price for this buyer. */
          net: amount.optional(),
          off: amount,
        }),
      ),
      promotions: z.array(tried),
    }),
  },
});
