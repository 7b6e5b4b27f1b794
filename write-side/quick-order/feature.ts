import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { quickOrderCommands } from './quick-order.commands.ts';

export const feature = {
  needs: ['cart'],
  commands: quickOrderCommands,
} satisfies WriteFeature;
