import { CallContext } from './calls/call-context.ts';
import type { GrpcServer } from './grpc/server.ts';
import { AnotherServerRuns, EventLog, type EventLogOptions } from './log/event-log.ts';
import { SILENT, type Logger } from './logger.ts';
import { parseOptions, type EventStoreOptions } from './options.ts';
import { Pace } from './reading/pace.ts';
import { Pages } from './reading/pages.ts';
import { ReaderThread } from './reading/reader-thread.ts';
import { createGrpcServer, type Address } from './service.ts';

/** Calls that were ended may take so many milliseconds to be gone. */
const GRACE_MS = 2_000;

export type EventStore = {
  readonly port: number;
  /** Resolves with the cause when the database connection that holds the lock is lost: the server is of no use then. */
  readonly lost: Promise<unknown>;
  /** Answers all calls that were submitted, ends every call, and frees the database. */
  close(): Promise<void>;
};

/**
 * Starts a server that speaks EventStoreDB's gRPC protocol over a PostgreSQL database.
 * @throws an Error that says in one sentence what is wrong: an option, the database, another server on it, the port
 */
export async function startEventStore(options: EventStoreOptions, logger: Logger = SILENT): Promise<EventStore> {
  const { databaseUrl, host, port, maxAppendSize, lockWaitMs, token } = parseOptions(options);
  let lose: (cause: unknown) => void = () => undefined;
  const lost = new Promise<unknown>((resolve) => (lose = resolve));
  const log = await openLog({
    databaseUrl,
    lockWaitMs,
    onReadError: (err) => logger.warn({ err }, 'A database connection for reading was lost.'),
    onRecovered: (err) => logger.error({ err }, 'A commit failed; its clients were told to send it again.'),
    onLost: (cause) => lose(cause),
  });
  const address: Address = { host, port };
  const readerThread = new ReaderThread(databaseUrl, (err) =>
    logger.error({ err }, 'The reader thread has ended; long reads are read beside appends until another is up.'),
  );
  const context = new CallContext(log, new Pages(log, readerThread, new Pace(log.writing)), maxAppendSize, logger);
  const server = createGrpcServer(context, address, token);
  try {
    address.port = await listen(server, address);
  } catch (error) {
    await log.close();
    throw error;
  }
  logger.info({ host, port: address.port, position: log.head.position }, 'The event store is ready.');
  if (token === undefined)
    logger.warn(
      {},
      'The event store has no token (EVENTSTORE_TOKEN): every program of this machine may read and write.',
    );

  const close = async (): Promise<void> => {
    server.stop();
    await log.idle();
    await server.close(GRACE_MS);
    await readerThread.end();
    await log.close();
    logger.info({}, 'The event store has stopped.');
  };
  let closing: Promise<void> | undefined;
  return { port: address.port, lost, close: () => (closing ??= close()) };
}

async function openLog(options: EventLogOptions): Promise<EventLog> {
  try {
    return await EventLog.open(options);
  } catch (cause) {
    if (cause instanceof AnotherServerRuns) {
      throw new Error('Another event store already writes to this database; only one may.', { cause });
    }
    throw new Error(`The event store cannot use its database: ${messageOf(cause)}.`, { cause });
  }
}

/** A refused connection to a name with several addresses is an AggregateError without a message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

async function listen(server: GrpcServer, { host, port }: Address): Promise<number> {
  try {
    return await server.listen(port, host);
  } catch (cause) {
    const where = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
    throw new Error(`The event store cannot listen on ${where}: the port is taken.`, { cause });
  }
}
