import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { roleCommands } from './role.commands.ts';
import { staffCommands } from './staff.commands.ts';
import { staffFunctions } from './staff.functions.ts';

export const feature = {
  needs: ['contact'],
  commands: { ...roleCommands, ...staffCommands },
  functions: { staff: staffFunctions },
} satisfies WriteFeature;
