import { randomUUID } from 'node:crypto';
import type { Append, Command, Outcome } from './commands.ts';
import { judgeAppend, mayDelete, mayTombstone, type ExpectedRevision, type StreamFacts } from './expected-revision.ts';
import { KnownIdsOfStream } from './known-ids.ts';
import type { LogEnd } from './log-end.ts';
import type { RecentIds } from './recent-ids.ts';
import {
  BINARY_CONTENT,
  JSON_CONTENT,
  METADATA_TYPE,
  TOMBSTONE_REVISION,
  TOMBSTONE_TYPE,
  type ProposedEvent,
  type RecordedEvent,
} from './recorded-event.ts';
import type { StoredIds } from './stored-ids.ts';
import { markedDeleted, parseMetadata, saysWhereToBegin, truncatedBefore } from './stream-metadata.ts';
import {
  isMetadataStream,
  lineOf,
  metadataStreamOf,
  NO_STREAM_STATE,
  subjectOf,
  type Line,
  type StreamState,
} from './stream-state.ts';

const EMPTY: Buffer = Buffer.alloc(0);

export type Row = { readonly streamId: number; readonly event: RecordedEvent };
export type NewStream = { readonly id: number; readonly name: string };

/** The facts by which the commands of a group are judged. */
export type GroupContext = {
  /** The committed states of every stream that the group's commands name. */
  readonly states: ReadonlyMap<string, StreamState>;
  readonly storedIds: StoredIds;
  readonly recentIds: RecentIds;
  readonly logEnd: LogEnd;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/**
 * One transaction in the making: commands are judged in order, each against what the ones before it will have
 * written. Nothing is awaited here, and nothing is true until the transaction has committed.
 */
export class Group {
  readonly rows: Row[] = [];
  readonly newStreams: NewStream[] = [];
  readonly changed = new Map<string, StreamState>();
  private readonly pending = new Map<string, RecordedEvent[]>();
  private readonly context: GroupContext;
  private readonly created: number;

  constructor(context: GroupContext) {
    this.context = context;
    // Time in the log never goes back, even when the clock does.
    this.created = Math.max(context.now, context.logEnd.created);
  }

  /** The end of the log once this group is committed. */
  get end(): LogEnd {
    return { position: this.lastPosition, streamId: this.lastStreamId, created: this.created };
  }

  /** The end of the log before this group. */
  get start(): LogEnd {
    return this.context.logEnd;
  }

  private get lastPosition(): number {
    return this.start.position + this.rows.length;
  }

  private get lastStreamId(): number {
    return this.start.streamId + this.newStreams.length;
  }

  /** Judges one command and adds what it writes. */
  apply(command: Command): Outcome {
    const { stream } = command;
    if (this.stateOf(stream).events.revision === TOMBSTONE_REVISION) return { kind: 'stream-deleted', stream };
    if (command.deadline <= this.context.now) return { kind: 'timed-out' };
    switch (command.kind) {
      case 'append':
        return this.append(command);
      case 'delete':
        return this.delete(stream, command.expected);
      case 'tombstone':
        return this.tombstone(stream, command.expected);
    }
  }

  private append({ stream, expected, events }: Append): Outcome {
    const { id, revision: actual } = this.lineOf(stream);
    const { recentIds, storedIds } = this.context;
    const known = new KnownIdsOfStream(stream, id, recentIds, storedIds, this.pending.get(stream) ?? []);
    const ids = events.map((event) => event.id);
    const verdict = judgeAppend(expected, this.factsOf(stream), ids, known);
    switch (verdict.kind) {
      case 'conflict':
        return { kind: 'wrong-expected-revision', stream, expected, actual };
      case 'deleted':
        return { kind: 'stream-deleted', stream };
      case 'already-written': {
        const { revision } = verdict;
        return { kind: 'written', revision, position: known.positionAt(revision) ?? known.positionOf(ids.at(-1)!) };
      }
      case 'write':
        return this.write(stream, events);
    }
  }

  private write(stream: string, events: readonly ProposedEvent[]): Outcome {
    const last = events.at(-1);
    if (last === undefined) return { kind: 'written', revision: this.lineOf(stream).revision, position: undefined };
    const { softDeleted } = this.stateOf(stream).metadata;
    if (softDeleted && !isMetadataStream(stream)) this.beginAgain(stream);
    for (const event of events) this.add(stream, this.lineOf(stream).revision + 1, event);
    const written: Outcome = { kind: 'written', revision: this.lineOf(stream).revision, position: this.lastPosition };
    // New metadata of a soft-deleted stream brings it back, but not its old events.
    if (softDeleted && isMetadataStream(stream) && !saysWhereToBegin(last.data)) this.beginAgain(subjectOf(stream));
    return written;
  }

  /** Hides what was written before a soft delete. */
  private beginAgain(subject: string): void {
    const { events, metadataJson } = this.stateOf(subject);
    this.setMetadata(subject, truncatedBefore(metadataJson, events.revision + 1));
  }

  private delete(stream: string, expected: ExpectedRevision): Outcome {
    const facts = this.factsOf(stream);
    if (!mayDelete(expected, facts))
      return { kind: 'wrong-expected-revision', stream, expected, actual: facts.revision };
    this.setMetadata(stream, markedDeleted(this.stateOf(stream).metadataJson));
    return { kind: 'written', revision: facts.revision, position: this.lastPosition };
  }

  private tombstone(stream: string, expected: ExpectedRevision): Outcome {
    const facts = this.factsOf(stream);
    if (!mayTombstone(expected, facts))
      return { kind: 'wrong-expected-revision', stream, expected, actual: facts.revision };
    this.add(stream, TOMBSTONE_REVISION, proposed(TOMBSTONE_TYPE, BINARY_CONTENT, EMPTY));
    return { kind: 'written', revision: TOMBSTONE_REVISION, position: this.lastPosition };
  }

  private setMetadata(subject: string, json: Buffer): void {
    const stream = metadataStreamOf(subject);
    this.add(stream, this.lineOf(stream).revision + 1, proposed(METADATA_TYPE, JSON_CONTENT, json));
  }

  private add(stream: string, revision: number, proposal: ProposedEvent): void {
    const { id, type, contentType, data, metadata } = proposal;
    const position = this.lastPosition + 1;
    const event: RecordedEvent = {
      position,
      stream,
      revision,
      id,
      type,
      contentType,
      created: this.created,
      data,
      metadata,
    };
    const streamId = this.lineOf(stream).id ?? this.newStream(stream);
    this.rows.push({ streamId, event });
    this.context.recentIds.add(event);
    const pending = this.pending.get(stream);
    if (pending === undefined) this.pending.set(stream, [event]);
    else pending.push(event);
    this.change(stream, { id: streamId, revision }, data);
  }

  private newStream(name: string): number {
    const id = this.lastStreamId + 1;
    this.newStreams.push({ id, name });
    return id;
  }

  private change(stream: string, line: Line, data: Buffer): void {
    const state = this.stateOf(stream);
    const next: StreamState = isMetadataStream(stream)
      ? { ...state, meta: line, metadata: parseMetadata(data), metadataJson: data }
      : { ...state, events: line };
    this.changed.set(subjectOf(stream), next);
  }

  private stateOf(stream: string): StreamState {
    const subject = subjectOf(stream);
    return this.changed.get(subject) ?? this.context.states.get(subject) ?? NO_STREAM_STATE;
  }

  private lineOf(stream: string): Line {
    return lineOf(stream, this.stateOf(stream));
  }

  private factsOf(stream: string): StreamFacts {
    return streamFacts(stream, this.stateOf(stream));
  }
}

/** What counts when a write to this stream is judged; a metadata stream has no metadata of its own. */
export function streamFacts(stream: string, state: StreamState): StreamFacts {
  const { revision } = lineOf(stream, state);
  if (isMetadataStream(stream)) return { revision, softDeleted: false, hasMetadata: false, truncateBefore: 0 };
  const { softDeleted, truncateBefore } = state.metadata;
  return { revision, softDeleted, hasMetadata: state.meta.revision >= 0, truncateBefore };
}

function proposed(type: string, contentType: string, data: Buffer): ProposedEvent {
  return { id: randomUUID(), type, contentType, data, metadata: EMPTY };
}
