import type { WriteFeature } from '#platform/operations/write-feature.ts';
import { customerNoteCommands } from './customer-note.commands.ts';

export const feature = {
  commands: customerNoteCommands,
} satisfies WriteFeature;
