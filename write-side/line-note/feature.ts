import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { lineNoteCommands, lineNoteFunctions } from './line-note.commands.ts';

export const feature = {
  commands: lineNoteCommands,
  functions: { lineNote: lineNoteFunctions },
} satisfies WriteFeature;
