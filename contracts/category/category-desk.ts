// Categories in the back office (issue 10).
import { z } from 'zod';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { attributeKey, pictureKey } from '../product/product-desk.ts';
import { asOf, done, id, none, requiredText, text } from '../shared/shared.ts';

/** A page of the shop or of another site: what type 1 leads to. */
export const linkBasedUrl = text(500).refine((url) => /^(\/(?!\/)|https:\/\/)[^\s\\]*$/.test(url), 'link_invalid');

export const editedCategory = z.strictObject({
  name: z.strictObject({ en: requiredText(120), fr: text(120) }),
  description: z.strictObject({ en: text(4_000), fr: text(4_000) }),
  type: z.union([z.literal(0), z.literal(1)]).meta({ description: '0: products; 1: leads to linkBasedUrl (spec 3)' }),
  linkBasedUrl: z.union([z.literal(''), linkBasedUrl]),
  picture: z.union([pictureKey, text(80)]),
  pictogram: z.union([pictureKey, text(80)]),
  tableColumns: z.array(attributeKey).max(20, 'too_many').meta({ description: 'Columns of the table of its products' }),
});

const parent = z.union([id, z.literal('')]).meta({ description: 'Empty: a top category' });

export const categoryDeskOperations = defineOperations({
  'admin/category/tree': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'All categories in the order of the catalogue, each after the one that it lies in',
    input: none,
    output: z.object({
      categories: z.array(
        z.object({
          categoryId: z.string(),
          parent: z.string(),
          depth: z.int().meta({ description: '0: a top category' }),
          name: z.object({ en: z.string(), fr: z.string() }),
          hidden: z.boolean(),
          type: z.union([z.literal(0), z.literal(1)]),
          imageUrl: z.string(),
          products: z.int().meta({ description: 'In it itself, of every status' }),
        }),
      ),
    }),
  },
  'admin/category/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Everything about one category',
    input: z.strictObject({ categoryId: id, asOf }),
    output: z.object({
      categoryId: z.string(),
      parent: z.string(),
      hidden: z.boolean(),
      seoFriendlyName: z.string(),
      pictureUrl: z.string(),
      pictogramUrl: z.string(),
      data: editedCategory,
    }),
  },
  'admin/category/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Adds a category as the last of those in the one that it lies in',
    input: z.strictObject({ categoryId: id, parent, category: editedCategory.partial().required({ name: true }) }),
    output: done,
  },
  'admin/category/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Changes fields from what was seen to what is wanted',
    input: changeInput({ categoryId: id }, editedCategory, { name: { en: 'Bearings', fr: 'Roulements' } }),
    output: done,
  },
  'admin/category/move': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Moves a category with all below it: into another one, and before one of those in it',
    input: z.strictObject({
      categoryId: id,
      parent,
      before: z
        .union([id, z.literal('')])
        .default('')
        .meta({ description: 'Empty: as the last' }),
    }),
    output: done,
  },
  'admin/category/hide': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Takes a category and all below it out of menus; its products are still found',
    input: z.strictObject({ categoryId: id }),
    output: done,
  },
  'admin/category/show': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Shows a hidden category again',
    input: z.strictObject({ categoryId: id }),
    output: done,
  },
});
