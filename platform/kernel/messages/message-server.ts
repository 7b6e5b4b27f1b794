// Serves the questions of other processes over a socket, and publishes what they must know. Answers and publications reach
// a client in the order in which they were made.
import { timingSafeEqual } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { OperatorError } from '../runtime/operator-error.ts';
import type { Log } from '../runtime/log.ts';
import { batchWrites } from './batched-writes.ts';
import { createFrameReader, encodeFrame } from './frames.ts';
import { PeerUnavailable } from './message-client.ts';

export interface MessageServerOptions {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** A client must say this first. */
  readonly token: string;
  readonly log: Log;
  /** What it throws reaches the client as a message, without its cause; a PeerUnavailable as one. */
  readonly answer: (question: string, input: unknown) => Promise<Answer>;
}

/** Sent as it is, after what is said of it. */
export interface Answer {
  readonly about: unknown;
  readonly body: string | Buffer;
}

export interface MessageServer {
  readonly port: number;
  /** To every client that is connected now. */
  publish(news: unknown): void;
  close(): Promise<void>;
}

interface Asked {
  readonly id: number;
  readonly question: string;
  readonly input: unknown;
}

/** A client that takes nothing for so long while this much waits for it hangs. */
const MAX_WAITING_BYTES = 64_000_000;

/** @throws OperatorError when the port is taken */
export async function serveMessages({ host, port, token, log, answer }: MessageServerOptions): Promise<MessageServer> {
  /** Writes to those clients that know the token. */
  const clients = new Map<Socket, (frame: Buffer) => void>();
  const sockets = new Set<Socket>();

  function send(socket: Socket, frame: Buffer): void {
    if (socket.destroyed) return;
    if (socket.writableLength > MAX_WAITING_BYTES) return void socket.destroy();
    clients.get(socket)?.(frame);
  }

  async function reply(socket: Socket, { id, question, input }: Asked): Promise<void> {
    try {
      const { about, body } = await answer(question, input);
      send(socket, encodeFrame({ id, about }, body));
    } catch (error) {
      const isUnavailable = error instanceof PeerUnavailable;
      if (isUnavailable) log.warn({ question, reason: error.message }, 'what a question needs is away');
      else log.error({ err: error, question }, 'a question could not be answered');
      send(socket, encodeFrame({ id, error: (error as Error).message, ...(isUnavailable ? { isUnavailable } : {}) }));
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    const read = createFrameReader();
    socket.on('data', (chunk) => {
      try {
        for (const { head } of read(chunk)) {
          if (clients.has(socket)) void reply(socket, head as Asked);
          else if (isToken((head as { readonly token?: unknown } | null)?.token, token))
            clients.set(socket, batchWrites(socket));
          else return void socket.destroy();
        }
      } catch (error) {
        log.warn({ err: error }, 'a client does not speak the protocol');
        socket.destroy();
      }
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      clients.delete(socket);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new OperatorError(`port ${port} is taken by another program`) : error),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as { port: number }).port,
    publish(news) {
      if (!clients.size) return;
      const frame = encodeFrame({ news });
      for (const client of clients.keys()) send(client, frame);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function isToken(given: unknown, token: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
