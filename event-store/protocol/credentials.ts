import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http2';
import { Code, type Status } from '../grpc/status.ts';
import { methods } from './methods.ts';

// The official client sends user name and password over TLS only; what it sends over a plain connection, with each call
// that touches events, is the name of the connection (`connectionName` of the connection string). The token travels
// there.

/** A client asks these before it has said who it is. They tell what the server is, and nothing of what it holds. */
const OPEN: ReadonlySet<string> = new Set([methods.supportedMethods, methods.gossip, methods.health]);

const UNAUTHENTICATED: Status = {
  code: Code.UNAUTHENTICATED,
  message:
    'The event store asks for its token: as connectionName of the connection string, or as the password of Basic authorization.',
  trailers: {},
};

/**
 * Tells which calls bring the token: `undefined` for those that do, else how they end. Without a token everybody is
 * served.
 */
export function authenticator(
  token: string | undefined,
): (path: string, headers: IncomingHttpHeaders) => Status | undefined {
  if (token === undefined) return () => undefined;
  const expected = Buffer.from(token);
  return (path, headers) => (OPEN.has(path) || isBrought(headers, expected) ? undefined : UNAUTHENTICATED);
}

function isBrought(headers: IncomingHttpHeaders, expected: Buffer): boolean {
  const { authorization = '', 'connection-name': connectionName } = headers;
  return isEqual(passwordOf(authorization), expected) || isEqual(Buffer.from(String(connectionName)), expected);
}

/** Takes the same time whatever is wrong; only the length, which is no secret, shows. */
function isEqual(brought: Buffer, expected: Buffer): boolean {
  return brought.length === expected.length && timingSafeEqual(brought, expected);
}

/** Returns what stands behind the first colon of `Basic` credentials; nothing where there is none. */
function passwordOf(authorization: string): Buffer {
  const credentials = Buffer.from(/^Basic (.*)$/i.exec(authorization)?.[1] ?? '', 'base64').toString();
  return Buffer.from(/^[^:]*:(.*)$/s.exec(credentials)?.[1] ?? '');
}
