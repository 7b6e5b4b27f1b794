// The second factor of staff and buyers: a code from an authenticator beside the password.
import { z } from 'zod';
import { backOffice, defineOperations, signedInShoppers, staffWith } from './operation.ts';
import { done, none, requiredText, id } from './shared.ts';

/** Six digits of an authenticator, or a code from paper. */
export const secondFactorCode = requiredText(30);

const begun = z.object({
  secret: z.string().meta({ description: 'Base32, to type in by hand' }),
  qrCode: z.string().meta({ description: 'SVG' }),
});
const removal = z.strictObject({ password: z.string().min(1, 'required').max(200), code: secondFactorCode });

export const secondFactorOperations = defineOperations({
  'admin/secondfactor/begin': {
    via: 'post',
    kind: 'command',
    access: backOffice,
    beforeSecondFactor: true,
    summary: 'A new secret for an authenticator; it counts once it is confirmed',
    input: none,
    output: begun,
  },
  'admin/secondfactor/confirm': {
    via: 'post',
    kind: 'command',
    access: backOffice,
    beforeSecondFactor: true,
    summary:
      'Sets the second factor, by a code that shows that the authenticator has the secret; answers the codes for a lost phone, once',
    input: z.strictObject({ code: secondFactorCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'admin/secondfactor/remove': {
    via: 'post',
    kind: 'command',
    access: backOffice,
    summary: 'Removes one’s own second factor, for who knows password and code',
    input: removal,
    output: done,
  },
  'admin/secondfactor/reset': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    summary: 'Removes a colleague’s second factor, and ends their sessions: for a lost phone whose codes are lost too',
    input: z.strictObject({ staffId: id }),
    output: done,
  },
  'account/secondfactor': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    summary: 'Whether one’s own second factor is set',
    input: none,
    output: z.object({ isSet: z.boolean() }),
  },
  'account/secondfactor/begin': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'A new secret for a buyer’s authenticator; it counts once it is confirmed',
    input: none,
    output: begun,
  },
  'account/secondfactor/confirm': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Sets a buyer’s second factor, ends their other sessions, and answers the codes for a lost phone, once',
    input: z.strictObject({ code: secondFactorCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'account/secondfactor/remove': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Removes a buyer’s own second factor, for who knows password and code',
    input: removal,
    output: done,
  },
  'admin/contact/resetsecondfactor': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Removes a contact’s second factor, and ends their sessions: for a lost phone whose codes are lost too',
    input: z.strictObject({ contactId: z.string().regex(/^\d{1,15}$/, 'id_invalid') }),
    output: done,
  },
});
