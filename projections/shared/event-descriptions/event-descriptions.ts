// Describes an event to somebody who does not program: a sentence per type (locales/*/feature/*.json) and the
// values in it. A feature words its own events, beside its read models.
import { own } from '#domain/shared/dictionary.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { Belonging } from '../subject.ts';
import { isTranslated, type EventFormatter, type Values } from './event-formatter.ts';

/** The event, what its stream came to before it, and how to say things in the reader's language. */
export type DescribeEvent<S, E extends DomainEvent> = (
  event: StoredEvent<E>,
  before: S,
  format: EventFormatter,
) => Values;

export interface EventDescriptions {
  readonly category: string;
  /** A reader filters timelines by it: a key of `kind` in locales/*\/admin-history.json; `other` without it. */
  readonly group?: string;
  /** The subject whose timeline its streams are in. */
  readonly belongs?: Belonging;
  /** Its streams hold what many did, such as the numbers of a year's invoices: they are part of nobody's history alone. */
  readonly isShared?: true;
  /**
   * Folds a stream to the state before an event. Without it an event is worded, and read, alone: so are those of
   * ledgers, whose streams are
   * long.
   */
  readonly fold?: { readonly initialState: unknown; readonly evolve: (state: never, event: never) => unknown };
  /** Types by which somebody agreed to something, or refused it: who asks "who allowed this?" reads them first. */
  readonly decisions?: readonly string[];
  readonly of: Readonly<Record<string, DescribeEvent<never, never>>>;
}

interface Definition<E extends DomainEvent, S> {
  readonly category: string;
  readonly group?: string;
  readonly belongs?: Belonging;
  readonly isShared?: true;
  readonly fold?: { readonly initialState: S; readonly evolve: (state: S, event: E) => S };
  readonly decisions?: readonly E['type'][];
  /** One entry per event type; a type that is missing does not compile. */
  readonly of: { readonly [T in E['type']]: DescribeEvent<S, Extract<E, { type: T }>> };
}

/** `defineDescriptions<CartEvent, CartState>({...})`: descriptions are checked against the events' own data. */
export const defineDescriptions = <E extends DomainEvent, S = undefined>(
  definition: Definition<E, S>,
): EventDescriptions => definition as unknown as EventDescriptions;

/**
 * Master data, by its name of then or its id: what was added, each field that changed, from what to what, and removed.
 */
export const masterDataDescriptions = (
  category: string,
  { thing, idField, group }: { readonly thing: string; readonly idField: string; readonly group: string },
): EventDescriptions => {
  type Fields = Readonly<Record<string, unknown>>;
  const named = (fields: Fields, format: EventFormatter) => ({
    name: isTranslated(fields['name']) ? format.name(fields['name']) : String(own(fields, idField)),
  });
  const definition: Definition<DomainEvent, Fields> = {
    category,
    group,
    fold: {
      initialState: {},
      evolve: (state, { data }) => ({ ...state, ...data, ...(data as { changed?: Fields }).changed }),
    },
    of: {
      [`${thing}Added`]: ({ data }: DomainEvent, _before: Fields, format: EventFormatter) =>
        named(data as Fields, format),
      [`${thing}Revised`]: (event: DomainEvent, before: Fields, format: EventFormatter) => ({
        ...named({ ...before, ...event.data }, format),
        changes: format.changes(before, (event.data as { changed: Fields }).changed),
      }),
      [`${thing}Removed`]: ({ data }: DomainEvent, before: Fields, format: EventFormatter) =>
        named({ ...before, ...data }, format),
    },
  };
  return defineDescriptions(definition);
};

/** Versioned content: which fields of a draft changed, which version readers got, and when. */
export const versionedContentDescriptions = (
  category: string,
  { thing, idField, titled }: { readonly thing: string; readonly idField: string; readonly titled?: string },
): EventDescriptions => {
  type Fields = Readonly<Record<string, unknown>>;
  const named = (fields: Fields, before: Fields, format: EventFormatter) => {
    const title = titled ? (own(fields, titled) ?? own(before, titled)) : undefined;
    return { name: isTranslated(title) ? format.name(title) : String(own(fields, idField)) };
  };
  const alone = ({ data }: DomainEvent, before: Fields, format: EventFormatter) =>
    named(data as Fields, before, format);
  const definition: Definition<DomainEvent, Fields> = {
    category,
    group: 'content',
    fold: {
      initialState: {},
      evolve: (state, { data }) => {
        const { changed, content } = data as { changed?: Fields; content?: Fields };
        return { ...state, ...changed, ...content };
      },
    },
    of: {
      [`${thing}DraftSaved`]: (event: DomainEvent, before: Fields, format: EventFormatter) => {
        const { changed, restored } = event.data as { changed: Fields; restored?: number };
        return {
          ...named({ ...event.data, ...changed }, before, format),
          restored: restored ? format.term('restoredFrom', { version: restored }) : '',
          changes: format.changes(before, changed) || format.term('nothing'),
        };
      },
      [`${thing}DraftDiscarded`]: alone,
      [`${thing}PublicationScheduled`]: (event: DomainEvent, before: Fields, format: EventFormatter) => ({
        ...alone(event, before, format),
        at: format.moment((event.data as { publishAt: string }).publishAt),
      }),
      [`${thing}PublicationUnscheduled`]: alone,
      [`${thing}Published`]: (event: DomainEvent, before: Fields, format: EventFormatter) => {
        const { content, version } = event.data as { content: Fields; version: number };
        return { ...named({ ...event.data, ...content }, before, format), version };
      },
      [`${thing}Withdrawn`]: (event: DomainEvent, before: Fields, format: EventFormatter) => ({
        ...alone(event, before, format),
        version: (event.data as { version: number }).version,
      }),
    },
  };
  return defineDescriptions(definition);
};
