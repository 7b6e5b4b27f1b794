// Between what deciders write and what is stored: personal fields are encrypted with their person's key,
// and events of an older schema version are lifted to the current one.
import { own } from '#domain/shared/dictionary.ts';
import type { EventCategory, PersonalFields, Upcaster } from '#domain/shared/event-catalogue.ts';
import { needed } from '#domain/shared/needed.ts';
import type { PersonKeys } from '../personal-data/person-keys.ts';
import { asErased, isSealed, seal, unseal } from '../personal-data/seal.ts';

type Json = Record<string, unknown>;

export interface Codec {
  /** Tells whether a stream is of one of our categories. */
  knows(stream: string): boolean;
  /** A repeat with the same id gives the same bytes. */
  encode(id: string, type: string, data: object): Promise<{ readonly data: object; readonly schemaVersion: string }>;
  /** Decodes a chunk at once, so that the keys of all its persons are loaded together. */
  decode<
    T extends { readonly type: string; readonly data: object; readonly metadata: { readonly schemaVersion: string } },
  >(
    events: readonly T[],
  ): Promise<T[]>;
}

/** The name of the key of what the law wants kept of a person. */
const booksOf = (person: string): string => `books:${person}`;

const noKeys = (): never => {
  throw new Error('this process works without the keys of persons');
};
const NO_KEYS: PersonKeys = { forWriting: noKeys, load: noKeys, cached: noKeys, erase: noKeys, forget: noKeys };

/** A codec without keys seals and opens nothing: it reads events as they lie in the store. */
export function createCodec(categories: readonly EventCategory[], keys: PersonKeys = NO_KEYS): Codec {
  const personal = new Map<string, PersonalFields>(categories.flatMap((c) => Object.entries(c.personal)));
  const upcasters = new Map<string, readonly Upcaster[]>(categories.flatMap((c) => Object.entries(c.upcasters)));
  const version = (type: string) => (upcasters.get(type)?.length ?? 0) + 1;

  const personOf = (type: string, data: object): string | undefined => {
    const declared = personal.get(type);
    return declared && (own(data as Json, declared.person) as string);
  };

  const sealedFields = ({ fields, lists = [] }: PersonalFields) => [...fields, ...lists];

  const keysOf = (type: string, person: string) => (personal.get(type)?.books ? [person, booksOf(person)] : [person]);

  const open = (type: string, data: Json): Json => {
    const declared = personal.get(type);
    if (!declared) return data;
    const person = own(data, declared.person) as string;
    const opened = { ...data };
    for (const field of sealedFields(declared)) {
      const value = own(data, field);
      if (!isSealed(value)) continue;
      const key = keys.cached(value.key === 'books' ? booksOf(person) : person);
      opened[field] = key || !declared.lists?.includes(field) ? unseal(value, key, `${person}:${type}:${field}`) : [];
    }
    return opened;
  };

  const prefixes = categories.map(({ category }) => `${category}-`);

  return {
    knows: (stream) => prefixes.some((prefix) => stream.startsWith(prefix)),

    async encode(id, type, data) {
      const declared = personal.get(type);
      const schemaVersion = String(version(type));
      if (!declared) return { data, schemaVersion };
      const person = needed(personOf(type, data), 'person whose data these are');
      const key = await keys.forWriting(person);
      const books = declared.books && (await keys.forWriting(booksOf(person)));
      const sealed: Json = { ...data };
      for (const field of sealedFields(declared)) {
        const value = own(sealed, field);
        if (value === undefined) continue;
        const context = `${person}:${type}:${field}`;
        const fieldKey = declared.books?.includes(field) ? books : key;
        // Who was erased meanwhile gets no key any more: what is written of them says nothing.
        sealed[field] = fieldKey
          ? { ...seal(value, fieldKey, context, id), ...(fieldKey === books ? { key: 'books' } : {}) }
          : declared.lists?.includes(field)
            ? []
            : asErased(value);
      }
      return { data: sealed, schemaVersion };
    },

    async decode(events) {
      const persons = new Set<string>();
      for (const { type, data } of events) {
        const person = personOf(type, data);
        if (person !== undefined) for (const key of keysOf(type, person)) persons.add(key);
      }
      if (persons.size) await keys.load(persons);
      return events.map((event) => {
        const lifts = upcasters.get(event.type)?.slice(Number(event.metadata.schemaVersion) - 1) ?? [];
        const data = lifts.reduce<Json>((lifted, lift) => lift(lifted), event.data as Json);
        return { ...event, data: open(event.type, data) };
      });
    },
  };
}
