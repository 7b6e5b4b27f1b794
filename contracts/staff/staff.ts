// The back office's own operations: signing in and the local mailbox.
import { z } from 'zod';
import {
  changedPassword,
  endedSessions,
  mismatch,
  newPassword,
  ownSessions,
  passwordsMatch,
} from '../account/account.ts';
import { rights } from '#domain/shared/rights.ts';
import { backOffice, everyMember, defineOperations, staffWith } from '../shared/operation.ts';
import { factorCount, passkeyAnswer, secondFactorCode } from '../second-factor/second-factor.ts';
import { done, email, id, languageCode, none, personName, requiredText } from '../shared/shared.ts';

const staffMember = z.object({ staffId: z.string(), role: z.string(), name: z.string(), email: z.string() });

export const staffRow = staffMember.extend({
  status: z
    .enum(['invited', 'active', 'deactivated'])
    .meta({ description: '`invited`: they have yet to choose a password' }),
  factors: factorCount,
});
export type StaffRow = z.output<typeof staffRow>;
const ofMember = { staffId: id };

const signedInStaff = staffMember.extend({
  rights: z.array(z.enum(rights)),
  timeZone: z.string().meta({ description: 'Of the shop (IANA name): days of terms and offers are counted in it' }),
  secondFactor: z
    .enum(['set', 'none', 'demanded'])
    .meta({ description: '`demanded`: nothing else can be done before it is set' }),
});

export const staffOperations = defineOperations({
  'admin/session/login': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Signs a member of staff in to the back office',
    input: z.strictObject({
      userName: requiredText(60),
      password: z.string().min(1, 'required').max(200),
      code: secondFactorCode.optional().meta({ description: 'Of the authenticator, or from paper' }),
      passkey: passkeyAnswer.optional().meta({ description: 'Instead of a code' }),
    }),
    output: signedInStaff,
  },
  'admin/session/loginwithpasskey': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Signs in a member of staff without a password, by a passkey that has made sure who holds it',
    input: z.strictObject({ passkey: passkeyAnswer }),
    output: signedInStaff,
  },
  'admin/session/becomeadministrator': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 10,
    summary: 'Gives an administrator a sign-in, with the token that the shop printed where it was started',
    input: z
      .strictObject({
        token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'administrator_link_invalid'),
        name: requiredText(80),
        email: email.meta({ description: 'Is the user name too' }),
        password: newPassword,
        confirmPassword: z.string().max(200),
      })
      .refine(passwordsMatch, mismatch),
    output: signedInStaff,
  },
  'admin/session/join': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 10,
    summary: 'Sets the password of a member of staff, with the token that was mailed to them, and signs them in',
    input: z
      .strictObject({
        token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'staff_link_invalid'),
        password: newPassword,
        confirmPassword: z.string().max(200),
      })
      .refine(passwordsMatch, mismatch),
    output: z.object({ secondFactorNeeded: z.boolean().meta({ description: 'They sign in with their code' }) }),
  },
  'admin/session/logout': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    summary: 'Ends the back-office session',
    input: none,
    output: done,
  },
  'admin/session/me': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    discloses: 'nobody',
    beforeSecondFactor: true,
    summary: 'Who is signed in to the back office; all fields are empty where nobody is',
    input: none,
    output: signedInStaff,
  },
  'admin/session/list': {
    via: 'get',
    kind: 'query',
    access: everyMember,
    discloses: 'nobody',
    summary: 'Where one is signed in to the back office: own sessions, the one last seen first',
    input: none,
    output: ownSessions,
  },
  'admin/session/end': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    summary: "Signs out everywhere else, or one of one's own sessions",
    input: endedSessions,
    output: z.object({ ended: z.int() }),
  },
  'admin/session/changepassword': {
    via: 'post',
    kind: 'command',
    access: everyMember,
    summary: 'Sets a new password for who knows the present one, and ends all other sessions of theirs',
    input: changedPassword,
    output: done,
  },
  'admin/mail/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'mailbox',
    summary: 'The newest mails of the local mailbox',
    input: none,
    output: z.array(
      z.object({
        messageId: z.string(),
        sentAt: z.string(),
        from: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        attachments: z.array(z.object({ fileName: z.string(), bytes: z.int() })),
      }),
    ),
  },
  'admin/staff/list': {
    via: 'get',
    kind: 'query',
    access: staffWith('staff'),
    discloses: 'nobody',
    summary: 'All members of staff with their role and whether they can sign in',
    input: none,
    output: z.object({ members: z.array(staffRow) }),
  },
  'admin/staff/invite': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    summary: 'Adds a member of staff, who gets a link by e-mail to choose a password; the address is their user name',
    input: z.strictObject({ name: personName, email, role: id, language: languageCode }),
    output: done,
  },
  'admin/staff/sendlink': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    perMinute: 20,
    summary: 'Sends a member of staff a link to choose a password; those before it open nothing any more',
    input: z.strictObject({ ...ofMember, language: languageCode }),
    output: done,
  },
  'admin/staff/changerole': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    summary: 'Gives a member of staff another role, with its rights at once',
    input: z.strictObject({ ...ofMember, role: id }),
    output: done,
  },
  'admin/staff/deactivate': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    summary: 'Ends all sessions of a member of staff, who cannot sign in any more',
    input: z.strictObject(ofMember),
    output: done,
  },
  'admin/staff/reactivate': {
    via: 'post',
    kind: 'command',
    access: staffWith('staff'),
    summary: 'Lets a member of staff sign in again',
    input: z.strictObject(ofMember),
    output: done,
  },
  'staff/add': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Adds a member of staff with a sign-in',
    input: z.strictObject({
      staffId: z.string(),
      role: z.string(),
      name: requiredText(80),
      email: z.string(),
      userName: requiredText(60),
      password: z.string().min(12),
    }),
    output: done,
  },
});
