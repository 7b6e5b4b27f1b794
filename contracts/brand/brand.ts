// Brands in the back office (issue 10). A brand is the name that products say; what is kept beside it is its logo.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { pictureKey } from '../product/product-desk.ts';
import { done, listParameters, requiredText } from '../shared/shared.ts';

const name = requiredText(60);

export const brandOperations = defineOperations({
  'admin/brand/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Brands with the number of their products',
    input: z.strictObject(listParameters(['name', 'products'], 'ASC')),
    output: z.object({
      total: z.int(),
      rows: z.array(
        z.object({
          name: z.string(),
          products: z.int().meta({ description: 'Of every status' }),
          logoUrl: z.string(),
          stream: z.string().meta({ description: 'Its history; empty where it has none of its own' }),
          renamedTo: z.string().meta({ description: 'Its products are being renamed to this; otherwise empty' }),
        }),
      ),
    }),
  },
  'admin/brand/rename': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Gives the products of a brand another brand, in the background; one that exists takes them in',
    input: z.strictObject({ name, to: name }),
    output: done.extend({ products: z.int().meta({ description: 'Products that will be renamed' }) }),
  },
  'admin/brand/setlogo': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Sets the logo of a brand; an empty picture removes it',
    input: z.strictObject({ name, picture: z.union([pictureKey, z.literal('')]) }),
    output: done,
  },
});
