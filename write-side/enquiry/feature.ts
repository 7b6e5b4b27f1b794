import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { enquiryCommands, enquiryStates } from './enquiry.commands.ts';

export const feature = {
  commands: enquiryCommands,
  states: { enquiry: enquiryStates },
} satisfies WriteFeature;
