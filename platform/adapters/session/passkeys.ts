// Passkeys of staff and buyers (WebAuthn, by @simplewebauthn/server; docs/decisions/0037). A challenge is kept here, belongs to one
// session, is good once and for some minutes. Of a passkey only what proves it is kept: its public key opens nothing.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { NewPasskey } from '#contracts/second-factor/passkey.ts';
import type { PasskeyAnswer } from '#contracts/second-factor/second-factor.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { countOf, firstOf, fromNow, knex, present, rowsOf } from '#platform/kernel/postgres/statement.ts';

export interface Passkey {
  readonly passkeyId: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly addedAt: string;
  readonly usedAt?: string;
}

/** `sign-in`: without a password; `second-factor`: beside one; `proof`: before a change of what opens the account. */
export type PasskeyUse = 'sign-in' | 'second-factor' | 'proof';

/** Why an authenticator's answer does not count: nothing was asked, or too long ago; or it is not what was asked for. */
export type PasskeyRefusal = 'passkey_expired' | 'passkey_refused' | 'passkey_not_added';

/** What a browser hands to an authenticator: its shape is WebAuthn's. */
export type PasskeyOptions = { readonly challenge: string } & Readonly<Record<string, unknown>>;

export interface Passkeys {
  /** In the order in which they were added. */
  list(subject: string): Promise<readonly Passkey[]>;
  /** `label`: what an authenticator shows beside the shop's name. */
  beginAdding(sessionId: string, subject: string, label: string, shop: string): Promise<PasskeyOptions>;
  add(sessionId: string, subject: string, name: string, made: NewPasskey): Promise<PasskeyRefusal | undefined>;
  /** Without a subject any passkey of the shop may answer, and must have made sure who holds it. */
  ask(sessionId: string, use: PasskeyUse, subject?: string): Promise<PasskeyOptions>;
  /** Whose passkey has answered what was asked of the session. */
  check(
    sessionId: string,
    use: PasskeyUse,
    answer: PasskeyAnswer,
  ): Promise<{ readonly subject: string; readonly refused?: never } | { readonly refused: PasskeyRefusal }>;
  /** Returns what it was called; undefined where it is not theirs. */
  rename(subject: string, passkeyId: string, name: string): Promise<string | undefined>;
  remove(subject: string, passkeyId: string): Promise<string | undefined>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly passkeys: Passkeys;
  }
}

export interface PasskeysOptions {
  readonly pool: Pool;
  readonly identityKey: Buffer;
  /** The shop's address as browsers see it; its host is what passkeys belong to. */
  readonly origin: string;
  readonly log: Log;
}

interface Credential {
  readonly credential_id: string;
  readonly subject: string;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly transports: string[];
}

const CHALLENGE_SECONDS = 5 * 60;
const passkeys = () => knex('platform.passkey');
const challenges = () => knex('platform.passkey_challenge');
/** What a challenge is for that a new passkey answers. */
const ADDING = 'adding';

