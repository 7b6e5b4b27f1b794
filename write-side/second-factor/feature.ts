import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { passkeyCommands } from './passkey.commands.ts';
import { secondFactorCommands } from './second-factor.commands.ts';

export const feature = {
  needs: ['account', 'contact', 'staff', 'store'],
  commands: { ...passkeyCommands, ...secondFactorCommands },
} satisfies WriteFeature;
