// Every shape of the shop offers these to fault injection, load and invariants. Nothing of it looks into the shop.
import type { SmtpSink } from '../harness/smtp-sink.ts';
import type { TcpProxy } from '../harness/tcp-proxy.ts';

export type ServiceName = 'gateway' | 'smtp' | 'event-store' | 'postgres' | 'redis';

export interface ShopUnderTest {
  readonly shape: 'embedded' | 'cluster';
  /** The addresses of its web processes. */
  readonly urls: readonly string[];
  /** The gateway itself, as browsers reach it, past every proxy. */
  readonly gatewayUrl: string;
  /** The gateway's own books, by SQL, past every proxy. */
  readonly gatewayDatabaseUrl: string;
  readonly sink: SmtpSink;
  /** In front of what the roles reach over the network; a service that a shape does not have is absent. */
  readonly proxies: Partial<Readonly<Record<ServiceName, TcpProxy>>>;
  /** Process ids by name, as of now. A postmaster is meant by `postgres`. */
  processes(): ReadonlyMap<string, number>;
  /** Item numbers that there is plenty of. */
  readonly items: readonly string[];
  /** Environment of a tool such as `npm run verify`, past every proxy. */
  readonly toolEnvironment: Readonly<Record<string, string>>;
  /**
   * The folder of the shop's data, on a file system of their own, which can be filled up; absent where that cannot be had.
   */
  readonly smallDisk?: string;
  readonly logs: string;
  stop(): Promise<void>;
}