export function createPasskeys({ pool, identityKey, origin, log }: PasskeysOptions): Passkeys {
  const rpID = new URL(origin).hostname;
  const key = createHmac('sha256', identityKey).update('passkeys').digest();
  /** An authenticator keeps it, and may show it to others: it says nothing of whose it is. */
  const handleOf = (subject: string) => new Uint8Array(createHmac('sha256', key).update(subject).digest());
  // Loaded when somebody uses one: most people sign in with a password.
  const library = () => import('@simplewebauthn/server');

  async function keep(sessionId: string, purpose: string, subject: string, challenge: string): Promise<void> {
    const row = { session_id: sessionId, purpose, subject, challenge, expires_at: fromNow('secs', CHALLENGE_SECONDS) };
    await countOf(pool, challenges().insert(row).onConflict(['session_id', 'purpose']).merge());
  }

  /** Once: of two answers at a time, one finds it. */
  async function take(sessionId: string, purpose: string) {
    if (!sessionId) return undefined;
    const asked = challenges()
      .where({ session_id: sessionId, purpose })
      .where('expires_at', '>', present())
      .delete()
      .returning(['challenge', 'subject']);
    return firstOf<{ challenge: string; subject: string }>(pool, asked);
  }

  async function find(where: Readonly<Record<string, string>>): Promise<Credential[]> {
    const found = passkeys()
      .select('credential_id', 'subject', 'public_key', 'counter', 'transports')
      .where(where)
      .orderBy(['added_at', 'passkey_id']);
    return rowsOf<Credential>(pool, found);
  }

  const described = async (subject: string) =>
    (await find({ subject })).map(({ credential_id: id, transports }) => ({ id, transports }));

  /** What the library throws is that an answer is not what was asked for. */
  async function verified<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (err) {
      log.info({ err }, 'an answer of an authenticator was refused');
      return undefined;
    }
  }

  return {
    async list(subject) {
      const rows = await rowsOf<{ passkey_id: string; name: string; added_at: Date; used_at: Date | null }>(
        pool,
        passkeys()
          .select('passkey_id', 'name', 'added_at', 'used_at')
          .where({ subject })
          .orderBy(['added_at', 'passkey_id']),
      );
      return rows.map(({ passkey_id: passkeyId, name, added_at, used_at }) => ({
        passkeyId,
        name,
        addedAt: added_at.toISOString(),
        ...(used_at ? { usedAt: used_at.toISOString() } : {}),
      }));
    },

    async beginAdding(sessionId, subject, label, shop) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: shop || rpID,
        rpID,
        userName: label,
        userID: handleOf(subject),
        timeout: CHALLENGE_SECONDS * 1_000,
        attestationType: 'none',
        excludeCredentials: await described(subject),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      await keep(sessionId, ADDING, subject, options.challenge);
      return { ...options };
    },

    async add(sessionId, subject, name, { id, clientDataJSON, attestationObject, transports }) {
      const asked = await take(sessionId, ADDING);
      if (asked?.subject !== subject) return 'passkey_expired';
      const { verifyRegistrationResponse } = await library();
      const made = await verified(() =>
        verifyRegistrationResponse({
          response: {
            id,
            rawId: id,
            type: 'public-key',
            response: { clientDataJSON, attestationObject },
            clientExtensionResults: {},
          },
          expectedChallenge: asked.challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
        }),
      );
      if (!made?.verified) return 'passkey_not_added';
      const { credential } = made.registrationInfo;
      const added = passkeys()
        .insert({
          credential_id: credential.id,
          subject,
          public_key: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports,
          name,
        })
        .onConflict('credential_id')
        .ignore();
      return (await countOf(pool, added)) ? undefined : 'passkey_not_added';
    },

    async ask(sessionId, use, subject = '') {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID,
        timeout: CHALLENGE_SECONDS * 1_000,
        allowCredentials: subject ? await described(subject) : [],
        userVerification: use === 'sign-in' ? 'required' : 'preferred',
      });
      await keep(sessionId, use, subject, options.challenge);
      return { ...options };
    },

    async check(sessionId, use, { id, clientDataJSON, authenticatorData, signature, userHandle }) {
      const asked = await take(sessionId, use);
      if (!asked) return { refused: 'passkey_expired' };
      const [credential] = await find({ credential_id: id });
      if (!credential || (asked.subject && asked.subject !== credential.subject)) return { refused: 'passkey_refused' };
      const { subject } = credential;
      if (userHandle !== undefined && !sameBytes(Buffer.from(userHandle, 'base64url'), handleOf(subject)))
        return { refused: 'passkey_refused' };
      const { verifyAuthenticationResponse } = await library();
      const answer = await verified(() =>
        verifyAuthenticationResponse({
          response: {
            id,
            rawId: id,
            type: 'public-key',
            response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
            clientExtensionResults: {},
          },
          expectedChallenge: asked.challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: use === 'sign-in',
          credential: { id, publicKey: new Uint8Array(credential.public_key), counter: Number(credential.counter) },
        }),
      );
      if (!answer?.verified) return { refused: 'passkey_refused' };
      const { newCounter: counter } = answer.authenticationInfo;
      // A counter that goes back tells of a copy; some authenticators have none, and say 0 for ever. Of two answers at once, the later one
      // must not undo the other's.
      const used = passkeys()
        .where({ credential_id: id })
        .where((known) => known.where('counter', '<', counter).orWhereRaw('counter = 0 and ? = 0', [counter]))
        .update({ counter, used_at: present() });
      return (await countOf(pool, used)) ? { subject } : { refused: 'passkey_refused' };
    },

    async rename(subject, passkeyId, name) {
      const was = passkeys().select('name').where({ subject, passkey_id: passkeyId });
      const known = await firstOf<{ name: string }>(pool, was);
      if (known) await countOf(pool, passkeys().where({ subject, passkey_id: passkeyId }).update({ name }));
      return known?.name;
    },

    async remove(subject, passkeyId) {
      const removed = passkeys().where({ subject, passkey_id: passkeyId }).delete().returning('name');
      return (await firstOf<{ name: string }>(pool, removed))?.name;
    },
  };
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
