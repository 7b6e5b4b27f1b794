// What handlers use besides streams and read models, in memory.
import { createHash } from 'node:crypto';
import { createBlobStore } from '#platform/adapters/blob/blob-store.ts';
import { createGiftCodes } from '#platform/adapters/keys/gift-codes.ts';
import type { Clock } from '#platform/kernel/runtime/clock.ts';
import { noBackpressure } from '#platform/kernel/command/backpressure.ts';
import { ordinaryDeadlines } from '#platform/kernel/runtime/deadlines.ts';
import type { Services } from '#platform/kernel/operations/services.ts';
import type { Passwords } from '#platform/adapters/session/passwords.ts';
import { postalCodeCheck } from '#platform/shop/geography/address-check.ts';
import { absent } from './absent.ts';
import { createMemoryGateway, type MemoryGateway } from './memory-gateway.ts';

/** What is right for every captcha: each asks for two and two. */
export const CAPTCHA = '4';

const NO_FACTORS = { hasAuthenticator: false, passkeys: 0, recoveryCodes: 0 };

export interface MemoryServices extends Services {
  readonly gateway: MemoryGateway;
}

export function createMemoryServices(clock: Clock): MemoryServices {
  const gateway = createMemoryGateway(() => clock.now());
  const hashName = (name: string) => createHash('sha256').update(name.trim().toLowerCase()).digest('hex').slice(0, 40);
  const nothing = () => Promise.resolve();
  const threads: Services['threads'] = { run: async ({ work }, input) => work(input), close: nothing };
  return {
    clock,
    deadlines: ordinaryDeadlines,
    gateway,
    gateways: gateway.gateways,
    blobs: memoryBlobs(clock),
    backpressure: noBackpressure,
    publicOrigin: 'https://shop.test',
    mailer: absent('mail'),
    mailServer: '',
    fileSources: absent('files that lie elsewhere'),
    sealedSecrets: absent('sealed secrets'),
    giftCodes: createGiftCodes(Buffer.alloc(32, 7)),
    passwords: memoryPasswords(),
    sessions: { endAllOf: nothing, endAllFor: nothing, setRightsOf: nothing },
    stuckEffects: absent('effects'),
    persons: absent('keys of persons'),
    secondFactors: absent<Services['secondFactors']>('second factors', {
      isSet: () => Promise.resolve(false),
      of: () => Promise.resolve(NO_FACTORS),
      ofEach: (subjects) => Promise.resolve(subjects.map(() => NO_FACTORS)),
      removeAll: nothing,
    }),
    passkeys: absent('passkeys'),
    addressCheck: postalCodeCheck(threads),
    openid: absent<Services['openid']>('OpenID', { providers: [] }),
    secondFactorRequired: () => false,
    readMarks: absent('read marks'),
    waitingFiles: { sent: nothing, taken: nothing, waiting: async (files) => new Set(files) },
    captchas: {
      make: () => Promise.resolve({ base64Data: '', captchatext: 'challenge', addends: [2, 2] }),
      isRight: (entered) => Promise.resolve(entered === CAPTCHA),
      redeem: (entered) => Promise.resolve(entered === CAPTCHA),
    },
    limits: { consume: nothing, allows: () => Promise.resolve(true), giveBack: nothing, forget: nothing },
    signInGuard: { begin: nothing, succeeded: nothing },
    securityLog: { record: nothing, note: () => undefined },
    threads,
    importThreads: { run: async ({ work }, input) => work(input), close: nothing },
    hashName,
  };
}

function memoryBlobs(clock: Clock): Services['blobs'] {
  const files = new Map<string, { readonly bytes: Buffer; readonly at: Date }>();
  return createBlobStore({
    write: async (name, bytes) => void files.set(name, { bytes: Buffer.from(bytes), at: new Date(clock.now()) }),
    read: async (name) => files.get(name)?.bytes,
    writtenAt: async (name) => files.get(name)?.at,
    remove: async (name) => void files.delete(name),
  });
}

function memoryPasswords(): Passwords {
  const known = new Map<string, { readonly subject: string; password: string }>();
  const of = (subject: string) => [...known.values()].find((one) => one.subject === subject);
  const tokens = new Map<string, string>();
  return {
    check: async (nameHash, password) => {
      const found = known.get(nameHash);
      return found?.password === password ? found.subject : undefined;
    },
    ownerOf: async (nameHash) => known.get(nameHash)?.subject,
    isOf: async (subject, password) => of(subject)?.password === password,
    set: async (nameHash, subject, password) => void known.set(nameHash, { subject, password }),
    async change(subject, password) {
      const one = of(subject);
      if (one) one.password = password;
    },
    async rename(subject, nameHash) {
      for (const [name, one] of known)
        if (one.subject === subject && name !== nameHash) {
          known.delete(name);
          known.set(nameHash, one);
        }
    },
    async issueResetToken(subject) {
      const token = `token-${tokens.size + 1}`;
      tokens.set(token, subject);
      return token;
    },
    async redeemResetToken(kind, token) {
      const subject = tokens.get(token);
      if (!subject?.startsWith(`${kind}:`)) return undefined;
      tokens.delete(token);
      return subject;
    },
    async revokeResetTokens(subject) {
      for (const [token, its] of tokens) if (its === subject) tokens.delete(token);
    },
  };
}
