// The back office's own operations: signing in and the local mailbox.
import { z } from 'zod';
import { changedPassword, endedSessions, mismatch, newPassword, ownSessions, passwordsMatch } from './account.ts';
import { backOffice, defineOperations, staffRoles } from './operation.ts';
import { secondFactorCode } from './second-factor.ts';
import { done, email, none, requiredText } from './shared.ts';

const staffMember = z.object({ staffId: z.string(), role: z.enum(staffRoles), name: z.string(), email: z.string() });

const signedInStaff = staffMember.extend({
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
      code: secondFactorCode.optional().meta({ description: 'Of the second factor, where one is set' }),
    }),
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
    output: signedInStaff.extend({ role: z.enum([...staffRoles, '']) }),
  },
  'admin/session/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Where one is signed in to the back office: own sessions, the one last seen first',
    input: none,
    output: ownSessions,
  },
  'admin/session/end': {
    via: 'post',
    kind: 'command',
    access: backOffice,
    summary: "Signs out everywhere else, or one of one's own sessions",
    input: endedSessions,
    output: z.object({ ended: z.int() }),
  },
  'admin/session/changepassword': {
    via: 'post',
    kind: 'command',
    access: backOffice,
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
      }),
    ),
  },
  'staff/add': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Adds a member of staff with a sign-in',
    input: z.strictObject({
      staffId: z.string(),
      role: z.enum(staffRoles),
      name: requiredText(80),
      email: z.string(),
      userName: requiredText(60),
      password: z.string().min(12),
    }),
    output: done,
  },
});
