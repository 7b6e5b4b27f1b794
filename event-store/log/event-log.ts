import pg from 'pg';
import { CommandQueue } from './command-queue.ts';
import type { Command, Outcome } from './commands.ts';
import { connectionTo } from './connection.ts';
import { Head } from './head.ts';
import { Load } from './load.ts';
import { orUnavailable } from './or-unavailable.ts';
import { Reader } from './reader.ts';
import { RecentIds } from './recent-ids.ts';
import { Ring } from './ring.ts';
import { createSchema } from './schema.ts';
import { lineOf, subjectOf, type StreamState } from './stream-state.ts';
import { StreamStates } from './stream-states.ts';
import { Writer } from './writer.ts';
import { takeWriterLock } from './writer-lock.ts';

const READ_CONNECTIONS = 4;
const KNOWN_STREAMS = 20_000;
const KNOWN_IDS = 50_000;
const RING_EVENTS = 4_096;
const RING_BYTES = 32 * 1024 * 1024;
const QUEUE_BYTES = 32 * 1024 * 1024;
/** A commit that takes longer, in milliseconds, counts as lost: nobody waits for it any more. */
const COMMIT_TIMEOUT_MS = 30_000;

/** Another server holds the writer's lock of this database. */
export class AnotherServerRuns extends Error {}

export type EventLogOptions = {
  readonly databaseUrl: string;
  /** Milliseconds to wait for another server's lock. */
  readonly lockWaitMs: number;
  onReadError(error: Error): void;
  onRecovered(cause: unknown): void;
  /** Called once, when the connection that holds the lock is lost; the log refuses everything from then on. */
  onLost(cause: unknown): void;
};

/** The durable log: one writer, many readers, all in one schema of a PostgreSQL database. */
export class EventLog {
  readonly head = new Head();
  readonly ring = new Ring(RING_EVENTS, RING_BYTES);
  readonly reader: Reader;
  /** Tells how busy the writer is. */
  readonly writing = new Load();
  private readonly queue = new CommandQueue(QUEUE_BYTES);
  private readonly states = new StreamStates(KNOWN_STREAMS);
  private readonly client: pg.Client;
  private readonly pool: pg.Pool;
  private readonly writer: Writer;
  private readonly options: EventLogOptions;
  private isClosing = false;
  private isLost = false;

  private constructor(options: EventLogOptions) {
    const { databaseUrl } = options;
    this.options = options;
    this.client = new pg.Client({ ...connectionTo(databaseUrl, 'writer'), query_timeout: COMMIT_TIMEOUT_MS });
    this.pool = new pg.Pool({ ...connectionTo(databaseUrl, 'reader'), max: READ_CONNECTIONS });
    this.reader = new Reader(this.pool);
    this.writer = new Writer({
      client: this.client,
      queue: this.queue,
      states: this.states,
      recentIds: new RecentIds(KNOWN_IDS),
      head: this.head,
      ring: this.ring,
      load: this.writing,
      onRecovered: (cause) => options.onRecovered(cause),
      onLost: (cause) => this.lose(cause),
    });
    this.client.on('error', (error) => this.lose(error));
    this.client.on('end', () => this.lose(new Error('The database ended the connection.')));
    this.pool.on('error', (error) => options.onReadError(error));
  }

  /**
   * Connects, takes the writer's lock, creates what is missing and finds the head.
   * @throws AnotherServerRuns, or the database's own error when it cannot be reached
   */
  static async open(options: EventLogOptions): Promise<EventLog> {
    const log = new EventLog(options);
    try {
      await log.client.connect();
      if (!(await takeWriterLock(log.client, options.lockWaitMs))) throw new AnotherServerRuns();
      await createSchema(log.client);
      await log.writer.load();
      return log;
    } catch (error) {
      await log.close();
      throw error;
    }
  }

  /** Writes, and answers when it is durable. Never rejects: a refusal is an outcome. */
  submit(command: Command): Promise<Outcome> {
    const outcome = this.queue.push(command);
    this.writer.wake();
    return outcome;
  }

  /** False while the writer is so far behind that callers who can wait should. */
  get hasRoom(): boolean {
    return this.queue.hasRoom;
  }

  /** Resolves when the writer has caught up enough for more. */
  room(): Promise<void> {
    return this.queue.room();
  }

  stateOf(stream: string): Promise<StreamState> {
    return orUnavailable(this.states.forReading(this.pool, subjectOf(stream)));
  }

  /** The row id of a stream; undefined while it has none. */
  async idOf(stream: string): Promise<number | undefined> {
    return lineOf(stream, await this.stateOf(stream)).id;
  }

  /** Resolves when everything that was submitted has been answered. */
  idle(): Promise<void> {
    return this.writer.idle();
  }

  /** Writes what waits, frees the lock and closes the connections. */
  async close(): Promise<void> {
    await this.writer.idle();
    this.isClosing = true;
    await Promise.all([this.client.end(), this.pool.end()]);
  }

  private lose(cause: unknown): void {
    if (this.isClosing || this.isLost) return;
    this.isLost = true;
    this.writer.stop('The event store has lost its database connection.');
    this.options.onLost(cause);
  }
}
