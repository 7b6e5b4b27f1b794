// The second factor of staff and buyers (security.md S7): codes that change every 30 seconds (TOTP, RFC 6238, by otpauth), and
// codes on paper for a lost phone. The shared secret is sealed with a key derived from MASTER_KEY; of the codes on
// paper only hashes are kept. They serve whoever has passkeys (passkeys.ts) as well.
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { FactorCount } from '#contracts/second-factor/second-factor.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';
import { seal, unseal } from '#platform/kernel/personal-data/seal-bytes.ts';
import { shopKeys } from '../keys/shop-keys.ts';
import { countOf, knex, present, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';

export interface SecondFactors {
  /** An authenticator or a passkey. */
  isSet(subject: string): Promise<boolean>;
  of(subject: string): Promise<Factors>;
  /** Those of several, in their order. */
  ofEach(subjects: readonly string[]): Promise<readonly FactorCount[]>;
  /**
   * A new secret, which counts once it is confirmed. `uri` is what an authenticator reads from a QR code; it shows the shop and
   * the label.
   */
  begin(subject: string, label: string, shop: string): Promise<{ readonly secret: string; readonly uri: string }>;
  /** The codes on paper, as of `giveCodes`; undefined when the code is wrong, or nothing was begun. */
  confirm(subject: string, code: string): Promise<readonly string[] | undefined>;
  /** What was right about a code; each is good once. */
  check(subject: string, code: string): Promise<'totp' | 'recovery' | undefined>;
  /** Codes on paper, shown once; none where there are some already. */
  giveCodes(subject: string): Promise<readonly string[]>;
  /** The codes on paper stay as long as there are passkeys. */
  removeAuthenticator(subject: string): Promise<void>;
  /** The codes on paper, where nothing is left that they stand in for. */
  removeIdleCodes(subject: string): Promise<void>;
  /** Authenticator, passkeys and codes. */
  removeAll(subject: string): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly secondFactors: SecondFactors;
    /** Tells whether staff must have one before anything else. */
    readonly secondFactorRequired: () => boolean;
  }
}

export interface Factors extends FactorCount {
  /** How many are left. */
  readonly recoveryCodes: number;
}

interface Row {
  /** Absent: they have codes on paper, and passkeys only. */
  readonly secret: Buffer | null;
  readonly confirmed: boolean;
}

const factors = () => knex('platform.second_factor');
const passkeys = () => knex('platform.passkey');

