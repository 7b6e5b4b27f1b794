import { once } from 'node:events';
import {
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { Call } from './call.ts';
import { createListener } from './listener.ts';
import { Code, type Status } from './status.ts';

// A client has its calls, large appends among them, on one connection: it gets room for some of them at once.
const STREAM_WINDOW = 1024 * 1024;
const SESSION_WINDOW = 4 * 1024 * 1024;

const UNKNOWN: Status = {
  code: Code.UNIMPLEMENTED,
  message: 'The event store does not serve this method.',
  trailers: {},
};

export type Handler = (call: Call) => Promise<void>;

export type GrpcServerOptions = {
  /** Served methods, by path: `/package.Service/Method`. */
  readonly methods: ReadonlyMap<string, Handler>;
  /** Says why a call may not be made; undefined when it may. Asked before anything else. */
  refusal(path: string, headers: IncomingHttpHeaders): Status | undefined;
  /** The status of a call whose handler has thrown. */
  statusOf(error: unknown): Status;
};

/** gRPC's side of an HTTP/2 server: calls by path, no compression, no TLS. */
export class GrpcServer {
  private readonly options: GrpcServerOptions;
  private readonly http2: Http2Server;
  private readonly listener: Server;
  private readonly sessions = new Set<ServerHttp2Session>();
  private readonly calls = new Set<Call>();
  private isStopping = false;

  constructor(options: GrpcServerOptions) {
    this.options = options;
    this.http2 = createServer({
      settings: { initialWindowSize: STREAM_WINDOW, enablePush: false },
      // Each call's backlog bounds what is under way; this limit would refuse new calls
      // instead.
      maxSessionMemory: Number.MAX_SAFE_INTEGER,
    });
    this.listener = createListener((socket) => this.http2.emit('connection', socket));
    this.http2.on('session', (session) => this.open(session));
    this.http2.on('stream', (stream, headers) => this.serve(stream, headers));
    // A connection that breaks ends its calls, and each of them hears of it by itself.
    this.http2.on('sessionError', () => undefined);
  }

  /** Resolves with the port; 0 chooses a free one. Rejects when it is taken. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.listener.once('error', reject);
      this.listener.listen(port, host, () => resolve((this.listener.address() as AddressInfo).port));
    });
  }

  /** Tells all who handle calls that the server stops, and takes no further ones. */
  stop(): void {
    this.isStopping = true;
    this.listener.close();
    for (const call of this.calls) call.abort('stopping');
  }

  /** Resolves when every connection is closed; those that still have calls after `graceMs` milliseconds are cut off. */
  async close(graceMs: number): Promise<void> {
    this.stop();
    // The event, not the callback of close(): that is not called for a session that its client is closing already.
    const closed = [...this.sessions].map((session) => once(session, 'close'));
    for (const session of this.sessions) session.close();
    const cutOff = setTimeout(() => {
      for (const session of this.sessions) session.destroy();
    }, graceMs);
    await Promise.all(closed);
    clearTimeout(cutOff);
  }

  private open(session: ServerHttp2Session): void {
    this.sessions.add(session);
    session.once('close', () => this.sessions.delete(session));
    session.setLocalWindowSize(SESSION_WINDOW);
    if (this.isStopping) session.close();
  }

  private serve(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    const path = headers[':path'] ?? '';
    const call = new Call(stream, headers);
    const refusal = this.options.refusal(path, headers);
    const handler = this.options.methods.get(path);
    if (refusal !== undefined) return call.end(refusal);
    if (handler === undefined) return call.end(UNKNOWN);
    this.calls.add(call);
    stream.once('close', () => this.calls.delete(call));
    if (this.isStopping) call.abort('stopping');
    handler(call).catch((error: unknown) => call.end(this.options.statusOf(error)));
  }
}
