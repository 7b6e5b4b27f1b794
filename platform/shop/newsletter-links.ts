// Links of the newsletter's letters. Who holds one may do what it says and nothing else: it is signed, and kept nowhere.
import { timingSafeEqual } from 'node:crypto';
import { derivedId } from '../kernel/command/command-ids.ts';
import type { Services } from '../kernel/operations/services.ts';

type Keys = Pick<Services, 'hashName'>;
type Origin = Pick<Services, 'publicOrigin'>;

/** One address has one id, and the id says nothing of the address. */
export const subscriberIdOf = (email: string, keys: Keys): string => derivedId(keys.hashName(`newsletter ${email}`));

const confirmKey = (subscriberId: string, request: number, keys: Keys) =>
  keys.hashName(`newsletter confirm ${subscriberId} ${request}`);
const unsubscribeKey = (subscriberId: string, keys: Keys) => keys.hashName(`newsletter unsubscribe ${subscriberId}`);

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const mayConfirm = (subscriberId: string, request: number, key: string, keys: Keys): boolean =>
  isSame(key, confirmKey(subscriberId, request, keys));
export const mayUnsubscribe = (subscriberId: string, key: string, keys: Keys): boolean =>
  isSame(key, unsubscribeKey(subscriberId, keys));

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
const link = (origin: string, path: string, parameters: Readonly<Record<string, string>>) =>
  `${origin}${path}?${new URLSearchParams(parameters).toString()}`;

export const confirmLink = (subscriberId: string, request: number, services: Keys & Origin): string =>
  link(services.publicOrigin, '/newsletter/confirm', {
    subscriber: subscriberId,
    request: String(request),
    key: confirmKey(subscriberId, request, services),
  });
export const unsubscribeLink = (subscriberId: string, services: Keys & Origin): string =>
  link(services.publicOrigin, UNSUBSCRIBE_PATH, {
    subscriber: subscriberId,
    key: unsubscribeKey(subscriberId, services),
  });