const ISSUER = 'Millwright';
const PERIOD_SECONDS = 30;
/** A clock may be this many periods off. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function createSecondFactors(pool: Pool, masterKey: Buffer, now: () => number = systemClock.now): SecondFactors {
  const { secondFactors: key } = shopKeys(masterKey);

  async function find(subject: string): Promise<Row | undefined> {
    const factor = factors()
      .select('secret', { confirmed: knex.raw('confirmed_at is not null') })
      .where({ subject });
    return (await rowsOf<Row>(pool, factor))[0];
  }

  /** The step of time that a code belongs to, where it is right. */
  async function stepOf(secret: Buffer, code: string): Promise<number | undefined> {
    const { Secret, TOTP } = await import('otpauth');
    const totp = new TOTP({
      issuer: ISSUER,
      secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
      digits: 6,
      period: PERIOD_SECONDS,
    });
    const at = now();
    const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, window: WINDOW, timestamp: at }) : null;
    return delta === null ? undefined : Math.floor(at / 1_000 / PERIOD_SECONDS) + delta;
  }

  async function of(subject: string): Promise<Factors> {
    const counted = knex.select({
      hasAuthenticator: knex.raw('exists (?)', [factors().where({ subject }).whereNotNull('confirmed_at')]),
      passkeys: passkeys().count().where({ subject }),
      recoveryCodes: knex.raw('coalesce((?), 0)', [
        factors().select(knex.raw('cardinality(recovery)')).where({ subject }),
      ]),
    });
    const row = await rowOf<Factors>(pool, counted);
    return { ...row, passkeys: Number(row.passkeys) };
  }

  async function giveCodes(subject: string): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    const recovery = codes.map((one) => hash(normal(one)));
    const given = factors()
      .insert({ subject, recovery })
      .onConflict('subject')
      .merge(['recovery'])
      .whereRaw('cardinality(second_factor.recovery) = 0');
    return (await countOf(pool, given)) ? codes : [];
  }

  /** What is left of a factor that has neither authenticator nor passkeys. */
  const idle = (subject: string) =>
    factors()
      .where({ subject })
      .whereNull('confirmed_at')
      .whereNotExists(passkeys().select(knex.raw('1')).where({ subject }));

  return {
    of,
    giveCodes,
    async isSet(subject) {
      const { hasAuthenticator, passkeys } = await of(subject);
      return hasAuthenticator || passkeys > 0;
    },

    async ofEach(subjects) {
      const wanted = [...subjects];
      const [confirmed, counted] = await Promise.all([
        rowsOf<{ subject: string }>(
          pool,
          factors().select('subject').whereRaw('subject = any(?)', [wanted]).whereNotNull('confirmed_at'),
        ),
        rowsOf<{ subject: string; many: string }>(
          pool,
          passkeys().select('subject').count({ many: '*' }).whereRaw('subject = any(?)', [wanted]).groupBy('subject'),
        ),
      ]);
      const authenticators = new Set(confirmed.map(({ subject }) => subject));
      const counts = new Map(counted.map(({ subject, many }) => [subject, Number(many)]));
      return wanted.map((subject) => ({
        hasAuthenticator: authenticators.has(subject),
        passkeys: counts.get(subject) ?? 0,
      }));
    },

    async begin(subject, label, shop) {
      const { Secret, TOTP } = await import('otpauth');
      const secret = randomBytes(20);
      await countOf(
        pool,
        factors()
          .insert({ subject, secret: seal(secret, key, subject) })
          .onConflict('subject')
          .merge(['secret'])
          .whereRaw('second_factor.confirmed_at is null'),
      );
      const shared = new Secret({ buffer: new Uint8Array(secret).buffer });
      return {
        secret: shared.base32,
        uri: new TOTP({ issuer: shop || ISSUER, label, secret: shared, digits: 6, period: PERIOD_SECONDS }).toString(),
      };
    },

    async confirm(subject, code) {
      const row = await find(subject);
      const step =
        row?.secret && !row.confirmed ? await stepOf(unseal(row.secret, key, subject), normal(code)) : undefined;
      if (step === undefined) return undefined;
      const confirmed = { confirmed_at: present(), last_step: step };
      await countOf(pool, factors().where({ subject }).update(confirmed));
      return giveCodes(subject);
    },

    async check(subject, code) {
      const row = await find(subject);
      const step =
        row?.secret && row.confirmed ? await stepOf(unseal(row.secret, key, subject), normal(code)) : undefined;
      if (step !== undefined) {
        // A code that was read over a shoulder comes too late: of two at once, one is let in.
        const used = factors().where({ subject }).where('last_step', '<', step).update({ last_step: step });
        return (await countOf(pool, used)) ? 'totp' : undefined;
      }
      const paper = hash(normal(code));
      const used = factors()
        .where({ subject })
        .whereRaw('? = any(recovery)', [paper])
        .update({ recovery: knex.raw('array_remove(recovery, ?)', [paper]) });
      return (await countOf(pool, used)) ? 'recovery' : undefined;
    },

    async removeAuthenticator(subject) {
      await countOf(pool, factors().where({ subject }).update({ secret: null, confirmed_at: null, last_step: 0 }));
      await countOf(pool, idle(subject).delete());
    },

    async removeIdleCodes(subject) {
      await countOf(pool, idle(subject).delete());
    },

    async removeAll(subject) {
      await countOf(pool, passkeys().where({ subject }).delete());
      await countOf(pool, factors().where({ subject }).delete());
    },
  };
}

const normal = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
const hash = (code: string): Buffer => createHash('sha256').update(code).digest();
/** 80 bits, in four groups. */
const recoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');
