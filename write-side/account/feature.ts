import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import { accountCommands, accountFunctions, contactStates } from './account.commands.ts';
import { companyContactCommands } from './company-contact.commands.ts';
import { leaveFunctions } from './leave.functions.ts';
import { loginDetailsCommands } from './login-details.commands.ts';
import { registrationFormCommands } from './registration-form.commands.ts';
import { signInFunctions } from './sign-in.commands.ts';
import { accountStates } from './standing.ts';

export const feature = {
  commands: { ...accountCommands, ...companyContactCommands, ...loginDetailsCommands, ...registrationFormCommands },
  functions: { account: accountFunctions, contact: leaveFunctions, signIn: signInFunctions },
  states: { account: accountStates, contact: contactStates },
} satisfies WriteFeature;
