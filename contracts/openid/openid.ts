// Sign-in by a provider of OpenID Connect (spec 1 and 6, social login): its person is linked to a contact once, after proof
// of that contact's password or of the letter that was sent to them.
import { z } from 'zod';
import {
  companyIsNamed,
  foreignName,
  nameIsOwn,
  namelessCompany,
  registrant,
  resetToken,
  userContext,
} from '../account/account.ts';
import { proof, secondFactorCode } from '../second-factor/second-factor.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { base64Url, done, id, isoDate, none, requiredText } from '../shared/shared.ts';

/** Sealed by the shop for the session that it was given to, for some minutes. */
const sealed = base64Url(4_000);
const code = secondFactorCode.optional().meta({ description: 'Of the authenticator, or from paper' });

const link = z.object({
  linkId: z.string(),
  providerId: z.string(),
  provider: z.string().meta({ description: 'What the provider is called; its id where it is no longer offered' }),
  linkedAt: isoDate,
});
export type OpenidLink = z.output<typeof link>;

export const openidOperations = defineOperations({
  'account/openid/providers': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    summary: 'Providers of OpenID Connect by which buyers can sign in',
    input: none,
    output: z.object({ providers: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  'account/openid/begin': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Where a browser goes to sign in with a provider; it comes back to /account/openid',
    input: z.strictObject({ provider: id }),
    output: z.object({ url: z.string(), flow: z.string().meta({ description: 'Comes back with the answer' }) }),
  },
  'account/openid/finish': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Who has signed in with a provider, by what it sent the browser back with',
    input: z.strictObject({
      flow: sealed,
      query: requiredText(4_000).meta({ description: 'Of the address that the browser came back to' }),
    }),
    output: z.object({
      identity: z.string().meta({ description: 'Stands for the person, in this session, for some minutes' }),
      isLinked: z.boolean().meta({ description: 'It signs a contact in' }),
      provider: z.string(),
      email: z.string().meta({ description: 'As the provider knows it; empty where it says nothing' }),
    }),
  },
  'account/loginwithopenid': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Signs in the contact that a person of a provider is linked to',
    input: z.strictObject({ identity: sealed, code }),
    output: userContext,
  },
  'account/linkopenid': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Links a person of a provider to the contact with this name and password, and signs them in',
    input: z.strictObject({
      identity: sealed,
      userName: requiredText(254).meta({ description: 'Or the e-mail address, where one contact alone has it' }),
      password: z.string().min(1, 'required').max(200),
      code,
    }),
    output: userContext,
  },
  'account/registerwithopenid': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 10,
    summary: 'Registers as account/register does, whoever signs in by a provider instead of a password',
    input: z
      .strictObject({ ...registrant, identity: sealed })
      .refine(nameIsOwn, foreignName)
      .refine(companyIsNamed, namelessCompany),
    output: userContext,
  },
  'account/openid/linkbyletter': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Links a person of a provider to the contact whose letter is shown, who chooses no password then',
    input: z.strictObject({ identity: sealed, token: resetToken }),
    output: done,
  },
  'account/openid/link': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Links a person of a provider to who is signed in',
    input: z.strictObject({ identity: sealed, proof }),
    output: done,
  },
  'account/openid/links': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    summary: 'Providers by which the caller signs in',
    input: none,
    output: z.object({
      links: z.array(link),
      demanded: z.string().meta({
        description: 'By which alone their company lets its people in, as `provider`; empty where by any way',
      }),
    }),
  },
  'account/openid/unlink': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Lets a person of a provider sign in as the caller no more',
    input: z.strictObject({ linkId: id, proof }),
    output: done,
  },
});
