// A TCP proxy in front of a service, for fault injection: the service goes away without being touched.
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/**
 * `pass`: as if it were not there. `refuse`: connections are closed, and new ones refused. `hang`: connections are
 * accepted and stay silent, open ones too. `cut`: every connection is cut after the next `CUT_AFTER_BYTES` that the
 * service answers, in the middle of an answer. `slow`: every chunk is late by `SLOW_MS`.
 */
export type ProxyMode = 'pass' | 'refuse' | 'hang' | 'cut' | 'slow';

export interface TcpProxy {
  readonly port: number;
  /**
   * Connections that hung are closed when the proxy passes again, as a restarted service closes them. With `halfOpen`
   * they stay silent for ever instead, as after a fail-over behind a firewall that drops packets of connections which
   * it does not know.
   */
  set(mode: ProxyMode, options?: { readonly halfOpen?: boolean }): Promise<void>;
  /** That are open. */
  connections(): number;
  /** That were ever opened. */
  accepted(): number;
  close(): Promise<void>;
}

const CUT_AFTER_BYTES = 200;
const SLOW_MS = 200;

interface Pair {
  readonly client: Socket;
  readonly service: Socket;
  /** Bytes answered since the connection is to be cut. */
  answered: number;
  isSilent: boolean;
}

export async function startTcpProxy(target: { readonly port: number; readonly host?: string }): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let mode: ProxyMode = 'pass';
  /** Chunks on their way, in the order in which they were sent: TCP never lets a later one overtake. */
  const late = new Set<{ readonly timer: NodeJS.Timeout; readonly arrive: () => void }>();

  let accepted = 0;
  const server = createServer((client) => {
    accepted++;
    const service = connect(target.port, target.host ?? '127.0.0.1');
    const pair: Pair = { client, service, answered: 0, isSilent: mode === 'hang' };
    pairs.add(pair);
    const end = () => {
      // A silent connection tells neither side that the other one is gone.
      if (pair.isSilent) return;
      pairs.delete(pair);
      client.destroy();
      service.destroy();
    };
    for (const socket of [client, service]) {
      socket.on('error', end);
      socket.on('close', end);
      socket.setNoDelay(true);
    }
    client.on('data', (chunk) => carry(pair, chunk, service));
    service.on('data', (chunk) => {
      pair.answered += chunk.length;
      if (mode === 'cut' && pair.answered > CUT_AFTER_BYTES) return end();
      carry(pair, chunk, client);
    });
  });

  function carry(pair: Pair, chunk: Buffer, to: Socket): void {
    if (pair.isSilent) return;
    const arrive = () => void (to.writable && to.write(chunk));
    if (mode !== 'slow') return arrive();
    const sent = {
      arrive,
      timer: setTimeout(() => {
        late.delete(sent);
        arrive();
      }, SLOW_MS),
    };
    late.add(sent);
  }

  function arriveAtOnce(): void {
    for (const { timer, arrive } of late) {
      clearTimeout(timer);
      arrive();
    }
    late.clear();
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  function closeAll(which: (pair: Pair) => boolean = () => true): void {
    for (const pair of pairs) {
      if (!which(pair)) continue;
      pairs.delete(pair);
      pair.isSilent = false;
      pair.client.destroy();
      pair.service.destroy();
    }
  }

  const port = await listen(0);
  return {
    port,
    async set(next, { halfOpen = false } = {}) {
      const before = mode;
      mode = next;
      if (before === 'slow') arriveAtOnce();
      for (const pair of pairs) pair.answered = 0;
      if (before === 'hang' && next !== 'hang') closeAll((pair) => pair.isSilent && !halfOpen);
      if (next === 'hang') for (const pair of pairs) pair.isSilent = true;
      if (next === 'refuse') {
        server.close();
        closeAll();
        await once(server, 'close');
      } else if (before === 'refuse') await listen(port);
    },
    connections: () => pairs.size,
    accepted: () => accepted,
    async close() {
      closeAll();
      if (server.listening) {
        server.close();
        await once(server, 'close');
      }
    },
  };
}
