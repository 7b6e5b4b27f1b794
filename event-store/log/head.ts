/** The last position that readers may see. It moves only after the commit. */
export class Head {
  position = 0;
  private waiting: (() => void)[] = [];

  advance(position: number): void {
    this.position = position;
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  /** Resolves when the head is beyond `position`, or when `signal` aborts. */
  async beyond(position: number, signal: AbortSignal): Promise<void> {
    while (this.position <= position && !signal.aborted) await this.moved(signal);
  }

  private moved(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        signal.removeEventListener('abort', aborted);
        resolve();
      };
      const aborted = (): void => {
        this.waiting = this.waiting.filter((other) => other !== wake);
        resolve();
      };
      signal.addEventListener('abort', aborted, { once: true });
      this.waiting.push(wake);
    });
  }
}
