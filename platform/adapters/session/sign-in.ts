// Signs people in, to the shop and to the back office alike: slow guessing, sessions, and a line on record for
// each.
import type { SecurityEventKind } from '#contracts/security/security.ts';
import type { PasskeyAnswer, Proof } from '#contracts/second-factor/second-factor.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { guestBegunBy } from '#platform/kernel/command/command-ids.ts';
import type { PasskeyUse } from './passkeys.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** Tries of one person's present password, by who is signed in already. */
const PASSWORD_CHANGES = { name: 'password-change', most: 10, perSeconds: 15 * 60 };

/** Codes of one person: three of a million are right at any moment. */
const SECOND_FACTORS = { name: 'second-factor', most: 6, perSeconds: 15 * 60 };
/** Guests of one address in an hour; an office of shoppers has one address. */
const NEW_GUESTS = { name: 'new-guest', most: 300, perSeconds: 3_600 };

/** Begins a guest's session where there is none yet. @throws Refusal too_many_requests */
export async function startGuestSession({
  caller,
  address,
  services,
  session,
  command,
}: OperationContext): Promise<void> {
  if (caller.role !== 'anonymous') return;
  await services.limits.consume(NEW_GUESTS, address);
  await session.begin(guestBegunBy(command.commandId), { role: 'guest', accountId: '', orderId: '' });
}

/** On record for the caller, or for whoever it is about. */
export const onRecord = (
  kind: SecurityEventKind,
  { caller, address, services }: OperationContext,
  subject: string = caller.personId,
  about: Readonly<Record<string, string>> = {},
): Promise<void> =>
  services.securityLog.record({
    kind,
    subject,
    address,
    about: { ...about, ...(caller.personId && caller.personId !== subject ? { by: caller.personId } : {}) },
  });

/**
 * Somebody types their user name, or the e-mail address that is theirs alone: of one that several people have nobody knows
 * whom it means, and they type their names.
 */
async function userNameOf(login: string, { services, queries }: OperationContext): Promise<string> {
  if (!login.includes('@') || (await services.passwords.ownerOf(services.hashName(login)))) return login;
  const { contacts } = await queries.contact.findByLogin({ login });
  return (contacts.length === 1 && contacts[0]?.userName) || login;
}

/** Finds whose name and password these are. @throws DomainError login_failed, Refusal too_many_requests */
export async function checkedSubject(
  kind: 'contact' | 'staff',
  userName: string,
  password: string,
  context: OperationContext,
): Promise<string> {
  const { services, address } = context;
  const name = kind === 'contact' ? await userNameOf(userName, context) : userName;
  const nameHash = services.hashName(name);
  await services.signInGuard.begin(nameHash, address);
  const subject = await services.passwords.check(nameHash, password);
  if (!subject?.startsWith(`${kind}:`)) {
    const owner = subject ?? (await services.passwords.ownerOf(nameHash)) ?? '';
    await onRecord('sign-in-failed', context, owner, { code: 'login_failed', to: kind === 'staff' ? 'desk' : 'shop' });
    return refuse('login_failed', {}, 'forbidden');
  }
  await services.signInGuard.succeeded(nameHash, address);
  return subject;
}

/** @throws DomainError second_factor_wrong, Refusal too_many_requests */
export async function checkSecondFactor(subject: string, code: string, context: OperationContext): Promise<void> {
  const {
    services: { limits, secondFactors },
  } = context;
  await limits.consume(SECOND_FACTORS, subject);
  const right = await secondFactors.check(subject, code);
  if (!right) {
    await onRecord('sign-in-failed', context, subject, {
      code: 'second_factor_wrong',
      to: subject.startsWith('staff:') ? 'desk' : 'shop',
    });
    return refuse('second_factor_wrong', {}, 'forbidden');
  }
  await limits.giveBack(SECOND_FACTORS, subject);
  if (right === 'recovery') await onRecord('recovery-code-used', context, subject);
}

/** What is shown beside the password, if anything. */
interface Shown {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/**
 * Where a second factor is set, it takes one: a passkey first, else a code.
 * @throws DomainError passkey_required, second_factor_required, or what the two checks throw
 */
export async function requireSecondFactor(
  subject: string,
  { code, passkey }: Shown,
  context: OperationContext,
): Promise<void> {
  const { hasAuthenticator, passkeys } = await context.services.secondFactors.of(subject);
  if (!hasAuthenticator && passkeys === 0) return;
  if (passkey) await checkPasskey('second-factor', passkey, context, subject);
  else if (code === undefined) refuse(passkeys > 0 ? 'passkey_required' : 'second_factor_required', {}, 'forbidden');
  else await checkSecondFactor(subject, code, context);
}

/**
 * Whose passkey has answered what was asked of this session; `subject`: whose it must be.
 * @throws DomainError passkey_expired, passkey_refused
 */
export async function checkPasskey(
  use: PasskeyUse,
  answer: PasskeyAnswer,
  context: OperationContext,
  subject?: string,
): Promise<string> {
  const { services, session } = context;
  const checked = await services.passkeys.check(session.sessionId, use, answer);
  if (checked.refused === undefined && (subject ?? checked.subject) === checked.subject) return checked.subject;
  const code = checked.refused ?? 'passkey_refused';
  await onRecord('sign-in-failed', context, subject ?? '', { code });
  return refuse(code, {}, 'forbidden');
}

/**
 * Before what opens somebody's account is changed: that it is still they who sit there.
 * @throws DomainError password_wrong, or what a check of a passkey throws
 */
export async function checkProof(proof: Proof, context: OperationContext): Promise<void> {
  if ('passkey' in proof) await checkPasskey('proof', proof.passkey, context, context.caller.personId);
  else await checkPassword(proof.password, context);
}

/**
 * `next`: what the password is changed to. Who did not hear that it was and presses again knows it, and has no other any more.
 * @returns whether it is changed already
 * @throws DomainError password_wrong
 */
export async function checkPassword(
  password: string,
  { caller: { personId }, services: { limits, passwords } }: OperationContext,
  next = '',
): Promise<{ readonly isChanged: boolean }> {
  const isTheirs = async (one: string) => {
    await limits.consume(PASSWORD_CHANGES, personId);
    return passwords.isOf(personId, one);
  };
  if (await isTheirs(password)) return { isChanged: false };
  return next && (await isTheirs(next)) ? { isChanged: true } : refuse('password_wrong', {}, 'forbidden');
}

export async function endSessions(
  { sessionId }: { readonly sessionId?: string | undefined },
  context: OperationContext,
): Promise<{ ended: number }> {
  const ended = await context.session.endOthers(sessionId);
  await onRecord('sessions-ended', context, context.caller.personId, { ended: String(ended) });
  return { ended };
}

/**
 * Sets a new password for who knows the present one; their other sessions, and what was mailed for a new password, end.
 * @throws DomainError password_wrong
 */
export async function replacePassword(
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  context: OperationContext,
): Promise<void> {
  const {
    caller: { personId },
    services: { passwords },
    session,
  } = context;
  const { isChanged } = await checkPassword(currentPassword, context, password);
  if (isChanged) return;
  await passwords.change(personId, password);
  await passwords.revokeResetTokens(personId);
  await session.endOthers();
  await onRecord('password-changed', context, personId, { by: 'self' });
}
