// One key per person, wrapped by the master key, in Postgres. Without it nothing in all of history says anything of the person; that it
// is gone is kept in its place, so that they never get another one, which opens nothing.
import { randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { seal, unseal } from './seal-bytes.ts';
import { countOf, knex, rowsOf } from '../postgres/statement.ts';

export interface PersonKeys {
  /** The person's key; made and stored when there is none. Undefined when the person was erased. */
  forWriting(person: string): Promise<Buffer | undefined>;
  load(persons: Iterable<string>): Promise<void>;
  /** The key as last loaded; undefined when the person was erased. */
  cached(person: string): Buffer | undefined;
  /**
   * For good, under every name that the person has keys by; what the law wants kept stays readable. Other processes have their copy
   * until they `forget`.
   */
  erase(person: string): Promise<void>;
  /** All that this process has in memory; what it needs again it loads. */
  forget(): void;
}

const personKeys = () => knex('platform.person_key');
/** Each is 32 bytes. */
const CACHED_PERSONS = 20_000;
const ERASED = Symbol('erased');
/** Wrapped in the place of the key of who was erased. */
const NO_KEY = Buffer.alloc(0);
const CONTACT = 'contact:';

export async function createPersonKeys(pool: Pool, masterKey: Buffer): Promise<PersonKeys> {
  const keys = new LRUCache<string, Buffer | typeof ERASED>({ max: CACHED_PERSONS });

  const known = (person: string) => {
    const key = keys.get(person);
    return key === ERASED ? undefined : key;
  };

  // The letters of a batch, and the events of a page, ask in one statement.
  const loader = new DataLoader<string, Buffer | typeof ERASED>(
    async (persons) => {
      const rows = await rowsOf<{ person_id: string; wrapped_key: Buffer }>(
        pool,
        personKeys()
          .select('person_id', 'wrapped_key')
          .whereRaw('person_id = any(?)', [[...new Set(persons)]]),
        'load-person-keys',
      );
      const found = new Map(rows.map((row) => [row.person_id, unseal(row.wrapped_key, masterKey, row.person_id)]));
      return persons.map((person) => {
        const key = found.get(person);
        return key?.length ? key : ERASED;
      });
    },
    { cache: false },
  );

  const load = async (persons: Iterable<string>) => {
    const missing = [...persons].filter((person) => !keys.has(person));
    await Promise.all(missing.map(async (person) => keys.set(person, await loader.load(person))));
  };

  return {
    load,
    cached: (person) => known(person),

    async forWriting(person) {
      const knownKey = known(person);
      if (knownKey) return knownKey;
      // Two processes may meet the same new person: the row that is there first wins for both.
      const made = randomBytes(32);
      const key = { person_id: person, wrapped_key: seal(made, masterKey, person) };
      if (await countOf(pool, personKeys().insert(key).onConflict('person_id').ignore(), 'make-person-key')) {
        keys.set(person, made);
        return made;
      }
      keys.delete(person);
      await load([person]);
      return known(person);
    },

    async erase(person) {
      for (const name of namesOf(person)) {
        const gone = { person_id: name, wrapped_key: seal(NO_KEY, masterKey, name) };
        await countOf(pool, personKeys().insert(gone).onConflict('person_id').merge(['wrapped_key']), 'erase-person');
        keys.delete(name);
      }
    },

    forget: () => keys.clear(),
  };
}

/** The event by which a contact came names them by their number alone; everything since says `contact:<number>`. */
function namesOf(person: string): string[] {
  const number = person.replace(CONTACT, '');
  return /^\d+$/.test(number) ? [number, CONTACT + number] : [person];
}
