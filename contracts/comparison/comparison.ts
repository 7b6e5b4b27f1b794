// Comparing products (spec 1, 5, 8): at most 4.
import { z } from 'zod';
import { productCard } from '../category/category.ts';
import { defineOperations } from '../shared/operation.ts';
import { itemNumber } from '../shared/shared.ts';

export const MOST_COMPARED = 4;

const products = z
  .array(itemNumber)
  .min(1, 'compare_nothing')
  .max(MOST_COMPARED, 'compare_too_many')
  .refine((all) => new Set(all).size === all.length, 'compare_twice');

/** One line of the comparison: an attribute that one of the products has. */
const compareOption = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  values: z.array(z.string()).meta({ description: 'In the order of the products; empty where one has none' }),
  differs: z.boolean(),
});

export const comparisonOperations = defineOperations({
  'cart/viewcomparison': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'The products to compare, in the order in which they are named; what is not sold is named in missing',
    input: z.strictObject({ productIds: products }),
    output: z.object({ products: z.array(productCard), missing: z.array(z.string()) }),
  },
  'product/getcompareoptions': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'What the products to compare are described by, and in what they differ',
    input: z.strictObject({ productIds: products }),
    output: z.object({ options: z.array(compareOption) }),
  },
});
