// Name, user name, e-mail address and password of who is signed in, changed by themselves (spec 2 and 5).
import { z } from 'zod';
import { settings } from '../setting/settings.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { done, email, none, personName } from '../shared/shared.ts';
import { currentPassword, newPassword, userName } from '../account/account.ts';

/** A field that is left empty stays as it is. */
const orNothing = <T extends z.ZodType>(field: T) => z.union([z.literal(''), field]).default('' as never);

const shown = z.object({ FirstName: z.string(), LastName: z.string(), UserName: z.string(), Email: z.string() });
export type LoginDetails = z.output<typeof shown>;

const changed = z.strictObject({
  currentPassword,
  firstName: orNothing(personName),
  lastName: orNothing(personName),
  userName: orNothing(userName),
  confirmUserName: z.string().trim().toLowerCase().max(60).default(''),
  email: orNothing(email),
  confirmEmail: z.string().trim().toLowerCase().max(254).default(''),
  password: orNothing(newPassword),
  confirmPassword: z.string().max(200).default(''),
});

export const loginDetailsOperations = defineOperations({
  'account/logindetails': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.addressBook,
    summary: 'One’s own name, user name and e-mail address',
    input: none,
    output: shown,
  },
  'account/changelogindetails': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.addressBook,
    summary:
      'Changes one’s own name, user name, e-mail address or password, for who knows the present password; what is empty stays',
    input: changed
      .refine((to) => to.userName === to.confirmUserName, { path: ['confirmUserName'], message: 'user_name_mismatch' })
      .refine((to) => to.email === to.confirmEmail, { path: ['confirmEmail'], message: 'email_mismatch' })
      .refine((to) => to.password === to.confirmPassword, { path: ['confirmPassword'], message: 'password_mismatch' }),
    output: done,
  },
});
