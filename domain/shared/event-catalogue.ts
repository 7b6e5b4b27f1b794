// Each category declares beside its event types what the platform must know of them.
import type { DomainEvent } from './decider.ts';

/** Names the fields of an event that are personal data, and the field with the person whose key encrypts them. */
export interface PersonalFields {
  readonly person: string;
  readonly fields: readonly string[];
  /** Those that are lists: of who was erased they are empty, where others say [erased]. */
  readonly lists?: readonly string[];
  /** Those of them that the law wants kept: they have a key of their own, which stays when the person is erased. */
  readonly books?: readonly string[];
}

/** Turns the data of one schema version into the next one's. */
export type Upcaster = (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;

export interface EventCategory {
  /** Stream names are `<category>-<id>`. */
  readonly category: string;
  readonly personal: Readonly<Record<string, PersonalFields>>;
  /** Upcasters by event type: element n lifts version n+1 to n+2; the current version is the list's length + 1. */
  readonly upcasters: Readonly<Record<string, readonly Upcaster[]>>;
}

type DataOf<E extends DomainEvent, T extends E['type']> = Extract<E, { type: T }>['data'];
type ListOf<Data> = {
  [Field in keyof Data & string]-?: NonNullable<Data[Field]> extends readonly unknown[] ? Field : never;
}[keyof Data & string];

interface Declaration<E extends DomainEvent> {
  readonly category: string;
  readonly personal?: {
    readonly [T in E['type']]?: {
      readonly person: keyof DataOf<E, T> & string;
      readonly fields: readonly Exclude<keyof DataOf<E, T> & string, ListOf<DataOf<E, T>>>[];
      readonly lists?: readonly ListOf<DataOf<E, T>>[];
      readonly books?: readonly (keyof DataOf<E, T> & string)[];
    };
  };
  readonly upcasters?: { readonly [T in E['type']]?: readonly Upcaster[] };
}

/** `defineEvents<CartEvent>({ category: 'cart', ... })`; field names are checked against the event's own data. */
export const defineEvents = <E extends DomainEvent>(declaration: Declaration<E>): EventCategory => ({
  category: declaration.category,
  personal: (declaration.personal ?? {}) as EventCategory['personal'],
  upcasters: (declaration.upcasters ?? {}) as EventCategory['upcasters'],
});
