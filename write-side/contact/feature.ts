import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { companyContactCommands } from './company-contact.commands.ts';
import { contactFunctions } from './contact.functions.ts';
import { contactStates } from './contact.states.ts';
import { loginDetailsCommands } from './login-details.commands.ts';

export const feature = {
  needs: ['account'],
  commands: { ...companyContactCommands, ...loginDetailsCommands },
  functions: { contact: contactFunctions },
  states: { contact: contactStates },
} satisfies WriteFeature;
