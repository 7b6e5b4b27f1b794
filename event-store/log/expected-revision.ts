/** A writer's belief about a stream; `exact` names the revision of its last event. */
export type ExpectedRevision =
  | { readonly kind: 'any' }
  | { readonly kind: 'no-stream' }
  | { readonly kind: 'stream-exists' }
  | { readonly kind: 'exact'; readonly revision: number };

/** The facts about a stream by which a write to it is judged. */
export type StreamFacts = {
  /** Last revision; -1 without events. */
  readonly revision: number;
  readonly softDeleted: boolean;
  /** A stream with metadata but no events counts as existing. */
  readonly hasMetadata: boolean;
  /** First revision that is visible; after a soft delete and a new write, where the new life begins. */
  readonly truncateBefore: number;
};

/**
 * Finds where events already are: `revisionOf` knows recent ids of this stream, `idAt` the ids at the revisions in question.
 */
export type KnownIds = {
  revisionOf(id: string): number | undefined;
  idAt(revision: number): string | undefined;
};

export type Verdict =
  | { readonly kind: 'write' }
  /** All events are already there, the last one at `revision`: the first answer is given again. */
  | { readonly kind: 'already-written'; readonly revision: number }
  | { readonly kind: 'conflict' }
  /** The stream was soft-deleted, and the writer wants one that exists. */
  | { readonly kind: 'deleted' };

const WRITE: Verdict = { kind: 'write' };
const CONFLICT: Verdict = { kind: 'conflict' };
const DELETED: Verdict = { kind: 'deleted' };

/**
 * May events with these ids be appended? A part of them already there is a conflict: the caller's batch is not the one
 * that was stored.
 */
export function judgeAppend(
  expected: ExpectedRevision,
  facts: StreamFacts,
  ids: readonly string[],
  known: KnownIds,
): Verdict {
  switch (expected.kind) {
    case 'any':
      return judgeByRecentIds(ids, known);
    case 'stream-exists':
      if (facts.softDeleted) return DELETED;
      return streamExists(facts) ? judgeByRecentIds(ids, known) : CONFLICT;
    case 'no-stream':
      if (facts.revision < 0 || facts.softDeleted) return WRITE;
      return alreadyAt(firstRevisions(facts), ids, known);
    case 'exact':
      if (expected.revision === facts.revision) return WRITE;
      if (expected.revision > facts.revision) return CONFLICT;
      return alreadyAt([expected.revision + 1], ids, known);
  }
}

/** May the stream be soft-deleted? One that never was cannot be; one that is deleted already can be deleted again. */
export function mayDelete(expected: ExpectedRevision, facts: StreamFacts): boolean {
  switch (expected.kind) {
    case 'any':
      return facts.revision >= 0 || facts.hasMetadata;
    case 'stream-exists':
      return streamExists(facts);
    case 'no-stream':
      return facts.revision < 0 && facts.hasMetadata;
    case 'exact':
      return expected.revision === facts.revision;
  }
}

/** May the stream be tombstoned? A name that was never used may be closed too. */
export function mayTombstone(expected: ExpectedRevision, facts: StreamFacts): boolean {
  switch (expected.kind) {
    case 'any':
      return true;
    case 'stream-exists':
      return streamExists(facts);
    case 'no-stream':
      return facts.revision < 0;
    case 'exact':
      return expected.revision === facts.revision;
  }
}

/** Revisions whose ids a verdict may need beyond the recent ones: `[first, last]` pairs, empty for most writes. */
export function revisionsInQuestion(expected: ExpectedRevision, facts: StreamFacts, count: number): [number, number][] {
  if (count === 0) return [];
  switch (expected.kind) {
    case 'any':
    case 'stream-exists':
      return [];
    case 'no-stream':
      if (facts.revision < 0 || facts.softDeleted) return [];
      return firstRevisions(facts).map((first) => [first, first + count - 1]);
    case 'exact':
      if (expected.revision >= facts.revision) return [];
      return [[expected.revision + 1, expected.revision + count]];
  }
}

function streamExists(facts: StreamFacts): boolean {
  return (facts.revision >= 0 || facts.hasMetadata) && !facts.softDeleted;
}

/** The revisions at which "the first events" of a stream can be: at 0, or where it began again after a soft delete. */
function firstRevisions(facts: StreamFacts): number[] {
  return facts.truncateBefore > 0 ? [0, facts.truncateBefore] : [0];
}

function judgeByRecentIds(ids: readonly string[], known: KnownIds): Verdict {
  const found = ids.map((id) => known.revisionOf(id));
  if (found.every((revision) => revision === undefined)) return WRITE;
  const first = found[0];
  if (first === undefined || found.some((revision, index) => revision !== first + index)) return CONFLICT;
  return { kind: 'already-written', revision: first + ids.length - 1 };
}

function alreadyAt(firsts: readonly number[], ids: readonly string[], known: KnownIds): Verdict {
  if (ids.length === 0) return CONFLICT;
  const first = firsts.find((candidate) => ids.every((id, index) => known.idAt(candidate + index) === id));
  return first === undefined ? CONFLICT : { kind: 'already-written', revision: first + ids.length - 1 };
}
