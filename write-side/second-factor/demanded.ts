import { refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/**
 * Before the caller's authenticator, or one of their passkeys, is removed.
 * @throws DomainError second_factor_last, where it is the last factor of somebody who must have one
 */
export async function requireAnotherFactor(
  removed: 'authenticator' | 'passkey',
  { caller: { personId, accountId }, services, states }: OperationContext,
): Promise<void> {
  const { hasAuthenticator, passkeys } = await services.secondFactors.of(personId);
  const left = removed === 'authenticator' ? passkeys : passkeys - 1 + Number(hasAuthenticator);
  if (left > 0) return;
  const isDemanded = personId.startsWith('staff:')
    ? services.secondFactorRequired()
    : (await states.account.standing({ accountId })).demandsSecondFactor;
  if (isDemanded) refuse('second_factor_last');
}
