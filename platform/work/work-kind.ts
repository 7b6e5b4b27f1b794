// What waits for staff. A feature says which of its events open a piece of work and which close it; the queue knows no feature.
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { StoredEvent } from '../event-store/event-store.ts';

/** What an event says about the work; fields that it does not name stay as they were. */
export interface WorkChange {
  /** Id of what is to be worked on, e.g. a quote's. */
  readonly subjectId: string;
  readonly open: boolean;
  /** Which of several things open or close it: it is done when none is left. Without them, it is opened or closed as a whole. */
  readonly causes?: readonly string[];
  /** What people call it. */
  readonly number?: string;
  readonly accountId?: string;
  readonly personName?: string;
  /** Minor units of `currency`. */
  readonly worth?: number;
  readonly currency?: string;
}

export interface WorkKind {
  /** Key of its name in locales/*\/admin-work.json. */
  readonly kind: string;
  /** Where in the back office it is done, e.g. `/quote/17/show`. */
  readonly page: (subjectId: string) => string;
  readonly on: Readonly<Record<string, (event: StoredEvent) => WorkChange>>;
}

export const defineWorkKind = <E extends DomainEvent>(definition: {
  readonly kind: string;
  readonly page: (subjectId: string) => string;
  readonly on: { readonly [T in E['type']]?: (event: StoredEvent<Extract<E, { type: T }>>) => WorkChange };
}): WorkKind => definition as unknown as WorkKind;

export const workIdOf = (kind: string, subjectId: string): string => `${kind}.${subjectId}`;
