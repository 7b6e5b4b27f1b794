// Asks another process over a socket that comes back by itself. What is asked while it is away fails after a moment.
import { connect, type Socket } from 'node:net';
import type { Log } from '../log.ts';
import { createFrameReader, encodeFrame } from './frames.ts';

/** The other side is away, or does not answer: the same question may be asked again. */
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
  readonly timeouts?: Partial<typeof TIMEOUTS>;
}

export interface MessageClient {
  /** @throws PeerUnavailable, or an Error with what the other side says */
  ask(question: string, input: unknown): Promise<unknown>;
  close(): void;
}

/** Milliseconds. A question waits for a connection, then for its answer; connecting is tried again and again. */
const TIMEOUTS = { connection: 1_000, answer: 5_000, retry: 100 } as const;

interface Waiting {
  resolve(output: unknown): void;
  reject(error: Error): void;
}

type Received =
  { readonly id: number; readonly output?: unknown; readonly error?: string } | { readonly news: unknown };

export function createMessageClient(options: MessageClientOptions): MessageClient {
  const { url, token, log, onNews, onConnected } = options;
  const limits = { ...TIMEOUTS, ...options.timeouts };
  const { hostname, port } = new URL(url);
  const waiting = new Map<number, Waiting>();
  let connected: Socket | undefined;
  let connecting: Socket | undefined;
  let waitingForConnection: Waiting[] = [];
  let closed = false;
  let wasAway = false;
  let next = 0;

  function open(): void {
    if (closed || connected || connecting) return;
    const socket = (connecting = connect({ host: hostname, port: Number(port), keepAlive: true, noDelay: true }));
    const read = createFrameReader();
    socket.once('connect', () => {
      connecting = undefined;
      connected = socket;
      socket.write(encodeFrame({ token }));
      if (wasAway) log.info({ url }, 'it answers again');
      wasAway = false;
      onConnected();
      const ready = waitingForConnection;
      waitingForConnection = [];
      for (const one of ready) one.resolve(socket);
    });
    socket.on('data', (chunk) => {
      try {
        for (const message of read(chunk)) take(message as Received);
      } catch (error) {
        socket.destroy(error as Error);
      }
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

  function take(message: Received): void {
    if ('news' in message) return onNews(message.news);
    const asked = waiting.get(message.id);
    if (!asked) return;
    waiting.delete(message.id);
    if (message.error === undefined) asked.resolve(message.output);
    else asked.reject(new Error(message.error));
  }

  async function connection(): Promise<Socket> {
    if (connected) return connected;
    open();
    return (await limited(limits.connection, 'it does not answer', (one) => {
      waitingForConnection.push(one);
      return () => void (waitingForConnection = waitingForConnection.filter((other) => other !== one));
    })) as Socket;
  }

  return {
    async ask(question, input) {
      const socket = await connection();
      const id = next++;
      return limited(limits.answer, `${question} was not answered in time`, (one) => {
        waiting.set(id, one);
        socket.write(encodeFrame({ id, question, input }));
        return () => void waiting.delete(id);
      });
    },
    close() {
      closed = true;
      connecting?.destroy();
      connected?.destroy();
    },
  };
}

/** @throws PeerUnavailable after so long */
function limited(ms: number, otherwise: string, begin: (one: Waiting) => () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end =
      <T>(then: (value: T) => void) =>
      (value: T) => {
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
