import type { secondFactorOperations } from '#contracts/second-factor.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { requireAnotherFactor } from './demanded.ts';
import { checkSecondFactor, onRecord } from '#platform/operations/sign-in.ts';

const success = { message: 'success' } as const;

/** @throws DomainError second_factor_set */
async function begin(label: string, { caller: { personId }, services, queries, language }: OperationContext) {
  const { secondFactors } = services;
  if ((await secondFactors.of(personId)).hasAuthenticator) refuse('second_factor_set');
  const { name } = await queries.store.company({ language });
  const { secret, uri } = await secondFactors.begin(personId, label, name);
  // Loaded when somebody sets one up: it is needed once in the life of an account.
  const { default: qr } = await import('qrcode');
  return { secret, qrCode: await qr.toString(uri, { type: 'svg', margin: 1 }) };
}

/** @throws DomainError second_factor_wrong, Refusal too_many_requests */
async function confirm(code: string, context: OperationContext) {
  const { caller, services, session } = context;
  const { personId } = caller;
  await services.limits.consume(CONFIRMATIONS, personId);
  const codes =
    (await services.secondFactors.confirm(personId, code)) ?? refuse('second_factor_wrong', {}, 'forbidden');
  await onRecord('second-factor-set', context);
  // Sessions elsewhere that began with the password alone end; and here it is a new right, so a new session.
  await session.renew();
  return { recoveryCodes: [...codes] };
}

/** Codes that are typed while one is set up. */
const CONFIRMATIONS = { name: 'second-factor-confirmation', most: 20, perSeconds: 15 * 60 };

/** @throws DomainError second_factor_wrong, password_wrong, second_factor_last, Refusal too_many_requests */
async function remove(
  { password, code }: { readonly password: string; readonly code: string },
  context: OperationContext,
) {
  const {
    caller: { personId },
    services: { passwords, secondFactors },
    session,
  } = context;
  await checkSecondFactor(personId, code, context);
  if (!(await passwords.isOf(personId, password))) refuse('password_wrong', {}, 'forbidden');
  await requireAnotherFactor('authenticator', context);
  await secondFactors.removeAuthenticator(personId);
  await session.endOthers();
  await onRecord('second-factor-removed', context);
  return success;
}

/** For a lost phone: the password alone opens again, and whoever is signed in is not any more. */
async function reset(subject: string, context: OperationContext) {
  await context.services.secondFactors.removeAll(subject);
  await context.session.endAllOf(subject);
  await onRecord('second-factor-removed', context, subject);
  return success;
}

export const secondFactorCommands: Handlers<typeof secondFactorOperations, 'command'> = {
  async 'admin/secondfactor/begin'(_input, context) {
    return begin((await context.queries.staff.me()).email, context);
  },
  'admin/secondfactor/confirm': ({ code }, context) => confirm(code, context),
  'admin/secondfactor/remove': (input, context) => remove(input, context),

  async 'admin/secondfactor/reset'({ staffId }, context) {
    const { name } = await context.queries.staff.find({ staffId });
    return name ? reset(`staff:${staffId}`, context) : notFound('staff_not_found');
  },

  async 'account/secondfactor/begin'(_input, context) {
    const contactId = context.caller.personId.replace('contact:', '');
    const { contact } = await context.queries.contact.find({ contactId });
    return begin(contact?.email ?? '', context);
  },
  'account/secondfactor/confirm': ({ code }, context) => confirm(code, context),
  'account/secondfactor/remove': (input, context) => remove(input, context),

  async 'admin/contact/resetsecondfactor'({ contactId }, context) {
    const { contact } = await context.queries.contact.find({ contactId });
    return contact ? reset(`contact:${contactId}`, context) : notFound('contact_not_found');
  },
};
