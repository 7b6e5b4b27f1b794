// Attributes of products in the back office (issue 10).
import { z } from 'zod';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { attributeKey } from '../product/product-desk.ts';
import { asOf, done, none, requiredText, text } from '../shared/shared.ts';

export const editedAttribute = z.strictObject({
  name: z.strictObject({ en: requiredText(80), fr: text(80) }),
  unit: text(20),
  unitFr: text(20).meta({ description: 'Where French writes it otherwise: rpm is tr/min' }),
  kind: z.enum(['number', 'text']),
  facet: z.boolean().meta({ description: 'Lists can be narrowed by it' }),
  sort: z.int('number_invalid').min(0, 'number_invalid').max(100_000, 'number_invalid'),
  valuesFr: z.record(text(120), text(120)).meta({ description: 'French of values that differ from the English' }),
});

const definition = z.object({ attribute: z.string(), ...editedAttribute.shape });

export const attributeOperations = defineOperations({
  'admin/attribute/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'All attributes in the order in which products show them',
    input: none,
    output: z.object({ attributes: z.array(definition) }),
  },
  'admin/attribute/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'One attribute with the values that products have, the most frequent first',
    input: z.strictObject({ attribute: attributeKey, asOf }),
    output: z.object({
      attribute: z.string(),
      data: editedAttribute,
      products: z.int().meta({ description: 'Products that have it' }),
      values: z.array(z.object({ value: z.string(), products: z.int() })),
    }),
  },
  'admin/attribute/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Defines an attribute',
    input: z.strictObject({
      attribute: attributeKey,
      definition: editedAttribute.partial().required({ name: true, kind: true }),
    }),
    output: done,
  },
  'admin/attribute/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Changes fields from what was seen to what is wanted; the type of one in use stays',
    input: changeInput({ attribute: attributeKey }, editedAttribute, { name: { en: 'Bore', fr: 'Alésage' } }),
    output: done,
  },
});
