import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { registrationFormCommands } from './registration-form.commands.ts';
import { registrationFormStates } from './registration-form.states.ts';

export const feature = {
  needs: ['attachment'],
  commands: registrationFormCommands,
  states: { registrationForm: registrationFormStates },
} satisfies WriteFeature;
