// The second factor of staff and buyers: a code from an authenticator, or a passkey, beside the password.
import { z } from 'zod';
import { everyMember, defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import { base64Url, done, id, isoDate, none, requiredText } from '../shared/shared.ts';

/** Six digits of an authenticator, or a code from paper. */
export const secondFactorCode = requiredText(30);

/** What an authenticator says when it is asked for a passkey. */
export const passkeyAnswer = z.strictObject({
  id: base64Url(1_400),
  clientDataJSON: base64Url(4_000),
  authenticatorData: base64Url(4_000),
  signature: base64Url(4_000),
  userHandle: base64Url(100).optional(),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** That it is still the person who signed in: asked for before what opens their account is changed. */
export const proof = z.union([
  z.strictObject({ password: z.string().min(1, 'required').max(200) }),
  z.strictObject({ passkey: passkeyAnswer }),
]);
export type Proof = z.output<typeof proof>;

/** The factors that one has. */
const ownFactors = z.object({
  isSet: z.boolean().meta({ description: 'Any of them: signing in asks for it' }),
  isDemanded: z.boolean().meta({ description: 'The last of them cannot be removed' }),
  hasAuthenticator: z.boolean(),
  passkeys: z.array(
    z.object({
      passkeyId: z.string(),
      name: z.string(),
      addedAt: isoDate,
      usedAt: isoDate.optional().meta({ description: 'Absent: it has not signed in yet' }),
    }),
  ),
  recoveryCodes: z.int().meta({ description: 'How many are left' }),
});
export type OwnFactors = z.output<typeof ownFactors>;

/** What a reset would take away. */
export const factorCount = z.object({ hasAuthenticator: z.boolean(), passkeys: z.int() });
export type FactorCount = z.output<typeof factorCount>;

const begun = z.object({
  secret: z.string().meta({ description: 'Base32, to type in by hand' }),
  qrCode: z.string().meta({ description: 'SVG' }),
});
const removal = z.strictObject({ password: z.string().min(1, 'required').max(200), code: secondFactorCode });

export const secondFactorOperations = defineOperations({
  'admin/secondfactor': {
    via: 'get',
    kind: 'query',
    access: everyMember,
    beforeSecondFactor: true,
    discloses: 'nobody',
    summary: 'One’s own authenticator and passkeys',
    input: none,
    output: ownFactors,
  },
  'admin/secondfactor/begin': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    beforeSecondFactor: true,
    summary: 'A new secret for an authenticator, for who shows who they are; it counts once it is confirmed',
    input: z.strictObject({ proof }),
    output: begun,
  },
  'admin/secondfactor/confirm': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    beforeSecondFactor: true,
    summary:
      'Sets the second factor, by a code that shows that the authenticator has the secret; answers the codes for a lost phone, once',
    input: z.strictObject({ code: secondFactorCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'admin/secondfactor/remove': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    summary: 'Removes one’s own authenticator, for who knows password and code',
    input: removal,
    output: done,
  },
  'admin/secondfactor/reset': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    summary:
      'Removes a colleague’s authenticator and passkeys, and ends their sessions, for who shows who they are: for a lost phone whose codes are lost too',
    input: z.strictObject({ staffId: id, proof }),
    output: done,
  },
  'account/secondfactor': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    beforeSecondFactor: true,
    summary: 'One’s own authenticator and passkeys',
    input: none,
    output: ownFactors,
  },
  'account/secondfactor/begin': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    beforeSecondFactor: true,
    summary: 'A new secret for a buyer’s authenticator, for who shows who they are; it counts once it is confirmed',
    input: z.strictObject({ proof }),
    output: begun,
  },
  'account/secondfactor/confirm': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    beforeSecondFactor: true,
    summary: 'Sets a buyer’s second factor, ends their other sessions, and answers the codes for a lost phone, once',
    input: z.strictObject({ code: secondFactorCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'account/secondfactor/remove': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Removes a buyer’s own authenticator, for who knows password and code',
    input: removal,
    output: done,
  },
  'admin/contact/resetsecondfactor': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary:
      'Removes a contact’s authenticator and passkeys, and ends their sessions, for who shows who they are: for a lost phone whose codes are lost too',
    input: z.strictObject({ contactId: z.string().regex(/^\d{1,15}$/, 'id_invalid'), proof }),
    output: done,
  },
});
