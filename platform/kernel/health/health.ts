// A process checks itself and the services that it needs. Every check has an end, whatever hangs behind it (code.md
// 6.9).
import { setTimeout as delay } from 'node:timers/promises';
import type { Sample } from './gauges.ts';

/**
 * `degraded`: it serves, but not all of it or not as freshly as it should. `unavailable`: nobody should be sent here.
 */
export type Level = 'ok' | 'degraded' | 'unavailable';

export interface Finding {
  readonly level: Level;
  /** For the internal port only: names and messages that are nobody's business outside. */
  readonly detail?: unknown;
  readonly samples?: readonly Sample[];
}

export interface Check {
  readonly name: string;
  /** The process's status when it fails or gives no answer in time. */
  readonly otherwise: Exclude<Level, 'ok'>;
  look(): Promise<Finding>;
}

export type HealthStatus = 'ready' | 'degraded' | 'unavailable' | 'starting';

export interface HealthReport {
  readonly status: HealthStatus;
  readonly checks: Readonly<Record<string, Finding>>;
}

export interface Health {
  /**
   * Never throws; answers in `LOOK_MS` and a little. Who asks often is given the last answer, at most `FRESH_MS` old.
   */
  look(): Promise<HealthReport>;
}

export const CHECK_TIMEOUT_MS = 2_000;
/** So that probes, scrapes and strangers together cost the database one look a second. */
const FRESH_MS = 1_000;
/**
 * A look that hangs is not begun a second time beside itself before this; whatever it waits for may be gone by then.
 */
const FORGET_MS = 30_000;

const WORST: readonly Level[] = ['ok', 'degraded', 'unavailable'];
const STATUS = { ok: 'ready', degraded: 'degraded', unavailable: 'unavailable' } as const;

export function createHealth(checks: readonly Check[], { lookMs = CHECK_TIMEOUT_MS, freshMs = FRESH_MS } = {}): Health {
  const looks = checks.map((check) => ({ check, look: limited(check, lookMs) }));
  let last: { readonly at: number; readonly report: Promise<HealthReport> } | undefined;

  async function report(): Promise<HealthReport> {
    const findings = await Promise.all(looks.map(async ({ check, look }) => [check.name, await look()] as const));
    const worst = findings.reduce<Level>(
      (level, [, finding]) => (WORST.indexOf(finding.level) > WORST.indexOf(level) ? finding.level : level),
      'ok',
    );
    return { status: STATUS[worst], checks: Object.fromEntries(findings) };
  }

  return {
    look() {
      if (!last || performance.now() - last.at > Math.max(freshMs, 0))
        last = { at: performance.now(), report: report() };
      return last.report;
    },
  };
}

/** Until a role knows what to look at. */
export const starting: Health = { look: () => Promise.resolve({ status: 'starting', checks: {} }) };

function limited({ otherwise, look }: Check, lookMs: number): () => Promise<Finding> {
  let hanging: { readonly since: number; readonly finding: Promise<Finding> } | undefined;
  return async () => {
    if (!hanging || performance.now() - hanging.since > FORGET_MS) {
      const finding = look().catch((error: Error): Finding => ({
        level: otherwise,
        detail: { error: error.message || error.name },
      }));
      const mine = { since: performance.now(), finding };
      hanging = mine;
      void finding.finally(() => hanging === mine && (hanging = undefined));
    }
    const over = new AbortController();
    const late = delay(lookMs, undefined, { signal: over.signal }).then(
      (): Finding => ({ level: otherwise, detail: { error: `no answer within ${lookMs} ms` } }),
      (): Finding => ({ level: otherwise }),
    );
    try {
      return await Promise.race([hanging.finding, late]);
    } finally {
      over.abort();
    }
  };
}
