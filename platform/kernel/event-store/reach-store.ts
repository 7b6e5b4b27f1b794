// Tries whether the configured event store can be used, and says in one sentence why not.
import { BACKWARDS, END } from '@eventstore/db-client';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../runtime/operator-error.ts';
import { eachBeforeSilence } from './silence.ts';
import { shareClient, type SharedClient } from './shared-client.ts';

/** Subscriptions that say when they have caught up, and positions on the reads of a stream. */
const OLDEST = [23, 10] as const;
const ANSWER_MS = 10_000;

/** @throws OperatorError when the store does not answer, refuses us, or is too old */
export async function reachStore(connectionString: string, setting = 'EVENTSTORE_URL'): Promise<void> {
  const shared = share(connectionString, setting);
  try {
    const { serverVersion } = await orSilence(capabilitiesOf(shared));
    if (isTooOld(serverVersion))
      throw new OperatorError(
        `${setting}: the event store has version ${serverVersion === 'unknown' ? 'before 21.10' : serverVersion}; Millwright needs ${OLDEST.join('.')} or later`,
      );
    await eachBeforeSilence(
      shared.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }),
      () => undefined,
    );
  } catch (error) {
    throw error instanceof OperatorError
      ? error
      : new OperatorError(`${setting}: ${sentenceFor(error, connectionString)}`);
  } finally {
    await shared.release();
  }
}

function share(connectionString: string, setting: string): SharedClient {
  try {
    return shareClient(connectionString);
  } catch (error) {
    throw new OperatorError(
      `${setting}: the connection string cannot be used (${(error as Error).message.split('\n')[0]})`,
    );
  }
}

/** The client asks the server once and keeps the answer; to other code it does not show it. */
const capabilitiesOf = ({ client }: SharedClient) =>
  (client as unknown as { readonly capabilities: Promise<{ readonly serverVersion: string }> }).capabilities;

/** A later version than any that is known is taken: the protocol's promises only grow. */
export function isTooOld(version: string): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  if (!major) return true;
  return Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]);
}

async function orSilence<T>(answer: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const silence = delay(ANSWER_MS, undefined, { signal: ended.signal }).then(
    () => Promise.reject(new Error('no answer')),
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([answer, silence]);
  } finally {
    ended.abort();
  }
}

/** The client's error as a sentence for people, never with the address's password. */
export function sentenceFor(error: unknown, connectionString: string): string {
  const { type, code, message = String(error) } = error as { type?: string; code?: number | string; message?: string };
  const isPlain = /[?&]tls=false\b/i.test(connectionString);
  if (type === 'access-denied' || Number(code) === 16 || Number(code) === 7)
    return `the event store refuses the user, the password or the token of the address${isPlain ? ' (over tls=false the client sends no password)' : ''}`;
  if (!isPlain && /wrong version number|packet length too long|EPROTO/i.test(message))
    return 'the event store does not speak TLS, as the address asks (add tls=false, or turn TLS on there)';
  if (!isPlain && /self.signed|unable to (get|verify)|certificate|altnames/i.test(message))
    return `the certificate of the event store is not trusted (${reasonIn(message)}); name its authority with tlsCAFile=…`;
  if (isPlain && /Protocol error|Failed to connect|socket hang up|ECONNRESET|Connection dropped/i.test(message))
    return 'whoever answers there speaks another protocol: TLS where the address says tls=false, or no gRPC at all';
  return `the event store cannot be reached (${reasonIn(message)})`;
}

function reasonIn(message: string): string {
  const [firstLine = ''] = message.split('\n', 1);
  return (/Last error: (?:Error: )?(.+?)\. Resolution note/.exec(message)?.[1] ?? firstLine).trim();
}
