import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { categoryCommands, categoryFunctions } from './category.commands.ts';

export const feature = {
  needs: ['attribute', 'picture'],
  commands: categoryCommands,
  functions: { category: categoryFunctions },
} satisfies WriteFeature;
