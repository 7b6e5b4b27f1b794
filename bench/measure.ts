// Load and its figures. Every loop is bounded in time or in count, and goes to 127.0.0.1 only.
import autocannon from 'autocannon';
import { headers as names } from '#contracts/client.ts';

export interface Figure {
  readonly name: string;
  readonly perSecond?: number;
  readonly medianMs?: number;
  readonly p99Ms?: number;
  readonly note?: string;
}

interface Load {
  readonly connections?: number;
  readonly seconds?: number;
  readonly headers?: Record<string, string>;
  /** Sent by POST as JSON. */
  readonly body?: object;
  /** Makes the parts of a request that differ from one to the next. */
  readonly next?: () => { readonly path?: string; readonly body?: string };
}

/** The same request over and over, or one after the other, after a warm-up. */
export async function loadPage(
  name: string,
  url: string,
  { connections = 10, seconds = 6, headers = {}, body, next }: Load = {},
): Promise<Figure> {
  const load = {
    url,
    connections,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json', [names.client]: '1' } : {}) },
    ...(body ? { method: 'POST' as const, body: JSON.stringify(body) } : {}),
    ...(next ? { requests: [{ setupRequest: (request: object) => ({ ...request, ...next() }) }] } : {}),
  };
  await autocannon({ ...load, duration: 2 });
  const result = await autocannon({ ...load, duration: seconds });
  const bad = result.non2xx + result.errors;
  return {
    name,
    perSecond: result.requests.average,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    ...(bad ? { note: `${bad} failed` } : {}),
  };
}

/** `clients` loops, each doing `work` one after the other until the time is over. */
export async function loadWork(
  name: string,
  clients: number,
  seconds: number,
  work: (client: number, round: number) => Promise<unknown>,
): Promise<Figure> {
  const latencies: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const loop = async (client: number) => {
    for (let round = 0; performance.now() - begun < seconds * 1_000; round++) {
      const started = performance.now();
      try {
        await work(client, round);
        latencies.push(performance.now() - started);
      } catch (error) {
        if (failed++ === 0) console.error(`  ${name}: ${(error as Error).message}`);
        if (failed > 1_000) return;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)));
  const elapsed = (performance.now() - begun) / 1_000;
  return {
    name,
    perSecond: latencies.length / elapsed,
    ...percentiles(latencies),
    ...(failed ? { note: `${failed} failed` } : {}),
  };
}

export function percentiles(latencies: readonly number[]): { medianMs: number; p99Ms: number } {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { medianMs: at(0.5), p99Ms: at(0.99) };
}
