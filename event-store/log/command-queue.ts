import type { Command, Outcome } from './commands.ts';

export type Pending = { readonly command: Command; readonly bytes: number; settle(outcome: Outcome): void };

/** Bytes that a command is counted with beyond its payload. */
const OVERHEAD = 256;

/** Commands that wait for the writer. `push` never refuses; callers that can wait ask for room first. */
export class CommandQueue {
  private pending: Pending[] = [];
  private bytes = 0;
  private waiting: (() => void)[] = [];
  private gathering: { readonly count: number; done(): void } | undefined;
  private readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get isEmpty(): boolean {
    return this.pending.length === 0;
  }

  get length(): number {
    return this.pending.length;
  }

  get hasRoom(): boolean {
    return this.bytes < this.maxBytes;
  }

  push(command: Command): Promise<Outcome> {
    return new Promise((settle) => {
      const bytes = OVERHEAD + (command.kind === 'append' ? command.bytes : 0);
      this.pending.push({ command, bytes, settle });
      this.bytes += bytes;
      if (this.gathering !== undefined && this.pending.length >= this.gathering.count) this.gathering.done();
    });
  }

  /** Resolves when so many commands wait, or after `ms` milliseconds with fewer. */
  gather(count: number, ms: number): Promise<void> {
    if (this.pending.length >= count) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.gathering = undefined;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.gathering = { count, done };
    });
  }

  /** Takes the oldest commands, at most so many and so many bytes, but at least one. */
  take(maxCount: number, maxBytes: number): Pending[] {
    let count = 0;
    let bytes = 0;
    for (const next of this.pending) {
      if (count > 0 && (count === maxCount || bytes + next.bytes > maxBytes)) break;
      count += 1;
      bytes += next.bytes;
    }
    this.bytes -= bytes;
    const taken = this.pending.splice(0, count);
    if (this.hasRoom) this.wake();
    return taken;
  }

  /** Resolves when the queue has room again. */
  async room(): Promise<void> {
    while (!this.hasRoom) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private wake(): void {
    const woken = this.waiting;
    this.waiting = [];
    for (const resolve of woken) resolve();
  }
}
