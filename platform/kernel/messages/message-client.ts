// Asks another process over a socket that comes back by itself. What is asked while it is away fails after a moment.
import { connect, type Socket } from 'node:net';
import type { Log } from '../runtime/log.ts';
import { batchWrites } from './batched-writes.ts';
import { createFrameReader, encodeFrame, type Frame } from './frames.ts';

/** The other side is away, or does not answer, or what it needs itself is away: the same question may be asked again. */
export class PeerUnavailable extends Error {
  override readonly name = 'PeerUnavailable';
}

export interface MessageClientOptions {
  /** `tcp://host:port` */
  readonly url: string;
  readonly token: string;
  readonly log: Log;
  readonly onNews: (news: unknown) => void;
  /** Called with each new connection: news in between was missed. */
  readonly onConnected: () => void;
  readonly timeouts?: Partial<Readonly<Record<keyof typeof TIMEOUTS, number>>>;
}

/** The answer as the other side wrote it, and everything that it carries besides. */
export interface Reply {
  readonly about: unknown;
  readonly body: Buffer;
}

export interface MessageClient {
  /** @throws PeerUnavailable, or an Error with what the other side says */
  ask(question: string, input: unknown): Promise<Reply>;
  close(): void;
}

/** Milliseconds. A question waits for a connection, then for its answer; connecting is tried again and again. */
const TIMEOUTS = { connection: 1_000, answer: 5_000, retry: 100 } as const;

/** Taken again and again: a new one for every piece that arrives costs a busy process a tenth of its time. */
const RECEIVED_BYTES = 65_536;

interface Waiting<T> {
  resolve(value: T): void;
  reject(error: Error): void;
}

type Received =
  | { readonly id: number; readonly about?: unknown; readonly error?: string; readonly isUnavailable?: true }
  | { readonly news: unknown };

/** A connection, and how a message is sent on it. */
interface Connection {
  readonly socket: Socket;
  send(frame: Buffer): void;
}

export function createMessageClient(options: MessageClientOptions): MessageClient {
  const { url, token, log, onNews, onConnected } = options;
  const limits = { ...TIMEOUTS, ...options.timeouts };
  const { hostname, port } = new URL(url);
  const waiting = new Map<number, Waiting<Reply>>();
  let connected: Connection | undefined;
  let connecting: Socket | undefined;
  let waitingForConnection: Waiting<Connection>[] = [];
  let closed = false;
  let wasAway = false;
  let next = 0;

  function open(): void {
    if (closed || connected || connecting) return;
    const read = createFrameReader();
    const socket = (connecting = connect({
      host: hostname,
      port: Number(port),
      keepAlive: true,
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(RECEIVED_BYTES),
        callback(count, buffer) {
          try {
            for (const frame of read(Buffer.from(buffer.buffer, buffer.byteOffset, count))) take(frame);
          } catch (error) {
            socket.destroy(error as Error);
          }
          return true;
        },
      },
    }));
    socket.once('connect', () => {
      connecting = undefined;
      const opened = (connected = { socket, send: batchWrites(socket) });
      opened.send(encodeFrame({ token }));
      if (wasAway) log.info({ url }, 'it answers again');
      wasAway = false;
      onConnected();
      const ready = waitingForConnection;
      waitingForConnection = [];
      for (const one of ready) one.resolve(opened);
    });
    socket.on('error', (error) => {
      if (!wasAway) log.warn({ err: error, url }, 'no connection; it is tried until there is one');
      wasAway = true;
    });
    socket.once('close', () => {
      connecting = undefined;
      connected = undefined;
      const lost = [...waiting.values()];
      waiting.clear();
      for (const one of lost) one.reject(new PeerUnavailable('the connection was lost'));
      if (!closed) setTimeout(open, limits.retry).unref();
    });
  }

  function take({ head, body }: Frame): void {
    const message = head as Received;
    if ('news' in message) return onNews(message.news);
    const asked = waiting.get(message.id);
    if (!asked) return;
    waiting.delete(message.id);
    if (message.error === undefined) asked.resolve({ about: message.about, body });
    else asked.reject(message.isUnavailable ? new PeerUnavailable(message.error) : new Error(message.error));
  }

  async function connection(): Promise<Connection> {
    if (connected) return connected;
    open();
    return limited<Connection>(limits.connection, 'it does not answer', (one) => {
      waitingForConnection.push(one);
      return () => void (waitingForConnection = waitingForConnection.filter((other) => other !== one));
    });
  }

  return {
    async ask(question, input) {
      const { send } = connected ?? (await connection());
      const id = next++;
      return limited<Reply>(limits.answer, `${question} was not answered in time`, (one) => {
        waiting.set(id, one);
        send(encodeFrame({ id, question, input }));
        return () => void waiting.delete(id);
      });
    },
    close() {
      closed = true;
      connecting?.destroy();
      connected?.socket.destroy();
    },
  };
}

/** @throws PeerUnavailable after so long */
function limited<T>(ms: number, otherwise: string, begin: (one: Waiting<T>) => () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const end =
      <V>(then: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer);
        then(value);
      };
    const forget = begin({ resolve: end(resolve), reject: end(reject) });
    const timer = setTimeout(() => {
      forget();
      reject(new PeerUnavailable(otherwise));
    }, ms);
  });
}
