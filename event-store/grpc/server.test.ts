import {
  connect as connectHttp2,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
} from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Call } from './call.ts';
import { framed, MessageSplitter } from './framing.ts';
import { GrpcServer, type Handler } from './server.ts';
import { CallFailed, Code, type Status } from './status.ts';

const KILOBYTE = Buffer.alloc(1_024);
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A server with one method `/t/M`, and a client of it that speaks bare HTTP/2. */
async function withServer(
  handler: Handler,
  use: (client: ClientHttp2Session, server: GrpcServer, port: number) => Promise<void>,
): Promise<void> {
  const statusOf = (error: unknown): Status =>
    error instanceof CallFailed ? error.status : { code: Code.INTERNAL, message: String(error), trailers: {} };
  const server = new GrpcServer({ methods: new Map([['/t/M', handler]]), refusal: () => undefined, statusOf });
  const port = await server.listen(0, '127.0.0.1');
  const client = connectHttp2(`http://127.0.0.1:${port}`);
  try {
    await use(client, server, port);
  } finally {
    client.destroy();
    await server.close(0);
  }
}

function request(client: ClientHttp2Session, path = '/t/M'): ClientHttp2Stream {
  return client.request({ ':method': 'POST', ':path': path, 'content-type': 'application/grpc', te: 'trailers' });
}

/** Everything that comes back: the messages, and the headers that close the answer. */
async function answerOf(stream: ClientHttp2Stream): Promise<{ messages: Buffer[]; end: IncomingHttpHeaders }> {
  const splitter = new MessageSplitter(1e6);
  const messages: Buffer[] = [];
  let end: IncomingHttpHeaders = {};
  stream.on('response', (headers) => (end = headers));
  stream.on('trailers', (headers) => (end = headers));
  stream.on('data', (chunk: Buffer) => messages.push(...splitter.push(chunk)));
  await new Promise((resolve) => stream.once('close', resolve));
  return { messages, end };
}

async function echo(call: Call): Promise<void> {
  await call.receive((message) => call.send(message));
  call.end();
}

describe('a call', () => {
  it('gets its messages back, and the status after them', async () => {
    await withServer(echo, async (client) => {
      const stream = request(client);
      const sent = [Buffer.from('a'), Buffer.alloc(0), Buffer.from('bc')];
      stream.end(framed(sent));
      const { messages, end } = await answerOf(stream);
      expect(messages).toEqual(sent);
      expect(end['grpc-status']).toBe('0');
    });
  });

  it.each([
    ['of an unknown method', '/t/Other', '12'],
    ['whose handler throws', '/t/M', '8'],
  ])('%s ends with a status', async (_, path, status) => {
    const fails = async (call: Call): Promise<void> => {
      await call.request();
      throw new CallFailed(Code.RESOURCE_EXHAUSTED, 'größer – zu groß');
    };
    await withServer(fails, async (client) => {
      const stream = request(client, path);
      stream.end(framed([KILOBYTE]));
      const { end } = await answerOf(stream);
      expect(end['grpc-status']).toBe(status);
      if (path === '/t/M') expect(decodeURI(String(end['grpc-message']))).toBe('größer – zu groß');
    });
  });

  it.each<[string, (stream: ClientHttp2Stream, client: ClientHttp2Session) => void, string]>([
    ['is complete when its client ends it', (stream) => stream.end(), 'complete'],
    ['is cut off when its client resets it', (stream) => stream.close(8), 'cut-off'],
    ['is cut off when its connection is lost', (_stream, client) => client.destroy(), 'cut-off'],
  ])('%s', async (_, leave, expected) => {
    let tell: (received: string) => void;
    const told = new Promise<string>((resolve) => (tell = resolve));
    let arrived: () => void;
    const halfWay = new Promise<void>((resolve) => (arrived = resolve));
    const listens = async (call: Call): Promise<void> => {
      const received = await call.receive(() => arrived());
      tell((await call.isTakenBack()) ? 'cut-off' : received);
      call.end();
    };
    await withServer(listens, async (client) => {
      client.on('error', () => undefined);
      const stream = request(client);
      stream.on('error', () => undefined);
      stream.resume();
      stream.write(framed([KILOBYTE]));
      await halfWay;
      leave(stream, client);
      expect(await told).toBe(expected);
    });
  });

  it('is held back by a client that does not read, and goes on when it reads', async () => {
    let sent = 0;
    const total = 20_000;
    const sends = async (call: Call): Promise<void> => {
      await call.request();
      for (; sent < total && !call.signal.aborted; sent += 1) await call.deliver(framed([KILOBYTE]));
      call.end();
    };
    await withServer(sends, async (client) => {
      const stream = request(client);
      stream.end(framed([KILOBYTE]));
      for (let last = -1; last !== sent || sent === 0;) {
        last = sent;
        for (let n = 0; n < 20; n += 1) await turn();
      }
      expect(sent).toBeLessThan(total / 10);
      expect((await answerOf(stream)).messages).toHaveLength(total);
    });
  });

  it('that goes on for ever is told when the server stops', async () => {
    const waits = async (call: Call): Promise<void> => {
      await new Promise((resolve) => call.signal.addEventListener('abort', resolve));
      throw new CallFailed(Code.UNAVAILABLE, String(call.signal.reason));
    };
    await withServer(waits, async (client, server) => {
      const stream = request(client);
      const answer = answerOf(stream);
      await new Promise((resolve) => client.once('remoteSettings', resolve));
      await new Promise((resolve) => client.ping(resolve));
      await server.close(1_000);
      expect((await answer).end).toMatchObject({ 'grpc-status': '14', 'grpc-message': 'stopping' });
    });
  });
});

describe('the port', () => {
  it.each([
    'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
    'POST /streams/x HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n',
    'P',
    'hello',
  ])('answers %j with a sentence or an end', async (said) => {
    await withServer(echo, async (_client, _server, port) => {
      const socket = connectTcp(port, '127.0.0.1');
      socket.end(said);
      const answer = await text(socket);
      if (said !== 'P') expect(answer).toMatch(/^HTTP\/1\.1 505 [^]*This port speaks gRPC over HTTP\/2/);
    });
  });
});
