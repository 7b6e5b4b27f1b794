// Products in the back office (issue 10, "The back office for what a shop is made of").
import { gtinOf } from '#domain/shared/gtin.ts';
import { z } from 'zod';
import { DOCUMENT_KINDS, DOCUMENT_READERS, PRODUCT_LIMITS, PRODUCT_STATUSES } from '#domain/product/product.events.ts';
import { isBase64 } from '../attachment/attachment.ts';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { productDetails } from './product.ts';
import {
  amount,
  asOf,
  currencyCode,
  done,
  id,
  isoDate,
  itemNumber,
  languageCode,
  listParameter,
  listParameters,
  requiredText,
  text,
  optionalDay,
  moment,
  idText,
} from '../shared/shared.ts';

/** Texts in both languages; French that is empty is the English (domain/shared/translated.ts). */
const translatedText = (max: number) => z.strictObject({ en: text(max), fr: text(max) });
const html = z
  .string()
  .trim()
  .max(20_000, 'text_too_long')
  .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'text_not_storable');
const name = z.strictObject({ en: requiredText(300), fr: text(300) });
export const attributeKey = idText(/^[a-z][a-z0-9_]{0,39}$/, 'attribute_invalid');
const items = z.array(itemNumber).max(PRODUCT_LIMITS.relations, 'too_many');
const millimetres = z.int('number_invalid').min(0, 'number_invalid').max(100_000, 'number_invalid');
const count = (least: number, most: number) =>
  z.int('number_invalid').min(least, 'number_invalid').max(most, 'number_invalid');
export const pictureKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'picture_unknown')
  .meta({ description: 'SHA-256 of an uploaded picture, as admin/picture/upload answers it' });

/** What of a product is edited as values. */
export const editedProduct = z.strictObject({
  category: id,
  brand: requiredText(60),
  gtin: text(14)
    .refine((typed) => !typed || gtinOf(typed) === typed, 'gtin_invalid')
    .meta({ description: 'EAN, UPC or GTIN with its check digit, or nothing' }),
  manufacturerNumber: text(60),
  family: z.union([id, z.literal('')]).meta({ description: 'The product family whose variant it is, or nothing' }),
  name,
  description: z.strictObject({ en: html, fr: html }).meta({ description: 'HTML; what could run is taken out' }),
  keywords: translatedText(2_000),
  unit: requiredText(10),
  packQuantity: count(1, 999_999),
  weightGrams: count(0, 100_000_000),
  dimensions: z.strictObject({ lengthMm: millimetres, widthMm: millimetres, heightMm: millimetres }),
  minimumQuantity: count(1, 999_999).meta({ description: 'The least that can be ordered; a multiple of quantityStep' }),
  quantityStep: count(1, 999_999).meta({ description: 'Ordered quantities are multiples of it' }),
  leadTimeDays: count(0, 999),
  backorder: z.boolean(),
  giftCertificate: z.boolean().meta({ description: 'Sent by e-mail as a gift certificate of its price' }),
  taxClass: idText(/^[a-z][a-z0-9-]{0,29}$/, 'tax_class_invalid'),
  attributes: z.record(attributeKey, requiredText(120)),
  accessories: items,
  similar: items,
  bundle: z
    .array(z.strictObject({ itemNumber, quantity: count(1, 999_999) }))
    .max(PRODUCT_LIMITS.relations, 'too_many'),
  newUntil: optionalDay.meta({ description: 'Day, or nothing' }),
});
export type EditedProductFields = z.output<typeof editedProduct>;

const document = z.object({
  document: z.string().meta({ description: 'SHA-256 of the file, hex' }),
  kind: z.enum(DOCUMENT_KINDS),
  title: z.object({ en: z.string(), fr: z.string() }),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int().meta({ description: 'Bytes' }),
  readers: z.enum(DOCUMENT_READERS),
  days: z.int().meta({ description: 'Days after the order in which buyers may have it; 0: for ever' }),
  times: z.int().meta({ description: 'Times that each order allows it; 0: as often as they like' }),
});
const documentName = z.string().regex(/^[0-9a-f]{64}$/, 'document_not_found');
const editedDocument = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  title: z.strictObject({ en: requiredText(120), fr: text(120) }),
  readers: z.enum(DOCUMENT_READERS),
  days: count(0, 9_999),
  times: count(0, 9_999),
});

