import { setTimeout as delay } from 'node:timers/promises';
import type { accountOperations } from '#contracts/account.ts';
import { contact } from '#domain/account/contact.decider.ts';
import type { ContactData } from '#domain/account/contact.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import {
  startGuestSession,
  checkedSubject,
  checkSecondFactor,
  endSessions,
  onRecord,
  replacePassword,
} from '#platform/operations/sign-in.ts';
import { mergeGuestCart } from './merge-cart.ts';
import { survivorOf } from './standing.ts';

type SignIn = Pick<
  Handlers<typeof accountOperations, 'command'>,
  | 'account/login'
  | 'account/logout'
  | 'account/guestlogin'
  | 'account/retriveforgottenpassword'
  | 'account/resetpassword'
  | 'account/changepassword'
  | 'account/endsessions'
>;
const success = { message: 'success' } as const;
/**
 * Longer than finding somebody and writing down what they asked for takes, so that nobody learns from it who exists
 * (security.md S19).
 */
const SAME_FOR_ALL_MS = 150;
/** E-mails to one person, whoever asks for them. */
const RESET_EMAILS = { name: 'reset-email', most: 3, perSeconds: 3_600 };

export const signInCommands: SignIn = {
  async 'account/login'({ userName, password, code }, context) {
    const subject = await checkedSubject('contact', userName, password, context);
    const person = await personOf(subject, context);
    const accountId = await maySignIn(subject, person, context);
    if (await context.services.secondFactors.isSet(subject))
      await checkSecondFactor(subject, code ?? refuse('second_factor_required', {}, 'forbidden'), context);
    const guestOrderId = context.caller.role === 'guest' ? context.session.orderId : '';
    // Before the session, which forgets the guest: a press that comes to nothing leaves the cart to the next one.
    const orderId = await mergeGuestCart(guestOrderId, subject, accountId, context);
    await context.session.begin(subject, { role: person.role, accountId, orderId });
    await onRecord('signed-in', context);
    return context.queries.account.userContext();
  },

  async 'account/logout'(_input, context) {
    if (context.caller.accountId) await onRecord('signed-out', context);
    await context.session.end();
    return context.queries.account.userContext();
  },

  async 'account/guestlogin'(_input, context) {
    await startGuestSession(context);
    return context.queries.account.userContext();
  },

  async 'account/retriveforgottenpassword'({ userName }, context) {
    await Promise.all([delay(SAME_FOR_ALL_MS), askForReset(userName, context)]);
    return success;
  },

  async 'account/resetpassword'({ token, password }, context) {
    const subject =
      (await context.services.passwords.redeemResetToken('contact', token)) ??
      refuse('reset_link_invalid', {}, 'invalid');
    await context.services.passwords.change(subject, password);
    await context.session.endAllOf(subject);
    await onRecord('password-changed', context, subject, { by: 'link' });
    await asShop(context, subject.slice('contact:'.length), { type: 'RecordPasswordChange' });
    return success;
  },

  async 'account/changepassword'(input, context) {
    await replacePassword(input, context);
    await asShop(context, context.caller.personId.slice('contact:'.length), { type: 'RecordPasswordChange' });
    return success;
  },

  'account/endsessions': endSessions,
};

export const signInFunctions = {
  /** A token for one new password, for the mail that carries it. */
  async issueResetToken(
    { contactId, validHours }: { readonly contactId: string; readonly validHours: number },
    context: OperationContext,
  ): Promise<{ token: string }> {
    return { token: await context.services.passwords.issueResetToken(`contact:${contactId}`, validHours) };
  },
};

declare module '#platform/operations/features.ts' {
  interface Commands {
    readonly signIn: FunctionsOf<typeof signInFunctions>;
  }
}

/** Reads the contact's own stream: a role that was just changed is the one that counts. */
async function personOf(
  subject: string,
  context: OperationContext,
): Promise<ContactData & { readonly active: boolean }> {
  const { state } = await context.load(contact, `contact-${subject.slice('contact:'.length)}`);
  return state.data ? { ...state.data, active: state.active } : refuse('login_failed', {}, 'forbidden');
}

/**
 * Only who knows the password is told why; whose account was merged acts for the one that it lives on in, whose id is answered. Who is
 * suspended can see what they ordered.
 * @throws DomainError contact_inactive, registration_waiting or registration_declined
 */
async function maySignIn(
  subject: string,
  { active, accountId }: { active: boolean; accountId: string },
  context: OperationContext,
): Promise<string> {
  const standing = await survivorOf(accountId, context);
  const { status } = standing.state;
  const why = !active
    ? 'contact_inactive'
    : status === 'waiting' || status === 'declined'
      ? `registration_${status}`
      : undefined;
  if (why === undefined) return standing.accountId;
  await onRecord('sign-in-failed', context, subject, { code: why });
  return refuse(why, {}, 'forbidden');
}

/** To everybody whose name or address it is. */
async function askForReset(login: string, context: OperationContext): Promise<void> {
  const { contacts } = await context.queries.contact.findByLogin({ login });
  for (const { contactId } of contacts) {
    await onRecord('password-reset-asked', context, `contact:${contactId}`);
    if (await context.services.limits.allows(RESET_EMAILS, contactId))
      await asShop(context, contactId, { type: 'RequestPasswordReset', requestId: context.id('reset', contactId) });
  }
}

const asShop = (
  context: OperationContext,
  contactId: string,
  command: { type: 'RequestPasswordReset'; requestId: string } | { type: 'RecordPasswordChange' },
) => context.run(contact, `contact-${contactId}`, { contactId, at: context.now, ...command });
