import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { pictureCommands, pictureFunctions, pictureStates } from './picture.commands.ts';

export const feature = {
  needs: ['attachment'],
  commands: pictureCommands,
  functions: { picture: pictureFunctions },
  states: { picture: pictureStates },
} satisfies WriteFeature;
