// A kind of work waits for staff. A feature says which of its events open a piece of work and which close it; the queue
// knows no feature.
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { Belonging } from './subject.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';

/** The change that an event makes to the work; fields that it does not name stay as they were. */
export interface WorkChange {
  /** Id of what is to be worked on, e.g. a quote's. */
  readonly subjectId: string;
  /** Absent where it follows from its parts: open once it is `ready` and while a part waits. */
  readonly open?: boolean;
  readonly parts?: readonly { readonly id: string; readonly waits: boolean }[];
  readonly ready?: true;
  /** The page on which it is done, if not its kind's. */
  readonly page?: string;
  /** Says what it is about, for the eye. */
  readonly note?: string;
  /** People call it so. */
  readonly number?: string;
  readonly accountId?: string;
  readonly personName?: string;
  /** Minor units of `currency`. */
  readonly amount?: number;
  readonly currency?: string;
}

export interface WorkKind {
  /** The subject whose timeline its pieces are in. */
  readonly belongs?: Belonging;
  /** Key of its name in locales/*\/admin-work.json. */
  readonly kind: string;
  /** The page of the back office on which it is done, e.g. `/quote/17/show`. */
  readonly page: (subjectId: string) => string;
  /** Who waits was promised an answer within the setting AnswerHours. */
  readonly hasAnswerTime?: true;
  /** Reads out of an event what it says about the work; undefined for nothing. */
  readonly on: Readonly<Record<string, (event: StoredEvent) => WorkChange | undefined>>;
}

export const defineWorkKind = <E extends DomainEvent>(definition: {
  readonly kind: string;
  readonly belongs?: Belonging;
  readonly page: (subjectId: string) => string;
  readonly hasAnswerTime?: true;
  readonly on: { readonly [T in E['type']]?: (event: StoredEvent<Extract<E, { type: T }>>) => WorkChange | undefined };
}): WorkKind => definition as unknown as WorkKind;

export const workIdOf = (kind: string, subjectId: string): string => `${kind}.${subjectId}`;
