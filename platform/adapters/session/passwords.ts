// Passwords: argon2id, 19 MiB, two passes. Slow on purpose, so only a few at once.
import type { Options } from '@node-rs/argon2';
import { createHash, randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { transaction } from '#platform/kernel/postgres/pool.ts';
import { countOf, fromNow, knex, present, rowsOf } from '#platform/kernel/postgres/statement.ts';

export interface Passwords {
  /** Finds the person whose password it is; it takes the same time for an unknown name. */
  check(nameHash: string, password: string): Promise<string | undefined>;
  /** Finds the person who has the name, for the record of a failed sign-in. */
  ownerOf(nameHash: string): Promise<string | undefined>;
  /** Tells whether it is somebody's present password. */
  isOf(subject: string, password: string): Promise<boolean>;
  set(nameHash: string, subject: string, password: string): Promise<void>;
  change(subject: string, password: string): Promise<void>;
  /** They sign in by another name from now on, which is nobody else's. */
  rename(subject: string, nameHash: string): Promise<void>;
  /**
   * A token for one new password of a person (`contact:…`, `staff:…`), or for the sign-in of a first administrator
   * (`administrator:…`); those before it open nothing any more. Only its hash is kept.
   */
  issueResetToken(subject: string, validHours: number): Promise<string>;
  /**
   * Finds whose token it is, of those of one kind; the token opens once, and no other of theirs opens after it.
   */
  redeemResetToken(kind: 'contact' | 'staff' | 'administrator', token: string): Promise<string | undefined>;
  /** What was mailed opens nothing any more. */
  revokeResetTokens(subject: string): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly passwords: Passwords;
    /** Keyed hash of a user name: names are unique without standing in the event store. */
    hashName(name: string): string;
  }
}

const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CONCURRENCY = 4;
/** Loaded with the first password: most processes never meet one. */
const argon2 = () => import('@node-rs/argon2');
const hash = async (password: string | Buffer) => (await argon2()).hash(password, OPTIONS);
const credentials = () => knex('platform.credential');
const tokens = () => knex('platform.reset_token');
const verify = async (passwordHash: string, password: string) => (await argon2()).verify(passwordHash, password);

export function createPasswords(pool: Pool): Passwords {
  const limited = pLimit(CONCURRENCY);
  /** Compared with when nobody has the name, so that both take the same time; made before either is looked at. */
  let nobody: Promise<string> | undefined;
  /** What could not be hashed once is tried again with the next sign-in. */
  const forget = (error: unknown): never => {
    nobody = undefined;
    throw error;
  };
  const verifyOrNobody = async (passwordHash: string | undefined, password: string) => {
    const dummy = await (nobody ??= hash(randomBytes(16)).catch(forget));
    return limited(() => verify(passwordHash ?? dummy, password));
  };
  const tokenHash = (token: string) => createHash('sha256').update(token).digest();

  return {
    async check(nameHash, password) {
      const [known] = await rowsOf<{ subject: string; password_hash: string }>(
        pool,
        credentials().select('subject', 'password_hash').where({ name_hash: nameHash }),
      );
      const right = await verifyOrNobody(known?.password_hash, password);
      return right ? known?.subject : undefined;
    },
    async ownerOf(nameHash) {
      const owner = credentials().select('subject').where({ name_hash: nameHash });
      return (await rowsOf<{ subject: string }>(pool, owner))[0]?.subject;
    },
    async isOf(subject, password) {
      const present = credentials().select('password_hash').where({ subject });
      const [known] = await rowsOf<{ password_hash: string }>(pool, present);
      return verifyOrNobody(known?.password_hash, password);
    },
    async set(nameHash, subject, password) {
      const passwordHash = await limited(() => hash(password));
      await countOf(
        pool,
        credentials()
          .insert({ name_hash: nameHash, subject, password_hash: passwordHash })
          .onConflict('name_hash')
          .merge(['password_hash'])
          .whereRaw('credential.subject = excluded.subject'),
      );
    },
    async change(subject, password) {
      const passwordHash = await limited(() => hash(password));
      await countOf(pool, credentials().where({ subject }).update({ password_hash: passwordHash }));
    },
    async rename(subject, nameHash) {
      await countOf(pool, credentials().where({ subject }).update({ name_hash: nameHash }));
    },
    async issueResetToken(subject, validHours) {
      const token = randomBytes(32).toString('base64url');
      await transaction(pool, async (client) => {
        await countOf(client, tokens().where({ subject }).delete());
        await countOf(
          client,
          tokens().insert({ token_hash: tokenHash(token), subject, expires_at: fromNow('hours', validHours) }),
        );
      });
      return token;
    },
    async redeemResetToken(kind, token) {
      const [opened] = await rowsOf<{ subject: string }>(
        pool,
        tokens()
          .where({ token_hash: tokenHash(token) })
          .where('expires_at', '>', present())
          .whereLike('subject', `${kind}:%`)
          .delete()
          .returning('subject'),
      );
      if (opened) await countOf(pool, tokens().where({ subject: opened.subject }).delete());
      return opened?.subject;
    },
    async revokeResetTokens(subject) {
      await countOf(pool, tokens().where({ subject }).delete());
    },
  };
}