export const productStatus = z.enum(PRODUCT_STATUSES);
const ofProduct = { itemNumber };
/** A file as a browser sends it. */
export const sentFile = {
  FileName: requiredText(255),
  FileType: text(120).meta({ description: 'Media type as the browser has it' }),
  FileData: z
    .string()
    .min(1, 'attachment_empty')
    .refine(isBase64, 'attachment_unreadable')
    .meta({ description: 'Base64' }),
};

/** What a list of products, or a change of many, is narrowed by. */
export const productFilter = {
  category: id.optional().meta({ description: 'And what lies below it' }),
  brand: text(60).optional(),
  family: id.optional(),
  status: productStatus.optional(),
  picture: z.enum(['with', 'without']).optional(),
  price: z.enum(['with', 'without']).optional().meta({ description: 'A price in the standard list' }),
  stock: z.enum(['with', 'without']).optional().meta({ description: 'Of what is no bundle' }),
};

/** What of a product a table of many edits: everything but long texts and what is no single value. */
const tableFields = editedProduct.omit({ description: true, accessories: true, similar: true, bundle: true });
const priceOfItem = z.object({
  version: z.int(),
  currency: currencyCode,
  periods: z.array(
    z.object({
      from: z.string(),
      until: z.string(),
      tiers: z.array(z.object({ quantity: z.int(), unitPrice: amount })),
    }),
  ),
});

