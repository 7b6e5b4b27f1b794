// code.md 5, reliability.md 20: what cannot work is refused at the start, in one sentence.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createSecureServer, createServer as createHttp2Server, type Http2Server } from 'node:http2';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventStore, type EventStore } from '#event-store/server.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { createQueue } from '../queue/queue.ts';
import { pino } from 'pino';
import { isTooOld, reachStore, sentenceFor } from './reach-store.ts';

const TOKEN = 'a-token-of-this-test-0123456789';

describe('an event store', () => {
  let database: TestDatabase;
  let store: EventStore;
  const servers: (Server | Http2Server)[] = [];
  const sockets = new Set<Socket>();
  const listening = async (server: Server | Http2Server) => {
    servers.push(server);
    server.on('connection', (socket: Socket) => sockets.add(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    store = await startEventStore({ databaseUrl: database.url, port: 0, token: TOKEN });
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    for (const socket of sockets) socket.destroy();
    await store.close();
    await database.drop();
  });

  it('that answers as it should is taken', async () => {
    await reachStore(`esdb://127.0.0.1:${store.port}?tls=false&connectionName=${TOKEN}`);
  });

  it('that does not know our token is named', async () => {
    await expect(reachStore(`esdb://127.0.0.1:${store.port}?tls=false&connectionName=somebody-else`)).rejects.toThrow(
      'EVENTSTORE_URL: the event store refuses the user, the password or the token of the address',
    );
  });

  it('without TLS where the address asks for it is said so', async () => {
    await expect(reachStore(`esdb://127.0.0.1:${store.port}`)).rejects.toThrow(
      'EVENTSTORE_URL: the event store does not speak TLS, as the address asks (add tls=false, or turn TLS on there)',
    );
  });

  it('with TLS where the address says tls=false, or with a certificate that nobody knows, is said so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tls-'));
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=localhost',
        '-keyout',
        join(folder, 'key'),
        '-out',
        join(folder, 'cert'),
      ],
      { stdio: 'ignore' },
    );
    const port = await listening(
      createSecureServer({
        key: readFileSync(join(folder, 'key')),
        cert: readFileSync(join(folder, 'cert')),
      }) as unknown as Server,
    );
    rmSync(folder, { recursive: true });
    await expect(reachStore(`esdb://127.0.0.1:${port}?tls=false`)).rejects.toThrow(
      'EVENTSTORE_URL: whoever answers there speaks another protocol: TLS where the address says tls=false, or no gRPC at all',
    );
    await expect(reachStore(`esdb://127.0.0.1:${port}`)).rejects.toThrow(
      /^EVENTSTORE_URL: the certificate of the event store is not trusted \(.+\); name its authority with tlsCAFile=…$/,
    );
  });

  it('that is a web server is said so', async () => {
    const port = await listening(createHttpServer((_req, res) => res.end('hello')));
    await expect(reachStore(`esdb://127.0.0.1:${port}?tls=false`)).rejects.toThrow('speaks another protocol');
  });

  it('of before 23.10, or one that does not say its version, is refused', async () => {
    expect(['23.10.0', '23.10.1', '24.2.0.1', '26.0'].map(isTooOld)).toEqual([false, false, false, false]);
    expect(['23.6.0', '22.10.5', '5.0.11', 'unknown', ''].map(isTooOld)).toEqual([true, true, true, true, true]);
    const old = createHttp2Server();
    // UNIMPLEMENTED: a server from before it could say what it can.
    old.on('stream', (stream) =>
      stream.respond({ ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '12' }, { endStream: true }),
    );
    const port = await listening(old);
    await expect(reachStore(`esdb://127.0.0.1:${port}?tls=false`)).rejects.toThrow(
      'EVENTSTORE_URL: the event store has version before 21.10; Millwright needs 23.10 or later',
    );
  });

  it('at an address that the client does not understand is named without what stands in it', async () => {
    await expect(reachStore('esdb://user:secret@?tls=maybe')).rejects.toThrow(
      /^EVENTSTORE_URL: the connection string cannot be used/,
    );
    await expect(reachStore('esdb://user:secret@?tls=maybe')).rejects.not.toThrow('secret');
  });

  it('says no password in any sentence', () => {
    expect(sentenceFor({ message: 'connect ECONNREFUSED 127.0.0.1:1' }, 'esdb://u:secret@h:1?tls=false')).toBe(
      'the event store cannot be reached (connect ECONNREFUSED 127.0.0.1:1)',
    );
  });
});

describe('Redis', () => {
  it('at the address of a web server, or of nobody, is named', async () => {
    const web = createHttpServer((_req, res) => res.end('hello'));
    const silentServer = createTcpServer();
    const taken = new Set<Socket>();
    for (const server of [web, silentServer])
      await once(server.on('connection', (socket: Socket) => taken.add(socket)).listen(0, '127.0.0.1'), 'listening');
    const queueAt = (server: Server) =>
      createQueue({
        databaseUrl: '',
        redisUrl: `redis://:secret@127.0.0.1:${(server.address() as AddressInfo).port}`,
        log: pino({ level: 'silent' }),
      });
    await expect(queueAt(web)).rejects.toThrow(/^REDIS_URL: whoever answers there is no Redis/);
    await expect(queueAt(silentServer)).rejects.toThrow(/^REDIS_URL: Redis cannot be reached \(/);
    for (const socket of taken) socket.destroy();
    web.close();
    silentServer.close();
  });
});
