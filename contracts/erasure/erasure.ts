// One's own personal data: taken away as a file (decision 0084), erased on request (decision 0083).
import { z } from 'zod';
import { currentPassword } from '../account/account.ts';
import { defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import { done, email, isoDate, listParameters, none } from '../shared/shared.ts';

const contactId = z.string().regex(/^\d{1,15}$/, 'id_invalid');

/** What has to come to its end before: until then the shop needs to know whose it is. */
export const ERASURE_HINDRANCES = ['orders', 'quotes', 'returns', 'owed'] as const;
export type ErasureHindrance = (typeof ERASURE_HINDRANCES)[number];
const hindrances = z.array(z.enum(ERASURE_HINDRANCES));

export const ERASURE_STATUSES = ['requested', 'erased', 'completed'] as const;

const erasureRow = z.object({
  contactId: z.string(),
  name: z.string().meta({ description: 'Empty once it is done' }),
  accountId: z.string(),
  accountName: z.string(),
  status: z.enum(ERASURE_STATUSES),
  requestedAt: isoDate,
  requestedBy: z.string(),
  dueOn: z.string(),
  waitsFor: hindrances,
  erasedAt: z.string().meta({ description: 'Empty until it is done' }),
});
export type ErasureRow = z.output<typeof erasureRow>;

export const erasureOperations = defineOperations({
  'profile/geterasure': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    summary: 'Whether one’s own personal data are to be erased, when, and what has to come to its end before',
    input: none,
    output: z.object({
      IsRequested: z.boolean(),
      DueOn: z.string().meta({ description: 'Day of the erasure; empty while none is requested' }),
      Days: z.int().meta({ description: 'Days from a request to the erasure' }),
      WaitsFor: hindrances,
    }),
  },
  'profile/downloadpersonaldata': {
    via: 'getfile',
    kind: 'query',
    access: signedInShoppers,
    perMinute: 6,
    file: 'application/json',
    takesLong: true,
    summary: 'What the shop keeps of who asks, part by part, as pages show it to them (decision 0084)',
    input: none,
    output: z.object({ fileName: z.string(), content: z.string() }),
  },
  'profile/requesterasure': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Requests the erasure of one’s own personal data, for who knows the password',
    input: z.strictObject({ currentPassword }),
    output: z.object({ DueOn: z.string() }),
  },
  'profile/withdrawerasure': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Takes the request back: nothing is erased',
    input: none,
    output: done,
  },
  'admin/erasure/list': {
    via: 'get',
    kind: 'query',
    access: staffWith('customer'),
    discloses: { each: 'contact:{contactId}', of: 'rows' },
    summary: 'Who asked to be erased, what that waits for, and what is done',
    input: z.strictObject({
      ...listParameters(['requestedAt', 'dueOn'], 'DESC'),
      status: z.enum(ERASURE_STATUSES).optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(erasureRow) }),
  },
  'admin/erasure/request': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Requests the erasure of a contact who asked for it by letter or by telephone; they are told by a letter',
    input: z.strictObject({ contactId }),
    output: z.object({ dueOn: z.string() }),
  },
  'admin/erasure/requestbyemail': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Requests the erasure of who had this address and has left their company: no screen names them any more',
    input: z.strictObject({ email }),
    output: z.object({ dueOn: z.string() }),
  },
  'admin/erasure/withdraw': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Takes the request of a contact back',
    input: z.strictObject({ contactId }),
    output: done,
  },
});
