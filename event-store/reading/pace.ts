import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Load } from '../log/load.ts';

/**
 * The pause between two pages beside a writer that never rests, in milliseconds, where one processor is left to
 * readers. What a page costs the client that decodes it is several times what it costs here, and all of it is taken
 * from whoever appends on the same machine.
 */
const PAUSE_MS = 2_000;
/** However busy the writer is, long reads get on: a page every so many milliseconds. */
const MAX_PAUSE_MS = 500;

const POLL_MS = 20;

/**
 * Gives appends precedence over long reads. While nothing is written pages follow each other as fast as they are taken;
 * the pause grows with the square of the writer's load, so that a shop that is merely open hardly slows a rebuild.
 */
export class Pace {
  private readonly writing: Pick<Load, 'share'>;
  private readonly pauseMs: number;
  private line: Promise<void> = Promise.resolve();
  private last = -Infinity;

  /** @param processors of the machine; one is the writer's */
  constructor(writing: Pick<Load, 'share'>, processors = availableParallelism()) {
    this.writing = writing;
    this.pauseMs = PAUSE_MS / Math.max(1, processors - 1);
  }

  /** Milliseconds from one page to the next, whoever reads them. */
  get interval(): number {
    return Math.min(MAX_PAUSE_MS, this.pauseMs * this.writing.share ** 2);
  }

  /**
   * Resolves when the next page may be read: one after the other, in the order of asking. Who has gone waits no longer.
   */
  turn(signal: AbortSignal): Promise<void> {
    this.line = this.line.then(() => this.wait(signal));
    return this.line;
  }

  /** Looks again and again how long the pause is: nobody waits for a writer that has come to rest. */
  private async wait(signal: AbortSignal): Promise<void> {
    for (let left = this.left; left > 0 && !signal.aborted; left = this.left) {
      await pause(Math.min(left, POLL_MS), undefined, { ref: false });
    }
    if (!signal.aborted) this.last = performance.now();
  }

  private get left(): number {
    return this.last + this.interval - performance.now();
  }
}
