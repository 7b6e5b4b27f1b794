import type { Config } from '#platform/adapters/config/config.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';

/** The shop's address as browsers see it. */
export const publicOrigin = ({ PUBLIC_ORIGIN, PORT }: Pick<Config, 'PUBLIC_ORIGIN' | 'PORT'>): string =>
  PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;

/**
 * The same, for the role that browsers reach. @throws OperatorError where TLS ends at a proxy that the shop is not told
 * of: every visitor would have the proxy's address, and share its limits (security.md S17)
 */
export function shopOrigin(config: Config): string {
  const origin = publicOrigin(config);
  if (origin.startsWith('https:') && config.TRUST_PROXY === 0)
    throw new OperatorError(
      'TRUST_PROXY: PUBLIC_ORIGIN begins with https, so a proxy stands in front of the shop; say how many, e.g. TRUST_PROXY=1',
    );
  return origin;
}
