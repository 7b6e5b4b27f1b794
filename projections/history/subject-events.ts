// Finds the events of a subject: those of its own streams, and every event that shares a correlation with one of
// theirs.
import type { Pool } from 'pg';
import { SUBJECT_KINDS, type SubjectKind } from '#contracts/history/subject-kinds.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Belonging, FindStreams, SubjectDefinition } from '#projections/shared/subject.ts';
import type { EventDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { eventsAround, eventsOf, streamsLike, type IndexedEvent } from '#platform/kernel/proof/event-index.ts';
import type { WorkKind } from '#projections/shared/work-kind.ts';

export interface History {
  readonly events: readonly IndexedEvent[];
  readonly isWhole: boolean;
}

/** A longer history than this is looked at in parts: by click, by stream. */
const MAX_EVENTS = 20_000;
const MAX_STREAMS = 1_000;

/** The subjects of every feature, and what belongs to their ids. */
export interface Subjects {
  readonly definitions: readonly SubjectDefinition[];
  /** Prefixes of the streams that belong to an id. */
  readonly belongings: readonly (Belonging & { readonly prefix: string })[];
  /** Prefixes of the streams that hold what many did. */
  readonly shared: readonly string[];
}

export const subjectsOf = (
  definitions: readonly SubjectDefinition[],
  descriptions: readonly EventDescriptions[],
  workKinds: readonly WorkKind[],
): Subjects => ({
  // What is found of several kinds stands in the order of these, whichever feature is which.
  definitions: definitions.toSorted((a, b) => SUBJECT_KINDS.indexOf(a.kind) - SUBJECT_KINDS.indexOf(b.kind)),
  belongings: [
    ...descriptions.flatMap(({ category, belongs }) => (belongs ? [{ ...belongs, prefix: `${category}-` }] : [])),
    ...workKinds.flatMap(({ kind, belongs }) => (belongs ? [{ ...belongs, prefix: `work-${kind}.` }] : [])),
  ],
  shared: descriptions.flatMap(({ category, isShared }) => (isShared ? [`${category}-`] : [])),
});

/** @throws DomainError history_not_found, account_not_found */
export async function historyOf(
  subject: string,
  subjects: Subjects,
  pool: Pool,
  context: OperationContext,
): Promise<History> {
  const [kind, id] = split(subject);
  const found =
    kind === 'run'
      ? await eventsOf(pool, id, MAX_EVENTS + 1)
      : await eventsAround(pool, await streamsOf(kind, id, subjects, pool, context), MAX_EVENTS + 1);
  if (!found.length) return notFound('history_not_found');
  return { events: found.slice(0, MAX_EVENTS), isWhole: found.length <= MAX_EVENTS };
}

async function streamsOf(
  kind: SubjectKind,
  id: string,
  { definitions, belongings }: Subjects,
  pool: Pool,
  context: OperationContext,
): Promise<string[]> {
  const definition = definitions.find((one) => one.kind === kind);
  if (!definition) return [id];
  const find: FindStreams = (prefix, suffix) => streamsLike(pool, prefix, suffix, MAX_STREAMS);
  const belonging = await Promise.all(
    belongings
      .filter((one) => one.of === definition.by)
      .map(async ({ prefix, several }) => [prefix + id, ...(several ? await find(`${prefix}${id}.`, '') : [])]),
  );
  return [...belonging.flat(), ...((await definition.streams?.(id, find, context)) ?? [])];
}

const split = (subject: string): [SubjectKind, string] => {
  const colon = subject.indexOf(':');
  return [subject.slice(0, colon) as SubjectKind, subject.slice(colon + 1)];
};

/**
 * Streams that began in this history: what it is made of. A ledger that began elsewhere (stock, credit) holds what
 * others did, too.
 */
export const streamsWithin = ({ events }: History, { shared }: Pick<Subjects, 'shared'>): string[] => [
  ...new Set(
    events
      .filter(({ revision, stream }) => revision === 0 && !shared.some((prefix) => stream.startsWith(prefix)))
      .map(({ stream }) => stream),
  ),
];

/** Events of the history that stand in those ledgers: what is proven of it does not hold them. */
export function eventsLeftOut(history: History, subjects: Pick<Subjects, 'shared'>): number {
  const within = new Set(streamsWithin(history, subjects));
  return history.events.filter(({ stream }) => !within.has(stream)).length;
}
