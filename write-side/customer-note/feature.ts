import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { customerNoteCommands } from './customer-note.commands.ts';

export const feature = {
  needs: ['account'],
  commands: customerNoteCommands,
} satisfies WriteFeature;
