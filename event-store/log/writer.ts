import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Client } from 'pg';
import type { CommandQueue, Pending } from './command-queue.ts';
import type { Outcome } from './commands.ts';
import { revisionsInQuestion } from './expected-revision.ts';
import { Group, streamFacts } from './group.ts';
import type { Head } from './head.ts';
import { insertGroup } from './insert.ts';
import type { Load } from './load.ts';
import { readLogEnd, type LogEnd } from './log-end.ts';
import type { RecentIds } from './recent-ids.ts';
import type { Ring } from './ring.ts';
import { StoredIds, type Stretch } from './stored-ids.ts';
import { lineOf, subjectOf, type StreamState } from './stream-state.ts';
import type { StreamStates } from './stream-states.ts';

const MAX_GROUP_COMMANDS = 1_000;
const MAX_GROUP_BYTES = 8 * 1024 * 1024;
/**
 * Where at least so many wrote together, the next group waits a moment, in milliseconds, for as many to come back: a
 * group costs five times what one more append in it costs. Fewer than that would only wait longer.
 */
const MIN_GATHERED = 8;
const GATHER_MS = 1;
/** Event ids that are known after a start, so that a client's retry over a crash writes nothing twice. */
const RELOADED_IDS = 10_000;

export type WriterParts = {
  /** The connection that holds the writer's lock; nothing else uses it. */
  readonly client: Client;
  readonly queue: CommandQueue;
  readonly states: StreamStates;
  readonly recentIds: RecentIds;
  readonly head: Head;
  readonly ring: Ring;
  readonly load: Load;
  /** A commit failed; the writer has looked again and goes on. */
  onRecovered(cause: unknown): void;
  /** The writer can no longer know what is stored, and has stopped. */
  onLost(cause: unknown): void;
};

/**
 * The only writer. While one transaction commits, the commands that arrive form the next one, so that one
 * flush serves many appends. Positions and stream ids are counted here: they follow the order of commits.
 */
export class Writer {
  private readonly parts: WriterParts;
  private end: LogEnd = { position: 0, streamId: 0, created: 0 };
  /** Commands that came together lately: those of the last group, and those that came while it was written. */
  private expected = 0;
  private running: Promise<void> | undefined;
  private stopped: Outcome | undefined;

  constructor(parts: WriterParts) {
    this.parts = parts;
  }

  /** Reads from the tables where the log ends. */
  async load(): Promise<void> {
    const { client, recentIds, head } = this.parts;
    this.end = await readLogEnd(client);
    await recentIds.reload(client, RELOADED_IDS);
    head.advance(this.end.position);
  }

  /** Starts writing what is in the queue, unless that is being done already. */
  wake(): void {
    if (this.running === undefined && !this.parts.queue.isEmpty) this.running = this.run();
  }

  /** Refuses everything from now on, and everything that waits. */
  stop(reason: string): void {
    this.stopped ??= { kind: 'unavailable', reason };
    this.wake();
  }

  /** Resolves when nothing waits and nothing is being written. */
  async idle(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  /** Never ends before its caller has stored it: with something in the queue it waits at least once. */
  private async run(): Promise<void> {
    const { queue, load } = this.parts;
    load.begin();
    try {
      while (!queue.isEmpty) {
        // A turn of the event loop later, so that commands that arrived together are written together.
        await nextTurn();
        if (this.expected >= MIN_GATHERED) await queue.gather(this.expected, GATHER_MS);
        const batch = queue.take(MAX_GROUP_COMMANDS, MAX_GROUP_BYTES);
        const { stopped } = this;
        const outcomes = stopped === undefined ? await this.commit(batch) : batch.map(() => stopped);
        this.expected = Math.min(batch.length + queue.length, MAX_GROUP_COMMANDS);
        batch.forEach((pending, index) => pending.settle(outcomes[index]!));
      }
    } finally {
      load.end();
      this.running = undefined;
    }
  }

  private async commit(batch: readonly Pending[]): Promise<Outcome[]> {
    const { client, states, head, ring } = this.parts;
    try {
      const group = await this.form(batch);
      const outcomes = batch.map((pending) => group.apply(pending.command));
      if (group.rows.length === 0) return outcomes;
      states.begin(group.changed);
      await insertGroup(client, group);
      states.commit();
      this.end = group.end;
      for (const row of group.rows) ring.push(row.event);
      head.advance(this.end.position);
      return outcomes;
    } catch (error) {
      await this.recover(error);
      return batch.map(() => ({ kind: 'unavailable', reason: 'The outcome of the write is unknown; send it again.' }));
    }
  }

  /** Gathers what the commands of a batch are judged by. */
  private async form(batch: readonly Pending[]): Promise<Group> {
    const { client, states, recentIds } = this.parts;
    const subjects = new Set(batch.map((pending) => subjectOf(pending.command.stream)));
    const known = await states.forWriting(client, subjects);
    const storedIds = new StoredIds();
    const stretches = batch.flatMap((pending) => stretchesInQuestion(pending, known));
    if (stretches.length > 0) await storedIds.load(client, stretches);
    return new Group({ states: known, storedIds, recentIds, logEnd: this.end, now: Date.now() });
  }

  /** After a failed commit nobody knows what is stored: forget what was believed and look. */
  private async recover(cause: unknown): Promise<void> {
    this.parts.states.clear();
    try {
      await this.load();
      this.parts.onRecovered(cause);
    } catch {
      // The first error says what happened; the second only that it is still so.
      this.stop('The event store has lost its database connection.');
      this.parts.onLost(cause);
    }
  }
}

function stretchesInQuestion({ command }: Pending, states: ReadonlyMap<string, StreamState>): Stretch[] {
  if (command.kind !== 'append') return [];
  const state = states.get(subjectOf(command.stream))!;
  const streamId = lineOf(command.stream, state).id;
  if (streamId === undefined) return [];
  const facts = streamFacts(command.stream, state);
  return revisionsInQuestion(command.expected, facts, command.events.length).map(([first, last]) => ({
    streamId,
    first,
    last,
  }));
}
