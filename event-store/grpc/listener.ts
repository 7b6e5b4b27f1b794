// The port: HTTP/2 goes to gRPC, and whoever speaks HTTP/1.1 is told so in one sentence.
import { createServer, type Server, type Socket } from 'node:net';

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
/** A connection that says nothing for so long, in milliseconds, is closed. */
const SILENCE_MS = 30_000;

const SENTENCE = 'This port speaks gRPC over HTTP/2 (the protocol of EventStoreDB); there is no HTTP/1.1 API here.\n';
const HTTP1_ANSWER = [
  'HTTP/1.1 505 HTTP Version Not Supported',
  'content-type: text/plain; charset=utf-8',
  `content-length: ${Buffer.byteLength(SENTENCE)}`,
  'connection: close',
  '',
  SENTENCE,
].join('\r\n');

/** A TCP server that hands on connections that begin with HTTP/2's preface. */
export function createListener(onHttp2: (socket: Socket) => void): Server {
  return createServer({ noDelay: true }, (socket) => {
    const broken = (): void => void socket.destroy();
    socket.on('error', broken);
    socket.setTimeout(SILENCE_MS, broken);
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null;
      if (first === null) return void socket.destroy();
      if (!first.subarray(0, PREFACE.length).equals(PREFACE.subarray(0, first.length)))
        return void socket.end(HTTP1_ANSWER);
      socket.setTimeout(0);
      socket.off('timeout', broken).off('error', broken);
      socket.unshift(first);
      onHttp2(socket);
    });
  });
}
