import type { OwnFactors } from '#contracts/second-factor/second-factor.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** The caller's authenticator, passkeys and codes on paper. */
export async function ownFactors(
  isDemanded: boolean,
  { caller: { personId }, services }: OperationContext,
): Promise<OwnFactors> {
  const [{ hasAuthenticator, recoveryCodes }, passkeys] = await Promise.all([
    services.secondFactors.of(personId),
    services.passkeys.list(personId),
  ]);
  return {
    isSet: hasAuthenticator || passkeys.length > 0,
    isDemanded,
    hasAuthenticator,
    recoveryCodes,
    passkeys: [...passkeys],
  };
}
