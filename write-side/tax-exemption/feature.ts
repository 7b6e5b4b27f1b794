import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { taxExemptionCommands } from './tax-exemption.commands.ts';

export const feature = {
  needs: ['account', 'attachment'],
  commands: taxExemptionCommands,
} satisfies WriteFeature;
