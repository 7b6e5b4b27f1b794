import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { openidCommands } from './openid.commands.ts';

export const feature = {
  needs: ['account', 'contact'],
  commands: openidCommands,
} satisfies WriteFeature;
