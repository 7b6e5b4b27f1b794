import { payloadSize, type RecordedEvent } from './recorded-event.ts';

/** The newest events, in memory, without a gap between them: what live subscriptions are served from. */
export class Ring {
  private readonly slots: (RecordedEvent | undefined)[];
  private readonly maxBytes: number;
  private bytes = 0;
  private first = 1;
  private last = 0;

  constructor(maxEvents: number, maxBytes: number) {
    this.slots = new Array<RecordedEvent | undefined>(maxEvents);
    this.maxBytes = maxBytes;
  }

  /** Adds the event that follows the last one; after a gap the ring starts anew. */
  push(event: RecordedEvent): void {
    if (event.position !== this.last + 1) this.startAt(event.position);
    if (this.last - this.first + 1 === this.slots.length) this.dropOldest();
    this.last = event.position;
    this.slots[event.position % this.slots.length] = event;
    this.bytes += payloadSize(event);
    while (this.bytes > this.maxBytes && this.first < this.last) this.dropOldest();
  }

  /**
   * Up to `limit` events after a position, and no more than `maxBytes` of payload unless one event is larger; undefined
   * when the ring no longer (or not yet) has the next one.
   */
  after(position: number, limit: number, maxBytes = Infinity): RecordedEvent[] | undefined {
    const from = position + 1;
    if (from < this.first || from > this.last) return undefined;
    const to = Math.min(this.last, position + limit);
    const events: RecordedEvent[] = [];
    let bytes = 0;
    for (let at = from; at <= to; at += 1) {
      const event = this.slots[at % this.slots.length]!;
      bytes += payloadSize(event);
      if (bytes > maxBytes && events.length > 0) break;
      events.push(event);
    }
    return events;
  }

  private startAt(position: number): void {
    this.slots.fill(undefined);
    this.bytes = 0;
    this.first = position;
    this.last = position - 1;
  }

  private dropOldest(): void {
    const slot = this.first % this.slots.length;
    const oldest = this.slots[slot];
    this.slots[slot] = undefined;
    if (oldest !== undefined) this.bytes -= payloadSize(oldest);
    this.first += 1;
  }
}
