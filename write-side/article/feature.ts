import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { articleCommands, articleFunctions } from './article.commands.ts';

export const feature = {
  needs: ['picture'],
  commands: articleCommands,
  functions: { article: articleFunctions },
} satisfies WriteFeature;
