// The cost of a sign-in must not tell whether there is such a name (security.md S19); the costs are counted, not timed.
import { vi } from 'vitest';
import type { Pool } from 'pg';

/** Hashes that were compared with, and how often a hash was asked for. */
const compared: string[] = [];
let hashed = 0;
let broken = false;

vi.doMock('@node-rs/argon2', () => ({
  async hash(password: string | Buffer, { memoryCost, timeCost, parallelism }: Record<string, number>) {
    hashed += 1;
    if (broken) throw new Error('out of memory');
    return `$argon2id$m=${memoryCost},t=${timeCost},p=${parallelism}$${String(password).length}$${typeof password === 'string' ? password : 'random'}`;
  },
  async verify(hash: string, password: string) {
    compared.push(hash);
    return hash.endsWith(`$${password}`);
  },
}));
const { createPasswords } = await import('./passwords.ts');

const costOf = (hash: string | undefined) => /\$m=\d+,t=\d+,p=\d+\$/.exec(hash ?? '')?.[0];

/** One person, ada, whose name's hash is `ada`. */
function passwordsOfAda() {
  const kept = new Map<string, string>();
  const pool = {
    // Columns of an insert come in the order of their names: name_hash, password_hash, subject.
    query: async ({ text, values: [name, hash] }: { text: string; values: [string, string] }) => {
      if (text.startsWith('insert')) kept.set(name, hash);
      return { rows: kept.has(name) ? [{ subject: 'contact:1', password_hash: kept.get(name) }] : [] };
    },
  } as unknown as Pool;
  return createPasswords(pool);
}

describe('a password that is tried', () => {
  beforeEach(() => {
    compared.length = 0;
    hashed = 0;
    broken = false;
  });

  it('is compared once, at the same cost, whether or not there is such a name', async () => {
    const passwords = passwordsOfAda();
    await passwords.set('ada', 'contact:1', 'right');
    const attempts = [
      ['ada', 'wrong'],
      ['nobody', 'wrong'],
      ['ada', 'right'],
    ] as const;
    const work = [];
    for (const [name, password] of attempts) {
      const [before, hashes] = [compared.length, hashed];
      const subject = await passwords.check(name, password);
      work.push({ subject, compared: compared.slice(before).map(costOf), hashed: hashed - hashes });
    }
    const once = [costOf(compared[0])];
    // The hash to compare a stranger with is made by the first attempt, whoever's it is.
    expect(work).toEqual([
      { subject: undefined, compared: once, hashed: 1 },
      { subject: undefined, compared: once, hashed: 0 },
      { subject: 'contact:1', compared: once, hashed: 0 },
    ]);
    expect(once[0]).toBe('$m=19456,t=2,p=1$');
  });

  it('is compared again after a hash could not be made', async () => {
    const passwords = passwordsOfAda();
    await passwords.set('ada', 'contact:1', 'right');
    broken = true;
    await expect(passwords.check('ada', 'right')).rejects.toThrow('out of memory');
    broken = false;
    expect(await passwords.check('ada', 'right')).toBe('contact:1');
  });
});
