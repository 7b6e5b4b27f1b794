import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { settingCommands, settingFunctions } from './setting.commands.ts';

export const feature = {
  needs: ['picture', 'setup', 'staff'],
  commands: settingCommands,
  functions: { setting: settingFunctions },
} satisfies WriteFeature;
