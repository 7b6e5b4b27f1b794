// Whether the shop can be reached at the address that letters and browsers name.
import { isIP } from 'node:net';

export type AddressProblem = 'local' | 'plain' | 'certificate' | 'unreachable' | 'other';

const TIMEOUT_MS = 8_000;
/** Codes of Node's TLS; all others are about the way there. */
const CERTIFICATE = /CERT|ALTNAME|ISSUER|SIGNATURE|SELF_SIGNED/;
const PRIVATE_NAME = /^(localhost|.*\.(localhost|local|internal|lan|home|test|invalid))$/;
const PRIVATE_IP = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|0\.|\[?(::1|f[cd]|fe80))/i;

/** Only its own network, or its own machine, knows such a name. */
export const isLocalAddress = (origin: string): boolean => {
  const { hostname } = new URL(origin);
  return PRIVATE_NAME.test(hostname) || (isIP(hostname.replace(/[[\]]/g, '')) > 0 && PRIVATE_IP.test(hostname));
};

/**
 * What stands between a browser and the shop; undefined where nothing does. `isOurs` looks at what the address answers, which may be
 * another shop's.
 */
export async function addressProblem(
  origin: string,
  path: string,
  isOurs: (answer: unknown) => boolean,
): Promise<AddressProblem | undefined> {
  if (isLocalAddress(origin)) return 'local';
  if (!origin.startsWith('https:')) return 'plain';
  try {
    const response = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    return response.ok && isOurs(await response.json()) ? undefined : 'other';
  } catch (error) {
    const code = String((error as { cause?: { code?: unknown } }).cause?.code ?? '');
    return CERTIFICATE.test(code) ? 'certificate' : 'unreachable';
  }
}
