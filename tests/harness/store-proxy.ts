// A node of a cluster that is not there: speaks gRPC in front of an event store and passes calls on, or delays them,
// keeps silent, cuts connections, or answers that another node leads, as a node does after a fail-over.
import { once } from 'node:events';
import {
  connect,
  constants,
  createServer,
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface StoreProxy {
  readonly port: number;
  /** The connection string of the store behind it, through the proxy. */
  readonly url: string;
  /** Calls that append and were passed on; the client keeps one such call open for many appends. */
  readonly appendCalls: number;
  /**
   * From now on this node does not lead: appends are told who does, reads are served. Appends under way lose their
   * answer.
   */
  followLeader(leader: Pick<StoreProxy, 'port'>): void;
  lead(): void;
  /** Each message of new calls is passed on so much later. 0: at once. */
  delay(ms: number): void;
  /** Calls are taken and never answered, until `answer`. */
  hang(): void;
  answer(): void;
  /**
   * Ends every connection, in the middle of whatever is under way; new ones are refused until `answer` when `refuse` is
   * set.
   */
  cut(refuse?: boolean): void;
  close(): Promise<void>;
}

/** gRPC's status UNKNOWN, with the trailers that the official client knows a follower by. */
const NOT_LEADER_STATUS = '2';
const isAppend = (path: string) => /\/(Append|BatchAppend|Delete|Tombstone)$/.test(path);

/** `upstream`: connection string of a plain store. */
export async function startStoreProxy(upstream: string, port = 0): Promise<StoreProxy> {
  const { host } = new URL(upstream.replace(/^esdb:/, 'http:'));
  const sessions = new Set<ServerHttp2Session>();
  const appends = new Set<ServerHttp2Stream>();
  let leader: number | undefined;
  let delayMs = 0;
  let appendCalls = 0;
  let mode: 'passing' | 'hanging' | 'refusing' = 'passing';
  let behind: ClientHttp2Session | undefined;

  const upstreamSession = () => {
    if (!behind || behind.closed || behind.destroyed) {
      behind = connect(`http://${host}`);
      behind.on('error', () => undefined);
    }
    return behind;
  };

  const notLeader = (stream: ServerHttp2Stream) => {
    if (stream.destroyed || stream.closed) return;
    const trailers = {
      'grpc-status': NOT_LEADER_STATUS,
      'grpc-message': 'Not leader',
      exception: 'not-leader',
      'leader-endpoint-host': '127.0.0.1',
      'leader-endpoint-port': String(leader),
    };
    if (!stream.headersSent)
      return stream.respond({ ':status': 200, 'content-type': 'application/grpc', ...trailers }, { endStream: true });
    ended.set(stream, trailers);
    stream.end();
  };
  /** Trailers of answers that have begun. */
  const ended = new WeakMap<ServerHttp2Stream, IncomingHttpHeaders>();

  function pass(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    const { ':path': path = '' } = headers;
    const { ':scheme': _scheme, ':authority': _authority, ...others } = headers;
    const request = upstreamSession().request({ ...others, ':path': path });
    request.on('error', () => stream.destroyed || stream.close(constants.NGHTTP2_CANCEL));
    stream.on('error', () => request.close(constants.NGHTTP2_CANCEL));
    stream.on('close', () => {
      appends.delete(stream);
      request.close(constants.NGHTTP2_CANCEL);
    });
    stream.on('wantTrailers', () => stream.sendTrailers(ended.get(stream) ?? {}));
    request.on('response', (response: IncomingHttpHeaders & IncomingHttpStatusHeader, flags) => {
      if (stream.destroyed || stream.headersSent) return;
      const { 'content-length': _length, ...rest } = response;
      if (flags & constants.NGHTTP2_FLAG_END_STREAM) stream.respond(rest, { endStream: true });
      else stream.respond(rest, { waitForTrailers: true });
    });
    request.on('trailers', (trailers) => void (ended.has(stream) || ended.set(stream, trailers)));
    if (isAppend(path)) {
      appends.add(stream);
      appendCalls += 1;
    }
    const later = (work: () => void) => (delayMs ? void setTimeout(work, delayMs) : work());
    stream.on('data', (chunk: Buffer) => later(() => void (request.writable && request.write(chunk))));
    stream.on('end', () => later(() => void (request.writable && request.end())));
    request.on('data', (chunk: Buffer) => later(() => void (stream.writable && stream.write(chunk))));
    request.on('end', () => later(() => void (stream.writable && stream.end())));
  }

  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    session.on('close', () => sessions.delete(session));
    if (mode === 'refusing') session.destroy();
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    if (mode === 'hanging') return;
    if (leader !== undefined && isAppend(headers[':path'] ?? '')) return notLeader(stream);
    pass(stream, headers);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const cut = (refuse = false) => {
    if (refuse) mode = 'refusing';
    for (const session of sessions) session.destroy();
  };

  return {
    port: own,
    get appendCalls() {
      return appendCalls;
    },
    url: upstream.replace(host, `127.0.0.1:${own}`),
    followLeader({ port: leads }) {
      leader = leads;
      for (const stream of appends) notLeader(stream);
    },
    lead: () => void (leader = undefined),
    delay: (ms) => void (delayMs = ms),
    hang: () => void (mode = 'hanging'),
    answer: () => void (mode = 'passing'),
    cut,
    async close() {
      cut(true);
      behind?.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
