// Faults that are done to a shop, and what it may be forgiven meanwhile.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProxyMode } from '../harness/tcp-proxy.ts';
import { until } from '../harness/until.ts';
import type { ServiceName, ShopUnderTest } from './shop-under-test.ts';

export interface Fault {
  readonly name: string;
  readonly shape: ShopUnderTest['shape'];
  /** It needs a shop on a small disk, which nobody uses after it: what the load wrote there leaves too little room. */
  readonly needsSmallDisk?: true;
  /** It lasts so many milliseconds where nothing else is said. A kill lasts no time. */
  readonly seconds: number;
  /** A web process itself is hit: connections to it break, or hang as long as it is frozen. */
  readonly hitsWeb?: boolean;
  /**
   * It may take the record that a letter was sent, or whoever would have made it: the letter then comes once more, under the
   * same Message-ID (`unlessDone` of platform/kernel/queue/job.ts).
   */
  readonly losesRecords?: boolean;
  /** Says why it cannot be injected here; undefined when it can. */
  lacks?(shop: ShopUnderTest): string | undefined;
  begin(shop: ShopUnderTest): Promise<void>;
  end(shop: ShopUnderTest): Promise<void>;
}

const OUTAGE_S = 180;
const FREEZE_S = 60;
/** Of what makes itself felt at once. */
const SHORT_S = 30;
const services: readonly ServiceName[] = ['gateway', 'smtp', 'event-store', 'postgres', 'redis'];

const lacksService = (service: ServiceName) => (shop: ShopUnderTest) =>
  shop.proxies[service] ? undefined : `there is no ${service === 'redis' ? 'redis-server' : service} here`;

function outage(service: ServiceName, name: string, mode: ProxyMode, seconds: number, halfOpen = false): Fault {
  return {
    name: `${service}-${name}`,
    shape: 'cluster',
    seconds,
    losesRecords: service === 'postgres',
    lacks: lacksService(service),
    begin: (shop) => shop.proxies[service]!.set(mode),
    end: (shop) => shop.proxies[service]!.set('pass', { halfOpen }),
  };
}

const outages = services.flatMap((service) => [
  outage(service, 'refusing', 'refuse', OUTAGE_S),
  outage(service, 'hanging', 'hang', OUTAGE_S),
  // Its connections stay silent after it is back: who only listens must notice by itself.
  outage(service, 'half-open', 'hang', FREEZE_S, true),
  outage(service, 'cutting', 'cut', SHORT_S),
  outage(service, 'slow', 'slow', SHORT_S),
]);

/** All processes of a kind: `web` is web, web-1 and web-2. */
const pidsOf = (shop: ShopUnderTest, kind: string) =>
  [...shop.processes()].filter(([name]) => name === kind || name.startsWith(`${kind}-`));
const lacksProcess = (kind: string) => (shop: ShopUnderTest) =>
  pidsOf(shop, kind).length ? undefined : `there is no ${kind} to be had here`;

/** Kinds of processes that send letters, or keep the record of it. */
const RECORDERS: ReadonlySet<string> = new Set(['worker', 'postgres']);

function kill(shape: ShopUnderTest['shape'], kind: string): Fault {
  return {
    name: `${kind}-killed`,
    shape,
    seconds: 0,
    hitsWeb: kind === 'web',
    losesRecords: RECORDERS.has(kind),
    lacks: lacksProcess(kind),
    async begin(shop) {
      const killed = pidsOf(shop, kind);
      for (const [, pid] of killed) process.kill(pid, 'SIGKILL');
      await until(
        async () => (killed.every(([name, pid]) => (shop.processes().get(name) ?? pid) !== pid) ? true : undefined),
        `a new ${kind}`,
      );
    },
    end: async () => undefined,
  };
}

/**
 * One of its kind stops in the middle of whatever it does, holds what it holds, and goes on later, unless somebody ends
 * it.
 */
function freeze(shape: ShopUnderTest['shape'], kind: string): Fault {
  let frozen: readonly [name: string, pid: number] | undefined;
  let all: readonly number[] = [];
  return {
    name: `${kind}-frozen`,
    shape,
    seconds: FREEZE_S,
    hitsWeb: kind === 'web',
    losesRecords: RECORDERS.has(kind),
    lacks: lacksProcess(kind),
    async begin(shop) {
      frozen = pidsOf(shop, kind)[0]!;
      all = withChildren(frozen[1]);
      for (const pid of all) process.kill(pid, 'SIGSTOP');
    },
    async end(shop) {
      const [name, pid] = frozen!;
      if (shop.processes().get(name) !== pid) return;
      for (const one of all) continueProcess(one);
    },
  };
}

/** PostgreSQL works in processes of its own, which a frozen postmaster alone would not stop. */
function withChildren(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return [pid, ...children];
}

function continueProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const FILL_BYTES = 1 << 20;

const diskFull: Fault = {
  name: 'disk-full',
  losesRecords: true,
  shape: 'embedded',
  needsSmallDisk: true,
  seconds: FREEZE_S,
  lacks: ({ smallDisk }) => (smallDisk ? undefined : 'no small file system can be mounted here'),
  async begin({ smallDisk }) {
    const chunk = Buffer.alloc(FILL_BYTES);
    for (let n = 0; ; n++) {
      try {
        writeFileSync(join(smallDisk!, `fill-${n}`), chunk);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        return;
      }
      if (n % 64 === 0) await delay(1);
    }
  },
  async end({ smallDisk }) {
    for (let n = 0; ; n++) {
      try {
        rmSync(join(smallDisk!, `fill-${n}`));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        return;
      }
    }
  },
};

const roles = ['web', 'catalogue-index', 'projector', 'worker', 'gateway', 'event-store', 'postgres'];

export const faults: readonly Fault[] = [
  ...outages,
  ...[...roles, 'redis'].flatMap((kind) => [kill('cluster', kind), freeze('cluster', kind)]),
  ...[diskFull, ...roles.flatMap((kind) => [kill('embedded', kind), freeze('embedded', kind)])].map((fault) => ({
    ...fault,
    name: `embedded-${fault.name}`,
  })),
];
