// Product families in the back office: what their variants differ in, and which there are (issue 10, "options and variants").
import { z } from 'zod';
import { FAMILY_LIMITS } from '#domain/family/family.events.ts';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { attributeKey, productStatus } from '../product/product-desk.ts';
import { amount, currencyCode, done, id, itemNumber, listParameters, requiredText, text } from '../shared/shared.ts';

const translated = z.object({ en: z.string(), fr: z.string() });
const swatch = z
  .string()
  .regex(/^(#[0-9a-f]{6}|[0-9a-f]{64})?$/, 'swatch_invalid')
  .meta({ description: '#rrggbb, or the SHA-256 of an uploaded picture; empty: none' });

export const editedFamily = z.strictObject({
  name: z.strictObject({ en: requiredText(200), fr: text(200) }),
  options: z
    .array(
      z.strictObject({
        attribute: attributeKey,
        values: z.array(z.strictObject({ value: requiredText(120), swatch })).max(FAMILY_LIMITS.values, 'too_many'),
      }),
    )
    .max(FAMILY_LIMITS.options, 'too_many'),
});

const ofFamily = { family: id };
const optionValues = z.record(attributeKey, requiredText(120));

export const familyOperations = defineOperations({
  'admin/family/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Product families by name, with how many products belong to each',
    input: z.strictObject(listParameters(['name', 'family'], 'ASC')),
    output: z.object({
      total: z.int(),
      rows: z.array(
        z.object({ family: z.string(), name: translated, options: z.array(z.string()), variants: z.int() }),
      ),
    }),
  },
  'admin/family/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'A product family: its options, and the products that belong to it with their values',
    input: z.strictObject(ofFamily),
    output: z.object({
      family: z.string(),
      data: editedFamily,
      attributes: z.array(
        z.object({
          attribute: z.string(),
          name: translated,
          unit: z.string(),
          kind: z.enum(['number', 'text']),
          valuesFr: z.record(z.string(), z.string()),
        }),
      ),
      swatchUrls: z.record(z.string(), z.string()).meta({ description: 'Addresses of the uploaded pictures' }),
      variants: z.array(
        z.object({
          itemNumber: z.string(),
          name: translated,
          status: productStatus,
          imageUrl: z.string(),
          attributes: z.record(z.string(), z.string()),
          price: amount.optional().meta({ description: 'Of one, in the standard list' }),
          currency: currencyCode.optional(),
          available: z.int().optional(),
        }),
      ),
    }),
  },
  'admin/family/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Adds a product family',
    input: z.strictObject({ ...ofFamily, data: editedFamily }),
    output: done,
  },
  'admin/family/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Changes name or options of a product family from what was seen to what is wanted',
    input: changeInput(ofFamily, editedFamily, { name: { en: 'Work glove', fr: 'Gant de travail' } }),
    output: done,
  },
  'admin/family/remove': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Removes a product family to which no product belongs',
    input: z.strictObject(ofFamily),
    output: done,
  },
  'admin/product/addvariants': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary:
      'Adds variants of a family as drafts: each with everything of one product but number, name and option values',
    input: z.strictObject({
      ...ofFamily,
      copyOf: itemNumber,
      variants: z
        .array(
          z.strictObject({
            itemNumber,
            name: z.strictObject({ en: requiredText(300), fr: text(300) }),
            values: optionValues,
          }),
        )
        .min(1, 'required')
        .max(100, 'too_many'),
    }),
    output: z.object({
      added: z.array(z.string()),
      left: z.array(z.object({ itemNumber: z.string(), code: z.string() })).meta({ description: 'And why' }),
    }),
  },
});
