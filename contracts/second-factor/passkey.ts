// Passkeys of staff and buyers (WebAuthn, docs/decisions/0037): a second factor beside the password, or what signs in without one.
import { z } from 'zod';
import { everyMember, defineOperations, signedInShoppers } from '../shared/operation.ts';
import { proof } from './second-factor.ts';
import { base64Url, done, none, requiredText } from '../shared/shared.ts';

/** "Louise’s laptop" */
const passkeyName = requiredText(60);

/** What a browser's authenticator says of a passkey that it has made. */
export const newPasskey = z.strictObject({
  id: base64Url(1_400),
  clientDataJSON: base64Url(4_000),
  attestationObject: base64Url(12_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
});
export type NewPasskey = z.output<typeof newPasskey>;

const options = z
  .looseObject({ challenge: z.string() })
  .meta({ description: 'As WebAuthn wants it, binary values as Base64URL' });
/** A password that was typed already, so that its owner's passkeys are asked for; without it anybody's may answer. */
const credentials = z
  .strictObject({ userName: requiredText(254), password: z.string().min(1, 'required').max(200) })
  .optional();
const added = z.object({
  recoveryCodes: z
    .array(z.string())
    .meta({ description: 'For a lost device, shown once; empty where there are some already' }),
});
const addition = z.strictObject({ name: passkeyName, passkey: newPasskey });
const renaming = z.strictObject({ passkeyId: z.uuid(), name: passkeyName });
const removal = z.strictObject({ passkeyId: z.uuid(), proof });

export const passkeyOperations = defineOperations({
  'admin/passkey/ask': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'What a browser asks an authenticator for, to sign in to the back office',
    input: z.strictObject({ credentials }),
    output: options,
  },
  'admin/passkey/prove': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    summary: 'What a browser asks an authenticator for, to confirm a change of one’s own second factor',
    input: none,
    output: options,
  },
  'admin/passkey/begin': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    beforeSecondFactor: true,
    summary: 'What a browser asks an authenticator for, to make a passkey of a member of staff',
    input: z.strictObject({ proof }),
    output: options,
  },
  'admin/passkey/add': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    beforeSecondFactor: true,
    summary: 'Adds a passkey to one’s own, and ends one’s other sessions',
    input: addition,
    output: added,
  },
  'admin/passkey/rename': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    summary: 'Names one of one’s own passkeys anew',
    input: renaming,
    output: done,
  },
  'admin/passkey/remove': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    summary: 'Removes one of one’s own passkeys, and ends one’s other sessions',
    input: removal,
    output: done,
  },
  'account/passkey/ask': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'What a browser asks an authenticator for, to sign in to the shop',
    input: z.strictObject({ credentials }),
    output: options,
  },
  'account/passkey/prove': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'What a browser asks an authenticator for, to confirm a change of one’s own second factor',
    input: none,
    output: options,
  },
  'account/passkey/begin': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    beforeSecondFactor: true,
    summary: 'What a browser asks an authenticator for, to make a passkey of a buyer',
    input: z.strictObject({ proof }),
    output: options,
  },
  'account/passkey/add': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    beforeSecondFactor: true,
    summary: 'Adds a passkey to one’s own, and ends one’s other sessions',
    input: addition,
    output: added,
  },
  'account/passkey/rename': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Names one of one’s own passkeys anew',
    input: renaming,
    output: done,
  },
  'account/passkey/remove': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Removes one of one’s own passkeys, and ends one’s other sessions',
    input: removal,
    output: done,
  },
});
