/** The load forgets within so many milliseconds. */
const MEMORY_MS = 100;

/** The share of the last moments in which something was being done: 0 for never, 1 for all the time. */
export class Load {
  private value = 0;
  private isBusy = false;
  private since = 0;
  private readonly now: () => number;

  /** @param now a clock in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.since = now();
  }

  begin(): void {
    this.update();
    this.isBusy = true;
  }

  end(): void {
    this.update();
    this.isBusy = false;
  }

  get share(): number {
    this.update();
    return this.value;
  }

  private update(): void {
    const now = this.now();
    const target = this.isBusy ? 1 : 0;
    this.value = target + (this.value - target) * Math.exp((this.since - now) / MEMORY_MS);
    this.since = now;
  }
}
