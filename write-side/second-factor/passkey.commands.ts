import type { passkeyOperations } from '#contracts/second-factor/passkey.ts';
import type { Input, Output } from '#contracts/api.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { checkedSubject, checkProof, onRecord, startGuestSession } from '#platform/adapters/session/sign-in.ts';
import { requireAnotherFactor } from './demanded.ts';
import { recordFactor } from './factor-history.ts';

const success = { message: 'success' } as const;
/** One uses some on every device; nobody has more than these. */
const MOST_PASSKEYS = 20;

/** A session begins here, where there is none: the challenge is the session's. */
async function ask(
  kind: 'staff' | 'contact',
  { credentials }: Input<'account/passkey/ask'>,
  context: OperationContext,
): Promise<Output<'account/passkey/ask'>> {
  const subject = credentials && (await checkedSubject(kind, credentials.userName, credentials.password, context));
  await startGuestSession(context);
  const { services, session } = context;
  return services.passkeys.ask(session.sessionId, subject ? 'second-factor' : 'sign-in', subject);
}

const prove = (_input: unknown, { caller, services, session }: OperationContext) =>
  services.passkeys.ask(session.sessionId, 'proof', caller.personId);

/** @throws DomainError passkeys_too_many, or what a proof that is none throws */
async function begin(
  label: string,
  { proof }: Input<'account/passkey/begin'>,
  context: OperationContext,
): Promise<Output<'account/passkey/begin'>> {
  await checkProof(proof, context);
  const { caller, services, session, queries, language } = context;
  const { passkeys } = await services.secondFactors.of(caller.personId);
  if (passkeys >= MOST_PASSKEYS) refuse('passkeys_too_many', { passkeys: MOST_PASSKEYS });
  const { name } = await queries.store.company({ language });
  return services.passkeys.beginAdding(session.sessionId, caller.personId, label, name);
}

/** @throws DomainError passkey_expired, passkey_not_added */
async function add({ name, passkey }: Input<'account/passkey/add'>, context: OperationContext) {
  const { caller, services, session } = context;
  const { personId } = caller;
  const refused = await services.passkeys.add(session.sessionId, personId, name, passkey);
  if (refused) return refuse(refused, {}, 'forbidden');
  const recoveryCodes = [...(await services.secondFactors.giveCodes(personId))];
  await recordFactor(personId, { type: 'AddSecondFactor', factor: 'passkey' }, context);
  await onRecord('passkey-added', context, personId, { passkey: name });
  // Sessions elsewhere that began with the password alone end.
  await session.renew();
  return { recoveryCodes };
}

async function rename({ passkeyId, name }: Input<'account/passkey/rename'>, context: OperationContext) {
  const { caller, services } = context;
  const from = await services.passkeys.rename(caller.personId, passkeyId, name);
  if (from === undefined) return notFound('passkey_not_found');
  await onRecord('passkey-renamed', context, caller.personId, { passkey: name, was: from });
  return success;
}

/** @throws DomainError second_factor_last, passkey_not_found, or what a proof that is none throws */
async function remove({ passkeyId, proof }: Input<'account/passkey/remove'>, context: OperationContext) {
  const { caller, services, session } = context;
  const { personId } = caller;
  await checkProof(proof, context);
  await requireAnotherFactor('passkey', context);
  const name = await services.passkeys.remove(personId, passkeyId);
  if (name === undefined) return notFound('passkey_not_found');
  await services.secondFactors.removeIdleCodes(personId);
  await session.endOthers();
  await recordFactor(personId, { type: 'RemoveSecondFactor', factor: 'passkey' }, context);
  await onRecord('passkey-removed', context, personId, { passkey: name });
  return success;
}

export const passkeyCommands: Handlers<typeof passkeyOperations, 'command'> = {
  'admin/passkey/ask': (input, context) => ask('staff', input, context),
  'admin/passkey/prove': prove,
  async 'admin/passkey/begin'(input, context) {
    return begin((await context.queries.staff.me()).email, input, context);
  },
  'admin/passkey/add': add,
  'admin/passkey/rename': rename,
  'admin/passkey/remove': remove,

  'account/passkey/ask': (input, context) => ask('contact', input, context),
  'account/passkey/prove': prove,
  async 'account/passkey/begin'(input, context) {
    const contactId = context.caller.personId.replace('contact:', '');
    const { contact } = await context.queries.contact.find({ contactId });
    return begin(contact?.email ?? '', input, context);
  },
  'account/passkey/add': add,
  'account/passkey/rename': rename,
  'account/passkey/remove': remove,
};