export const productDeskOperations = defineOperations({
  'admin/product/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Products of every status, searched, filtered and sorted on the server',
    input: z.strictObject({ ...listParameters(['itemNumber', 'name', 'changedAt'], 'ASC'), ...productFilter }),
    output: z.object({
      total: z.int(),
      more: z.boolean().meta({ description: 'There are more than total' }),
      rows: z.array(
        z.object({
          itemNumber: z.string(),
          name: z.string(),
          brand: z.string(),
          category: z.string(),
          categoryName: z.string(),
          status: productStatus,
          publishAt: z.string(),
          successor: z.string(),
          imageUrl: z.string(),
          hasPicture: z.boolean(),
          price: amount.optional().meta({ description: 'Of one, in the standard list; absent without one' }),
          currency: currencyCode.optional(),
          unit: z.string(),
          available: z.int().optional().meta({ description: 'Units that can be promised; absent for a bundle' }),
          changedAt: isoDate,
        }),
      ),
    }),
  },
  'admin/product/grid': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary:
      'Products of every status with the values that a table of many edits, and their prices in the standard list',
    input: z.strictObject({
      ...listParameters(['itemNumber', 'name', 'changedAt'], 'ASC'),
      ...productFilter,
      items: listParameter(8_000, 200).optional().meta({ description: 'Only these item numbers' }),
    }),
    output: z.object({
      total: z.int(),
      more: z.boolean().meta({ description: 'There are more than total' }),
      priceList: z.string().meta({ description: 'The standard list of the shop’s currency' }),
      currency: currencyCode,
      today: z.string().meta({ description: 'The shop’s calendar day' }),
      rows: z.array(
        z.object({ itemNumber: z.string(), status: productStatus, data: tableFields, price: priceOfItem.optional() }),
      ),
    }),
  },
  'admin/product/numbers': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'The numbers of all products that a list finds, 5,000 at a time: for a change of many',
    input: z.strictObject({
      search: text(80).default(''),
      ...productFilter,
      after: z
        .union([itemNumber, z.literal('')])
        .default('')
        .meta({ description: 'Goes on after this one' }),
    }),
    output: z.object({ numbers: z.array(z.string()), more: z.boolean() }),
  },
  'admin/product/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Everything that the shop knows of a product',
    input: z.strictObject({ ...ofProduct, asOf }),
    output: z.object({
      itemNumber: z.string(),
      status: productStatus,
      publishAt: z.string(),
      successor: z.string(),
      seoFriendlyName: z.string(),
      data: editedProduct.extend({ addedOn: z.string() }),
      pictures: z.array(
        z.object({ picture: z.string(), url: z.string(), altText: z.object({ en: z.string(), fr: z.string() }) }),
      ),
      documents: z.array(document),
      categoryPath: z.array(z.object({ categoryId: z.string(), name: z.string() })),
      related: z
        .record(z.string(), z.object({ name: z.string(), status: productStatus }))
        .meta({ description: 'Names of the items that it names' }),
      standardPrice: amount.optional(),
      currency: currencyCode.optional(),
    }),
  },
  'admin/product/attributes': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'The attributes that products of a category have: first the columns of its table, then what others have',
    input: z.strictObject({ category: id }),
    output: z.object({ attributes: z.array(z.string()), others: z.array(z.string()) }),
  },
  'admin/product/preview': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'A product as its page will show it, also while it is a draft, to an account or to everybody',
    input: z.strictObject({ ...ofProduct, language: languageCode, accountId: id.optional() }),
    output: productDetails,
  },
  'admin/product/document': {
    via: 'getfile',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    file: 'application/octet-stream',
    summary: 'A document of a product, as a download',
    input: z.strictObject({ ...ofProduct, document: documentName }),
    output: z.object({ fileName: z.string(), content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array) }),
  },
  'admin/product/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Adds a product as a draft: nobody sees it before it is published',
    input: z.strictObject({
      ...ofProduct,
      product: editedProduct.partial().extend({ category: id, brand: requiredText(60), name }),
    }),
    output: done,
  },
  'admin/product/duplicate': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Adds a draft with everything of another product but its number; prices and stock are not copied',
    input: z.strictObject({ ...ofProduct, to: itemNumber }),
    output: done,
  },
  'admin/product/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Changes fields from what was seen to what is wanted',
    input: changeInput(ofProduct, editedProduct, { packQuantity: 10 }),
    output: done,
  },
  'admin/product/publish': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Publishes a draft at once',
    input: z.strictObject(ofProduct),
    output: done,
  },
  'admin/product/schedule': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Plans the moment at which a draft is published; an empty one takes the plan back',
    input: z.strictObject({
      ...ofProduct,
      publishAt: z.union([z.literal(''), moment]),
    }),
    output: done,
  },
  'admin/product/discontinue': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Takes a product out of sale; shoppers are led to its successor, if it has one',
    input: z.strictObject({ ...ofProduct, successor: z.union([itemNumber, z.literal('')]).default('') }),
    output: done,
  },
  'admin/product/reinstate': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Sells a discontinued product again',
    input: z.strictObject(ofProduct),
    output: done,
  },
  'admin/product/addpicture': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Adds an uploaded picture to a product, after those that it has',
    input: z.strictObject({ ...ofProduct, picture: pictureKey, altText: translatedText(200) }),
    output: done,
  },
  'admin/product/removepicture': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Removes a picture from a product',
    input: z.strictObject({ ...ofProduct, picture: requiredText(120) }),
    output: done,
  },
  'admin/product/arrangepictures': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Puts the pictures of a product in another order; the first is shown in lists',
    input: z.strictObject({
      ...ofProduct,
      pictures: z.array(requiredText(120)).min(1, 'required').max(PRODUCT_LIMITS.pictures, 'too_many'),
    }),
    output: done,
  },
  'admin/product/describepicture': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Says what a picture shows, for those who do not see it',
    input: z.strictObject({ ...ofProduct, picture: requiredText(120), altText: translatedText(200) }),
    output: done,
  },
  'admin/product/adddocument': {
    via: 'upload',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Adds a file to a product: a data sheet, a certificate, a drawing',
    input: editedDocument.extend({ ...ofProduct, ...sentFile }),
    output: done,
  },
  'admin/product/changedocument': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Changes what a document is called and who may have it',
    input: changeInput({ ...ofProduct, document: documentName }, editedDocument, { kind: 'manual' }),
    output: done,
  },
  'admin/product/removedocument': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Removes a document from a product',
    input: z.strictObject({ ...ofProduct, document: documentName }),
    output: done,
  },
});
