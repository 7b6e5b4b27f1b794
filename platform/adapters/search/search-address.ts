// Reads out of SEARCH_URL where OpenSearch is: the password is taken out of the address at once, so that no log, error or
// metric can show it.
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';

export interface SearchAddress {
  /** One or several nodes of one cluster, without credentials. */
  readonly nodes: readonly string[];
  readonly auth: { readonly username: string; readonly password: string } | undefined;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * @param text addresses of one cluster, with a comma between them: `https://user:password@host:9200`
 * @throws OperatorError that never shows the address, which may hold a password
 */
export function searchAddressOf(text: string): SearchAddress {
  const urls = text.split(',').map((part) => parse(part.trim()));
  const auths = urls.filter(({ username }) => username).map(({ username, password }) => ({ username, password }));
  const [auth] = auths;
  if (auth && auths.some(({ username, password }) => username !== auth.username || password !== auth.password))
    throw new OperatorError('SEARCH_URL: the nodes of one cluster take one user and one password');
  if (auth && urls.some(({ protocol, hostname }) => protocol === 'http:' && !LOOPBACK.test(hostname)))
    throw new OperatorError('SEARCH_URL: a password goes over https:// only');
  return {
    nodes: urls.map(({ protocol, host, pathname }) => `${protocol}//${host}${pathname.replace(/\/$/, '')}`),
    auth: auth && { username: decodeURIComponent(auth.username), password: decodeURIComponent(auth.password) },
  };
}

function parse(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new OperatorError(
    'SEARCH_URL must be addresses that begin with http:// or https://, with a comma between them',
  );
}
