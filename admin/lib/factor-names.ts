import type { FactorCount } from '#contracts/second-factor/second-factor.ts';
import type { useTranslate } from 'react-admin';

/** "an authenticator, 2 passkeys"; empty where somebody has no second factor. */
export const factorNames = ({ hasAuthenticator, passkeys }: FactorCount, t: ReturnType<typeof useTranslate>): string =>
  [hasAuthenticator && t('signIn.anAuthenticator'), passkeys > 0 && t('signIn.somePasskeys', { smart_count: passkeys })]
    .filter(Boolean)
    .join(', ');
