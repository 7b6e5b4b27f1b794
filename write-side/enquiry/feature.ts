import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { enquiryCommands, enquiryStates } from './enquiry.commands.ts';

export const feature = {
  needs: ['attachment'],
  commands: enquiryCommands,
  states: { enquiry: enquiryStates },
} satisfies WriteFeature;
