import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { productCommands, productFunctions } from './product.commands.ts';

export const feature = {
  needs: ['attachment', 'attribute', 'category', 'family', 'picture'],
  commands: productCommands,
  functions: { product: productFunctions },
} satisfies WriteFeature;
