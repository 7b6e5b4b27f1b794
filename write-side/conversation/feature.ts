import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { conversationCommands, conversationFunctions } from './conversation.commands.ts';

export const feature = {
  needs: ['account', 'contact', 'order', 'quote'],
  commands: conversationCommands,
  functions: { conversation: conversationFunctions },
} satisfies WriteFeature;
