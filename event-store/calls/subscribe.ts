import { randomUUID } from 'node:crypto';
import type { EventLog } from '../log/event-log.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { matches } from '../protocol/filter.ts';
import { CAUGHT_UP, checkpointFrame, confirmationFrame, FELL_BEHIND } from '../protocol/read-frames.ts';
import type { FilterWindow, ReadRequest } from '../protocol/read-request.ts';
import { allFeed, StreamFeed, type Feed } from './feeds.ts';
import type { Sender } from './sender.ts';

type ToAll = Extract<ReadRequest, { kind: 'subscribe-to-all' }>;
type ToStream = Extract<ReadRequest, { kind: 'subscribe-to-stream' }>;

/** Events that are taken from the ring at a time. */
const RING_BATCH = 256;

export async function subscribeToAll(log: EventLog, request: ToAll, sender: Sender, signal: AbortSignal): Promise<void> {
  const { from, window } = request;
  const head = log.head.position;
  const cursor = { start: 0, end: head, at: from.kind === 'at' ? from.at : 0 }[from.kind];
  await follow(log, allFeed(log), window, cursor, sender, signal);
}

export async function subscribeToStream(log: EventLog, request: ToStream, sender: Sender, signal: AbortSignal): Promise<void> {
  const { stream, from } = request;
  // From the end means: what comes after this moment. The cursor is taken before the stream is looked at.
  const head = log.head.position;
  const feed = await StreamFeed.from(log, stream, from);
  await follow(log, feed, undefined, from.kind === 'end' ? head : 0, sender, signal);
}

/**
 * Sends what a feed has after the cursor, then what comes, until the call ends. Stored pages and the ring of
 * recent events are read with one cursor, so there is no seam where an event could be lost or sent twice.
 */
async function follow(log: EventLog, feed: Feed, window: FilterWindow | undefined, start: number, sender: Sender, signal: AbortSignal): Promise<void> {
  await sender.send(confirmationFrame(randomUUID()));
  const filtered = window && new FilteredSender(sender, window);
  let cursor = start;
  let isLive = false;
  while (!signal.aborted) {
    const head = log.head.position;
    if (cursor >= head) {
      if (!isLive) await sender.send(CAUGHT_UP);
      isLive = true;
      await log.head.beyond(cursor, signal);
      continue;
    }
    const recent = log.ring.after(cursor, RING_BATCH);
    if (recent === undefined && isLive) {
      isLive = false;
      await sender.send(FELL_BEHIND);
    }
    const events = recent === undefined ? await feed.page(cursor, head) : feed.choose(recent);
    cursor = (recent ?? events).at(-1)?.position ?? head;
    await (filtered ?? sender).sendEvents(events);
  }
}

/** Sends only what a filter lets through, and at intervals how far it has looked. */
class FilteredSender {
  private readonly sender: Sender;
  private readonly window: FilterWindow;
  private considered = 0;

  constructor(sender: Sender, window: FilterWindow) {
    this.sender = sender;
    this.window = window;
  }

  async sendEvents(events: readonly RecordedEvent[]): Promise<void> {
    let chosen: RecordedEvent[] = [];
    for (const event of events) {
      if (matches(this.window.filter, event)) chosen.push(event);
      this.considered += 1;
      if (this.considered < this.window.checkpointInterval) continue;
      this.considered = 0;
      await this.sender.sendEvents(chosen);
      chosen = [];
      await this.sender.send(checkpointFrame(event.position));
    }
    await this.sender.sendEvents(chosen);
  }
}
