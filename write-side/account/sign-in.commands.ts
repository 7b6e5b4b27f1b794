import type { accountOperations, UserContext } from '#contracts/account/account.ts';
import { account } from '#domain/account/account.decider.ts';
import { contact } from '#domain/contact/contact.decider.ts';
import type { ContactData } from '#domain/contact/contact.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { FactorChange } from '#domain/shared/second-factor.ts';
import { providerName } from '#platform/adapters/openid/openid.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import {
  startGuestSession,
  checkedSubject,
  checkPasskey,
  checkProof,
  endSessions,
  onRecord,
  replacePassword,
  requireSecondFactor,
} from '#platform/adapters/session/sign-in.ts';
import { mergeGuestCart } from './merge-cart.ts';
import { survivorOf } from './standing.ts';

type SignIn = Pick<
  Handlers<typeof accountOperations, 'command'>,
  | 'account/login'
  | 'account/loginwithpasskey'
  | 'account/demandsecondfactor'
  | 'account/demandopenid'
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
  async 'account/login'({ userName, password, ...shown }, context) {
    const subject = await checkedSubject('contact', userName, password, context);
    const person = await signedIn(subject, context);
    await requireSecondFactor(subject, shown, context);
    return enter(person, context);
  },

  async 'account/loginwithpasskey'({ passkey }, context) {
    const subject = await checkPasskey('sign-in', passkey, context);
    if (!subject.startsWith('contact:')) return refuse('passkey_refused', {}, 'forbidden');
    return enter(await signedIn(subject, context), context);
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
    await Promise.all([context.services.clock.sleep(SAME_FOR_ALL_MS), askForReset(userName, context)]);
    return success;
  },

  async 'account/resetpassword'({ token, password }, context) {
    const subject =
      (await context.services.passwords.redeemResetToken('contact', token)) ??
      refuse('reset_link_invalid', {}, 'invalid');
    await context.services.passwords.change(subject, password);
    await context.session.endAllOf(subject);
    await onRecord('password-changed', context, subject, { by: 'link' });
    await asShop(context, contactOf(subject), { type: 'RecordPasswordChange' });
    return success;
  },

  async 'account/changepassword'(input, context) {
    await replacePassword(input, context);
    await asShop(context, contactOf(context.caller.personId), { type: 'RecordPasswordChange' });
    return success;
  },

  'account/endsessions': endSessions,

  async 'account/demandsecondfactor'(input, context) {
    if (!input.isDemanded) await checkProof(input.proof, context);
    const { accountId, personId: by } = context.caller;
    await context.run(account, `account-${accountId}`, {
      type: 'DemandSecondFactor',
      accountId,
      isDemanded: input.isDemanded,
      reason: '',
      by,
      at: context.now,
    });
    return success;
  },

  async 'account/demandopenid'(input, context) {
    const { accountId, personId: by } = context.caller;
    if (input.isDemanded) await requireOwnProvider(input.provider, context);
    else await checkProof(input.proof, context);
    const provider = input.isDemanded ? input.provider : '';
    const demand = { type: 'DemandOpenid', accountId, provider, reason: '', by, at: context.now } as const;
    await context.run(account, `account-${accountId}`, demand);
    return success;
  },
};

const contactOf = (subject: string): string => subject.slice('contact:'.length);

/** Whoever demands it of others comes in by it themselves. @throws DomainError openid_not_own */
async function requireOwnProvider(provider: string, { caller, queries, services }: OperationContext): Promise<void> {
  const { providers } = await queries.openid.providersOf({ contactId: contactOf(caller.personId) });
  if (!providers.includes(provider)) refuse('openid_not_own', { provider: providerName(provider, services.openid) });
}

export const signInFunctions = {
  /**
   * Begins the session of a contact who has shown to this provider who they are, second factor and all; refuses with
   * login_failed, contact_inactive, registration_waiting, registration_declined or openid_demanded.
   */
  async enter(
    { subject, provider }: { readonly subject: string; readonly provider: string },
    context: OperationContext,
  ): Promise<UserContext> {
    return enter(await signedIn(subject, context, provider), context);
  },

  /** A second factor of a contact came or went. */
  async recordFactor(
    { contactId, change }: { readonly contactId: string; readonly change: FactorChange },
    context: OperationContext,
  ): Promise<void> {
    const by = { by: context.caller.personId, at: context.now };
    await context.run(contact, `contact-${contactId}`, { ...change, contactId, ...by });
  },

  /** A token for one new password, for the mail that carries it. */
  async issueResetToken(
    { contactId, validHours }: { readonly contactId: string; readonly validHours: number },
    context: OperationContext,
  ): Promise<{ token: string }> {
    return { token: await context.services.passwords.issueResetToken(`contact:${contactId}`, validHours) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly signIn: FunctionsOf<typeof signInFunctions>;
  }
}

/** Who may sign in: a contact with the account that they act for. */
interface SignedIn {
  readonly subject: string;
  readonly role: ContactData['role'];
  readonly accountId: string;
  /** Their company lets nobody in without a second factor. */
  readonly demandsSecondFactor: boolean;
}

/** Begins the session of who has shown who they are; what their company demands besides, they set up before anything else. */
async function enter(
  { subject, role, accountId, demandsSecondFactor }: SignedIn,
  context: OperationContext,
): Promise<UserContext> {
  const lacksSecondFactor = demandsSecondFactor && !(await context.services.secondFactors.isSet(subject));
  const guestOrderId = context.caller.role === 'guest' ? context.session.orderId : '';
  // Before the session, which forgets the guest: a press that comes to nothing leaves the cart to the next one.
  const orderId = await mergeGuestCart(guestOrderId, subject, accountId, context);
  const lacks = lacksSecondFactor ? ({ lacksSecondFactor } as const) : {};
  await context.session.begin(subject, { role, accountId, orderId, ...lacks });
  await onRecord('signed-in', context);
  return context.queries.account.userContext();
}

/**
 * Reads the contact's own stream: a role that was just changed is the one that counts. Only who has shown who they are is told why not;
 * whose account was merged acts for the one that it lives on in. Who is suspended can see what they ordered.
 * `provider`: of OpenID Connect, to which they have shown it; empty where they have shown it here.
 * @throws DomainError login_failed, contact_inactive, registration_waiting, registration_declined or openid_demanded
 */
async function signedIn(subject: string, context: OperationContext, provider = ''): Promise<SignedIn> {
  const { state } = await context.load(contact, `contact-${contactOf(subject)}`);
  const { data } = state;
  if (!data) return refuse('login_failed', {}, 'forbidden');
  const standing = await survivorOf(data.accountId, context);
  const { status, demandsSecondFactor, demandedOpenid } = standing.state;
  const why = !state.active
    ? 'contact_inactive'
    : status === 'waiting' || status === 'declined'
      ? `registration_${status}`
      : demandedOpenid && demandedOpenid !== provider
        ? 'openid_demanded'
        : undefined;
  if (why === undefined) return { subject, role: data.role, accountId: standing.accountId, demandsSecondFactor };
  await onRecord('sign-in-failed', context, subject, { code: why });
  return refuse(why, { provider: providerName(demandedOpenid, context.services.openid) }, 'forbidden');
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
