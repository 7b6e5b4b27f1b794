// Changes of many prices: drafted, previewed, planned, taken back as a whole (issue 10).
import { z } from 'zod';
import { PRICE_CHANGE_STATES } from '#domain/price-change/price-change.events.ts';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { knownPriceList, milliPercent, rounding, unitPrice } from '../price-list/price-list.ts';
import {
  amount,
  currencyCode,
  done,
  itemNumber,
  listParameters,
  requiredText,
  text,
  day,
  optionalDay,
} from '../shared/shared.ts';

const MOST_ITEMS = 10_000;
const amountBy = z.int('price_invalid').min(-99_999_999_99, 'price_invalid').max(99_999_999_99, 'price_invalid');

const alteration = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), by: milliPercent }),
  z.strictObject({ kind: z.literal('amount'), by: amountBy }),
  z.strictObject({ kind: z.literal('set'), to: unitPrice }),
]);
const items = z.strictObject({
  category: text(64),
  brand: text(60),
  search: text(80),
  itemNumbers: z.array(itemNumber).max(MOST_ITEMS, 'too_many'),
});
export const editedPriceChange = z.strictObject({
  name: requiredText(80),
  priceList: knownPriceList,
  base: knownPriceList,
  items,
  alteration,
  rounding,
  from: day,
  until: optionalDay,
});

const status = z.enum(PRICE_CHANGE_STATES);
const left = z.object({ itemNumber: z.string(), code: z.string() });
const shown = editedPriceChange.extend({
  priceChange: z.string(),
  status,
  prices: z.int().meta({ description: 'Prices that were written' }),
  takenBack: z.int(),
  leftCount: z.int(),
  draftedAt: z.string(),
  plannedAt: z.string(),
  takenBackAt: z.string(),
});
const ofChange = { priceChange: z.uuid() };

export const priceChangeOperations = defineOperations({
  'admin/pricechange/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Changes of prices, with how far they are',
    input: z.strictObject({ ...listParameters(['draftedAt', 'from', 'name'], 'DESC'), status: status.optional() }),
    output: z.object({ total: z.int(), rows: z.array(shown) }),
  },
  'admin/pricechange/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary:
      'A change of prices: what it does, how far it is, how many items and accounts it concerns, and what was left',
    input: z.strictObject(ofChange),
    output: shown.extend({
      today: z.iso.date(),
      currency: currencyCode,
      categoryName: z.string(),
      count: z.int().meta({ description: 'Items with a price in the base list that meet the conditions' }),
      accounts: z.object({
        total: z.int(),
        guests: z.boolean(),
        some: z.array(z.object({ accountId: z.string(), name: z.string() })),
      }),
      left: z.array(left),
      plannedBy: z.string(),
      takenBackBy: z.string(),
    }),
  },
  'admin/pricechange/items': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'What a change makes, or made, of prices, item by item, with the margin where the cost is known',
    input: z.strictObject({ ...ofChange, ...listParameters(['itemNumber'], 'ASC') }),
    output: z.object({
      total: z.int(),
      more: z.boolean(),
      currency: currencyCode,
      rows: z.array(
        z.object({
          itemNumber: z.string(),
          name: z.string(),
          before: amount.optional(),
          after: amount.optional(),
          cost: amount.optional(),
          /** Percent, one decimal. */
          marginPercent: z.number().optional(),
        }),
      ),
    }),
  },
  'admin/pricechange/draft': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Drafts a change of prices: nothing changes before it is planned',
    input: editedPriceChange.extend({
      items: z.strictObject({
        category: text(64).default(''),
        brand: text(60).default(''),
        search: text(80).default(''),
        itemNumbers: items.shape.itemNumbers.default([]),
      }),
      until: optionalDay.default(''),
    }),
    output: z.object({ priceChange: z.string() }),
  },
  'admin/pricechange/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Changes a draft',
    input: changeInput(ofChange, editedPriceChange, { name: 'Spring' }),
    output: done,
  },
  'admin/pricechange/discard': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Discards a draft',
    input: z.strictObject(ofChange),
    output: done,
  },
  'admin/pricechange/plan': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary: 'Plans a draft: its prices are written in the background, and hold from its first day on',
    input: z.strictObject(ofChange),
    output: done,
  },
  'admin/pricechange/takeback': {
    via: 'post',
    kind: 'command',
    access: staffWith('price'),
    summary:
      'Takes a change back as a whole, before or after its first day; prices that were changed since are left, and named',
    input: z.strictObject(ofChange),
    output: done,
  },
});
