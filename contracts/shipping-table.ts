import { z } from 'zod';
import type { ShippingRuleApplied } from '#domain/shared/pricing.ts';
import { defineOperations } from './operation.ts';
import { amount, done, none } from './shared.ts';

const destination = { country: z.string(), state: z.string() };
const translated = z.object({ en: z.string(), fr: z.string() });

export const shippingTableOperations = defineOperations({
  'shipping-table/find': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'Shipping methods that serve a destination, with their price for a weight',
    input: z.strictObject({ ...destination, grams: z.int(), goods: amount }),
    output: z.array(
      z.object({
        shippingMethod: z.string(),
        name: translated,
        price: amount,
        rule: z.custom<ShippingRuleApplied>(),
        transitDays: z.int(),
      }),
    ),
  },
  'shipping-table/names': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'What every shipping method is called',
    input: none,
    output: z.record(z.string(), translated),
  },
  'shipping-table/require': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary:
      'Refuses a shipping method that the shop does not have with shipping_method_unavailable; whether it goes to an address, its tables say',
    input: z.strictObject({ shippingMethod: z.string() }),
    output: done,
  },
  'tax-table/find': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: "A destination's taxes: the state's where it has its own, otherwise the country's",
    input: z.strictObject(destination),
    output: z.object({
      destination: z.string(),
      rules: z.array(z.object({ name: translated, rate: z.int(), onShipping: z.boolean() })),
    }),
  },
});
