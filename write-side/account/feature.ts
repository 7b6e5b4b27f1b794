import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { accountCommands } from './account.commands.ts';
import { registrationFunctions } from './register.ts';
import { signInFunctions } from './sign-in.commands.ts';
import { accountStates } from './standing.ts';

export const feature = {
  needs: ['cart', 'contact', 'openid', 'registration-form', 'setting', 'store'],
  commands: accountCommands,
  functions: { signIn: signInFunctions, registration: registrationFunctions },
  states: { account: accountStates },
} satisfies WriteFeature;
