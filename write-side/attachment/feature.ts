import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { attachmentCommands, attachmentFunctions, attachmentStates } from './attachment.commands.ts';

export const feature = {
  needs: ['document', 'enquiry', 'picture', 'product', 'setting', 'tax'],
  commands: attachmentCommands,
  functions: { attachment: attachmentFunctions },
  states: { attachment: attachmentStates },
} satisfies WriteFeature;
