import type { Input, Output } from '#contracts/api.ts';
import type { secondFactorOperations } from '#contracts/second-factor/second-factor.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { checkProof, checkSecondFactor, onRecord } from '#platform/adapters/session/sign-in.ts';
import { requireAnotherFactor } from './demanded.ts';
import { recordFactor } from './factor-history.ts';

const success = { message: 'success' } as const;

/** @throws DomainError second_factor_set, or what a proof that is none throws */
async function begin(
  label: string,
  { proof }: Input<'account/secondfactor/begin'>,
  context: OperationContext,
): Promise<Output<'account/secondfactor/begin'>> {
  await checkProof(proof, context);
  const {
    caller: { personId },
    services: { secondFactors },
    queries,
    language,
  } = context;
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
  await recordFactor(personId, { type: 'AddSecondFactor', factor: 'authenticator' }, context);
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
  await recordFactor(personId, { type: 'RemoveSecondFactor', factor: 'authenticator' }, context);
  await onRecord('second-factor-removed', context);
  return success;
}

/** For a lost phone: the password alone opens again, and whoever is signed in is not any more. */
async function reset(subject: string, context: OperationContext) {
  await context.services.secondFactors.removeAll(subject);
  await context.session.endAllOf(subject);
  await recordFactor(subject, { type: 'RemoveSecondFactor', factor: 'all' }, context);
  await onRecord('second-factor-removed', context, subject);
  return success;
}

export const secondFactorCommands: Handlers<typeof secondFactorOperations, 'command'> = {
  async 'admin/secondfactor/begin'(input, context) {
    return begin((await context.queries.staff.me()).email, input, context);
  },
  'admin/secondfactor/confirm': ({ code }, context) => confirm(code, context),
  'admin/secondfactor/remove': (input, context) => remove(input, context),

  async 'admin/secondfactor/reset'({ staffId, proof }, context) {
    // One's own goes by its removal, which asks for password and code.
    if (context.caller.personId === `staff:${staffId}`) refuse('second_factor_own', {}, 'forbidden');
    await context.commands.staff.requireSay({ staffId });
    await checkProof(proof, context);
    return reset(`staff:${staffId}`, context);
  },

  async 'account/secondfactor/begin'(input, context) {
    const contactId = context.caller.personId.replace('contact:', '');
    const { contact } = await context.queries.contact.find({ contactId });
    return begin(contact?.email ?? '', input, context);
  },
  'account/secondfactor/confirm': ({ code }, context) => confirm(code, context),
  'account/secondfactor/remove': (input, context) => remove(input, context),

  async 'admin/contact/resetsecondfactor'({ contactId, proof }, context) {
    const { contact } = await context.queries.contact.find({ contactId });
    if (!contact) return notFound('contact_not_found');
    await checkProof(proof, context);
    return reset(`contact:${contactId}`, context);
  },
};
