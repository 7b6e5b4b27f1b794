// Passwords: argon2id, 19 MiB, two passes. Slow on purpose, so only a few at once.
import type { Options } from '@node-rs/argon2';
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { transaction } from '../postgres/pool.ts';

export interface Passwords {
  /** Whose password it is; takes the same time for an unknown name. */
  check(nameHash: string, password: string): Promise<string | undefined>;
  /** Who has the name, for the record of a failed sign-in. */
  ownerOf(nameHash: string): Promise<string | undefined>;
  /** Whether it is somebody's present password. */
  isOf(subject: string, password: string): Promise<boolean>;
  set(nameHash: string, subject: string, password: string): Promise<void>;
  change(subject: string, password: string): Promise<void>;
  /** A token for one new password; those before it open nothing any more. Only its hash is kept. */
  issueResetToken(subject: string, validHours: number): Promise<string>;
  /** Whose token it is; it opens once, and no other of theirs opens after it. */
  redeemResetToken(token: string): Promise<string | undefined>;
  /** What was mailed opens nothing any more. */
  revokeResetTokens(subject: string): Promise<void>;
}

const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
/** Loaded with the first password: most processes never meet one. */
const argon2 = () => import('@node-rs/argon2');
const hash = async (password: string | Buffer) => (await argon2()).hash(password, OPTIONS);
const verify = async (passwordHash: string, password: string) => (await argon2()).verify(passwordHash, password);

export function createPasswords(pool: Pool): Passwords {
  const limited = createLimit(AT_ONCE);
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
      const { rows } = await pool.query<{ subject: string; password_hash: string }>(
        'select subject, password_hash from platform.credential where name_hash = $1',
        [nameHash],
      );
      const right = await verifyOrNobody(rows[0]?.password_hash, password);
      return right ? rows[0]?.subject : undefined;
    },
    async ownerOf(nameHash) {
      return (
        await pool.query<{ subject: string }>('select subject from platform.credential where name_hash = $1', [
          nameHash,
        ])
      ).rows[0]?.subject;
    },
    async isOf(subject, password) {
      const { rows } = await pool.query<{ password_hash: string }>(
        'select password_hash from platform.credential where subject = $1',
        [subject],
      );
      return verifyOrNobody(rows[0]?.password_hash, password);
    },
    async set(nameHash, subject, password) {
      const passwordHash = await limited(() => hash(password));
      await pool.query(
        'insert into platform.credential (name_hash, subject, password_hash) values ($1, $2, $3) on conflict (name_hash) do update set password_hash = excluded.password_hash where platform.credential.subject = excluded.subject',
        [nameHash, subject, passwordHash],
      );
    },
    async change(subject, password) {
      const passwordHash = await limited(() => hash(password));
      await pool.query('update platform.credential set password_hash = $2 where subject = $1', [subject, passwordHash]);
    },
    async issueResetToken(subject, validHours) {
      const token = randomBytes(32).toString('base64url');
      await transaction(pool, async (client) => {
        await client.query('delete from platform.reset_token where subject = $1', [subject]);
        await client.query(
          `insert into platform.reset_token (token_hash, subject, expires_at) values ($1, $2, now() + make_interval(hours => $3))`,
          [tokenHash(token), subject, validHours],
        );
      });
      return token;
    },
    async redeemResetToken(token) {
      const { rows } = await pool.query<{ subject: string }>(
        'delete from platform.reset_token where token_hash = $1 and expires_at > now() returning subject',
        [tokenHash(token)],
      );
      const subject = rows[0]?.subject;
      if (subject !== undefined) await pool.query('delete from platform.reset_token where subject = $1', [subject]);
      return subject;
    },
    async revokeResetTokens(subject) {
      await pool.query('delete from platform.reset_token where subject = $1', [subject]);
    },
  };
}

function createLimit(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
