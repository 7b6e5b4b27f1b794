// Begins and ends every role of Millwright.
import { collectWhenIdle, IDLE_CHECK_MS } from './idle-memory.ts';
import { createLog, type Log } from './log.ts';
import { OperatorError } from './operator-error.ts';

export interface Running {
  /** Finishes what was begun, then lets go of everything. */
  stop(): Promise<void>;
  /**
   * It has done all it was started for: by itself it ends here, with this sentence. Who started it may still want to
   * stop it in order.
   */
  readonly done?: string;
  /** Its health and metrics are on this port, which the process that started it passes on. */
  readonly metricsPort?: number;
}

const GRACE_MS = 10_000;
/** A role says so often, from its event loop, that it lives; who started it ends it when it does not. */
export const ALIVE_EVERY_MS = 2_000;

/**
 * Runs a role until SIGTERM, SIGINT or the end of the process that started it. A fault of the operator is one sentence.
 */
export async function runRole(role: string, start: (log: Log) => Promise<Running>): Promise<void> {
  const log = createLog(role);
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
  let running: Running | undefined;
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await running?.stop().catch((error: unknown) => log.error({ err: error }, 'could not stop cleanly'));
    process.exit(0);
  };
  // From the beginning: whoever is starting must end with its starter too, and the open channel keeps it alive until
  // then.
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  const starterEnded = () => void stop('the starting process ended');
  process.on('disconnect', starterEnded);
  // It may have ended while this process still read its modules, before anybody listened.
  if (process.send && !process.connected) return starterEnded();
  try {
    running = await start(log);
  } catch (error) {
    if (!(error instanceof OperatorError)) log.fatal({ err: error }, 'could not start');
    fail(error instanceof OperatorError ? error.message : `${role} could not start: ${(error as Error).message}`);
    return;
  }
  tellStarter({ ready: true, metricsPort: running.metricsPort });
  if (running.done && !process.send) {
    process.stdout.write(`${running.done}\n`);
    await stop('done');
  }
  setInterval(() => tellStarter({ alive: true }), ALIVE_EVERY_MS).unref();
  giveBackMemory();
}

/** A starter that ended meanwhile cannot be told; that it ended is heard by 'disconnect'. */
function tellStarter(message: Readonly<Record<string, unknown>>): void {
  if (process.connected) process.send?.(message, () => undefined);
}

/** Only where who started it allowed that (`--expose-gc`). */
function giveBackMemory(): void {
  const { gc } = globalThis;
  if (!gc) return;
  const usedMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  setInterval(collectWhenIdle({ usedMs, collect: () => void gc() }), IDLE_CHECK_MS).unref();
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  if (process.send) process.send({ failed: sentence }, () => process.exit(1));
  else process.exit(1);
}
