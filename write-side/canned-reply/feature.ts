import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { cannedReplyCommands } from './canned-reply.commands.ts';

export const feature = {
  commands: cannedReplyCommands,
} satisfies WriteFeature;
