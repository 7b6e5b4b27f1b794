import type { Writable } from 'node:stream';
import type { EventLog } from '../log/event-log.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { eventFrame } from '../protocol/event-frame.ts';
import { isLink, targetOf } from './links.ts';

/** Sends answers no faster than the client takes them: what it has not taken yet is never more than a few frames. */
export class Sender {
  private readonly log: EventLog;
  private readonly call: Writable;
  private readonly signal: AbortSignal;
  private readonly resolveLinks: boolean;

  constructor(log: EventLog, call: Writable, signal: AbortSignal, resolveLinks: boolean) {
    this.log = log;
    this.call = call;
    this.signal = signal;
    this.resolveLinks = resolveLinks;
  }

  /** Resolves when the next answer may be sent, or when the call has ended. */
  async send(frame: Buffer): Promise<void> {
    if (!this.signal.aborted && !this.call.write(frame)) await this.drained();
  }

  /** Sends events; links, when asked to, with what they link to. */
  async sendEvents(events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      if (this.signal.aborted) return;
      const frame = this.resolveLinks && isLink(event) ? await this.linkFrame(event) : eventFrame(event, undefined, event.position);
      if (!this.call.write(frame)) await this.drained();
    }
  }

  private async linkFrame(link: RecordedEvent): Promise<Buffer> {
    return eventFrame(await targetOf(this.log, link), link, link.position);
  }

  private drained(): Promise<void> {
    if (this.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        this.call.off('drain', done);
        this.signal.removeEventListener('abort', done);
        resolve();
      };
      this.call.once('drain', done);
      this.signal.addEventListener('abort', done, { once: true });
    });
  }
}
