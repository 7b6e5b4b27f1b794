import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { redirectCommands, redirectFunctions } from './redirect.commands.ts';

export const feature = {
  commands: redirectCommands,
  functions: { redirect: redirectFunctions },
} satisfies WriteFeature;
