import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { mailFunctions, mailStates } from './mail.commands.ts';

export const feature = {
  functions: { mail: mailFunctions },
  states: { mail: mailStates },
} satisfies WriteFeature;
