// What the shop keeps of a person beside its events, and the keys without which events say nothing of them (decision 0083).
import type { Pool } from 'pg';
import type { PersonKeys } from '#platform/kernel/personal-data/person-keys.ts';
import { transaction } from '#platform/kernel/postgres/pool.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';

export interface ErasedPerson {
  /** As what they signed in: `contact:<id>`. */
  readonly subject: string;
  /** Under these their data are sealed. */
  readonly personIds: readonly string[];
  /** Under this the mailbox of development has letters to them. */
  readonly email: string;
}

export interface Persons {
  /** For good. Harmless when repeated. */
  erase(person: ErasedPerson): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly persons: Persons;
  }
}

/** What somebody signs in with. */
const BY_SUBJECT = ['credential', 'session', 'reset_token', 'second_factor', 'passkey'];

export const createPersons = (pool: Pool, keys: PersonKeys): Persons => ({
  async erase({ subject, personIds, email }) {
    await transaction(pool, async (db) => {
      for (const table of BY_SUBJECT) await countOf(db, knex(`platform.${table}`).where({ subject }).delete());
      await countOf(db, knex('platform.mailbox').where({ to: email }).delete());
    });
    for (const personId of personIds) await keys.erase(personId);
  },
});
