import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { pageCommands, pageFunctions } from './page.commands.ts';

export const feature = {
  commands: pageCommands,
  functions: { page: pageFunctions },
} satisfies WriteFeature;
