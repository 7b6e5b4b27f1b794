import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Load } from '../log/load.ts';

/**
 * What one page of a long read is worth, in milliseconds of one processor: reading and encoding it here takes a tenth of
 * that, decoding it in the client the rest. Both are taken from whoever appends on the same machine.
 */
const PAGE_MS = 100;

/**
 * Gives appends precedence over long reads. Where the writer is idle, pages follow each other as fast as they are taken;
 * the busier it is, the longer is the pause between two pages, whoever reads them.
 */
export class Pace {
  private readonly writing: Pick<Load, 'share'>;
  private readonly pageMs: number;
  private next = 0;

  /** @param processors of which one is left to the writer */
  constructor(writing: Pick<Load, 'share'>, processors = availableParallelism()) {
    this.writing = writing;
    this.pageMs = PAGE_MS / Math.max(1, processors - 1);
  }

  /** Resolves when the next page may be read. */
  async turn(): Promise<void> {
    const now = performance.now();
    const begin = Math.max(now, this.next);
    this.next = begin + this.pageMs * this.writing.share;
    if (begin - now >= 1) await pause(begin - now, undefined, { ref: false });
  }
}
