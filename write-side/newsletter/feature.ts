import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { newsletterCommands, newsletterFunctions } from './newsletter.commands.ts';

export const feature = {
  needs: ['account', 'store'],
  commands: newsletterCommands,
  functions: { newsletter: newsletterFunctions },
} satisfies WriteFeature;
