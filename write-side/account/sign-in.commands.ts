import type { accountOperations } from '#contracts/account.ts';
import { contact } from '#domain/account/contact.decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';

type SignIn = Pick<
  Handlers<typeof accountOperations, 'command'>,
  'account/login' | 'account/logout' | 'account/guestlogin' | 'account/retriveforgottenpassword' | 'account/resetpassword' | 'account/issueresettoken'
>;
const success = { message: 'success' } as const;

export const signInCommands: SignIn = {
  async 'account/login'({ userName, password }, context) {
    const subject = await context.services.passwords.check(context.services.hashName(userName), password);
    if (!subject?.startsWith('contact:')) return refuse('login_failed', {}, 'forbidden');
    const { contact: person } = await context.call('contact/find', { contactId: subject.slice('contact:'.length) });
    if (!person) return refuse('login_failed', {}, 'forbidden');
    await maySignIn(person, context);
    const guestOrderId = context.caller.role === 'guest' ? context.session.orderId : '';
    await context.session.begin(subject, { role: person.role, accountId: person.accountId, orderId: '' });
    const { orderId: ownOrderId } = await context.call('cart/current', { personId: subject });
    const { orderId } = await context.call('cart/join', { guestOrderId, ownOrderId, personId: subject, accountId: person.accountId });
    await context.session.setOrder(orderId);
    return context.call('account/getusercontext', {});
  },

  async 'account/logout'(_input, context) {
    await context.session.end();
    return context.call('account/getusercontext', {});
  },

  async 'account/guestlogin'(_input, context) {
    if (context.caller.role === 'anonymous') await context.session.begin(`guest:${context.id('guest')}`, { role: 'guest', accountId: '', orderId: '' });
    return context.call('account/getusercontext', {});
  },

  async 'account/retriveforgottenpassword'({ userName }, context) {
    const { contact: person } = await context.call('contact/find', { login: userName });
    if (person) await asShop(context, person.contactId, { type: 'RequestPasswordReset', requestId: context.id('reset') });
    return success;
  },

  async 'account/issueresettoken'({ contactId, validHours }, context) {
    return { token: await context.services.passwords.issueResetToken(`contact:${contactId}`, validHours) };
  },

  async 'account/resetpassword'({ token, password }, context) {
    const subject = (await context.services.passwords.redeemResetToken(token)) ?? refuse('reset_link_invalid', {}, 'invalid');
    await context.services.passwords.change(subject, password);
    await context.session.endAllOf(subject);
    await asShop(context, subject.slice('contact:'.length), { type: 'RecordPasswordChange' });
    return success;
  },
};

/** Only who knows the password is told why. @throws DomainError contact_inactive, registration_waiting or registration_declined */
async function maySignIn({ active, accountId }: { active: boolean; accountId: string }, context: OperationContext): Promise<void> {
  if (!active) return refuse('contact_inactive', {}, 'forbidden');
  const { status } = await context.call('account/terms', { accountId });
  if (status !== 'active') return refuse(`registration_${status}`, {}, 'forbidden');
}

const asShop = (context: OperationContext, contactId: string, command: { type: 'RequestPasswordReset'; requestId: string } | { type: 'RecordPasswordChange' }) =>
  context.run(contact, `contact-${contactId}`, { contactId, at: context.now, ...command });
