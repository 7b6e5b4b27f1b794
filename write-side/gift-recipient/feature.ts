import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { giftRecipientCommands, giftRecipientFunctions, giftRecipientStates } from './gift-recipient.commands.ts';

export const feature = {
  commands: giftRecipientCommands,
  functions: { giftRecipient: giftRecipientFunctions },
  states: { giftRecipient: giftRecipientStates },
} satisfies WriteFeature;
