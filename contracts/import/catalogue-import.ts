// The importer sends one operation per kind of line. They are internal until the back office edits the catalogue.
import { z } from 'zod';
import { defineOperations } from '../shared/operation.ts';
import { settingNames, settingOfItsType } from '../setting/setting-definitions.ts';
import { amount, currencyCode, id, itemNumber, day, idText } from '../shared/shared.ts';

const storable = z
  .string()
  .max(4_000)
  .refine((t) => !t.includes('\u0000') && t.isWellFormed(), 'text_not_storable');
const name = storable.min(1, 'required').max(300);
const translated = z.strictObject({ en: storable, fr: storable });
/** A language that is left out stays as it is. */
const changedText = z.strictObject({ en: storable.optional(), fr: storable.optional() });
const changedName = z.strictObject({ en: name.optional(), fr: storable.max(300).optional() });
const attributeKey = idText(/^[a-z][a-z0-9_]{0,39}$/, 'attribute_invalid');
/** Tells whether anything had to change. */
const imported = z.object({ changed: z.boolean() });

export const importOperations = defineOperations({
  'category/import': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Adds or revises a category; what is left out stays as it is',
    output: imported,
    input: z.strictObject({
      categoryId: id,
      category: z
        .strictObject({
          parent: z.union([id, z.literal('')]),
          name: changedName,
          description: changedText,
          pictogram: storable.max(80),
          picture: storable.max(80),
          sort: z.int(),
          tableColumns: z.array(attributeKey).max(20),
        })
        .partial(),
    }),
  },
  'attribute/import': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Defines or revises an attribute of products; what is left out stays as it is',
    output: imported,
    input: z.strictObject({
      attribute: attributeKey,
      definition: z
        .strictObject({
          name: changedName,
          unit: storable.max(20),
          unitFr: storable.max(20),
          kind: z.enum(['number', 'text']),
          facet: z.boolean(),
          sort: z.int(),
          valuesFr: z.record(z.string(), storable.max(120)),
        })
        .partial(),
    }),
  },
  'product/import': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Adds, revises, discontinues or reinstates a product; what is left out stays as it is',
    output: imported,
    input: z.strictObject({
      itemNumber,
      product: z
        .strictObject({
          category: id,
          brand: name.max(60),
          name: changedName,
          description: changedText,
          keywords: changedText,
          unit: name.max(10),
          packQuantity: z.int().min(1),
          weightGrams: z.int().min(0),
          leadTimeDays: z.int().min(0).max(999),
          backorder: z.boolean(),
          giftCertificate: z.boolean(),
          attributes: z.record(attributeKey, storable.max(120)),
          pictures: z.array(storable.max(120)).max(12),
          accessories: z.array(itemNumber).max(40),
          similar: z.array(itemNumber).max(40),
          bundle: z.array(z.strictObject({ itemNumber, quantity: z.int().min(1) })).max(40),
          addedOn: day,
          discontinued: z.boolean(),
        })
        .partial(),
    }),
  },
  'price-list/import': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Sets the tier prices of an item in a price list; no tier at all withdraws its price',
    output: imported,
    input: z.strictObject({
      priceList: id,
      itemNumber,
      currency: currencyCode,
      tiers: z.array(z.strictObject({ quantity: z.int().min(1), unitPrice: amount.min(1) })).max(20),
    }),
  },
  'stock/count': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Says how much of an item lies in each warehouse',
    output: imported,
    input: z.strictObject({
      itemNumber,
      counts: z.record(idText(/^[a-z][a-z0-9-]{0,19}$/, 'warehouse_invalid'), z.int().min(0).max(99_999_999)),
    }),
  },
  'setting/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves a store setting',
    output: imported,
    input: z
      .strictObject({ name: z.enum(settingNames), value: storable })
      .superRefine((input, context) => settingOfItsType(input, context)),
  },
  'static-content/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves a block of static content; its HTML is sanitised',
    output: imported,
    input: z.strictObject({
      contentBlockId: id,
      block: z.strictObject({
        title: translated,
        altText: translated,
        linkedTo: storable.max(500),
        linkTarget: storable.max(20),
        html: z.strictObject({ en: z.string().max(100_000), fr: z.string().max(100_000) }),
      }),
    }),
  },
});
