// The second factor of staff: a code from an authenticator beside the password.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from './operation.ts';
import { done, none, requiredText, id } from './shared.ts';

/** Six digits of an authenticator, or a code from paper. */
export const secondFactorCode = requiredText(30);

export const secondFactorOperations = defineOperations({
  'admin/secondfactor/begin': {
    via: 'post',
    kind: 'command',
    access: backOffice,
    beforeSecondFactor: true,
    summary: 'A new secret for an authenticator; it counts once it is confirmed',
    input: none,
    output: z.object({
      secret: z.string().meta({ description: 'Base32, to type in by hand' }),
      qrCode: z.string().meta({ description: 'SVG' }),
    }),
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
    input: z.strictObject({ password: z.string().min(1, 'required').max(200), code: secondFactorCode }),
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
});
