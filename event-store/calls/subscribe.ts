import { randomUUID } from 'node:crypto';
import type { Call } from '../grpc/call.ts';
import { PAGE_EVENTS } from '../log/reader.ts';
import { CAUGHT_UP, confirmationFrame, FELL_BEHIND } from '../protocol/read-frames.ts';
import type { ReadRequest } from '../protocol/read-request.ts';
import { Answers, type Answering } from '../reading/answers.ts';
import type { Page, PageRequest } from '../reading/page.ts';
import { sendPages } from '../reading/send-pages.ts';
import type { CallContext } from './call-context.ts';
import { ALL_FEED, StreamFeed, type Feed } from './feeds.ts';

type ToAll = Extract<ReadRequest, { kind: 'subscribe-to-all' }>;
type ToStream = Extract<ReadRequest, { kind: 'subscribe-to-stream' }>;

/** Events taken from memory at a time: a client that does not read holds no more than this. */
const RECENT_EVENTS = 256;
const RECENT_BYTES = 256 * 1024;

export async function subscribeToAll(context: CallContext, request: ToAll, call: Call): Promise<void> {
  const { from, filter, checkpointInterval, resolveLinks } = request;
  const cursor = { start: 0, end: context.log.head.position, at: from.kind === 'at' ? from.at : 0 }[from.kind];
  await new Subscription(context, call, ALL_FEED, { resolveLinks, filter, checkpointInterval }, cursor).follow();
}

export async function subscribeToStream(context: CallContext, request: ToStream, call: Call): Promise<void> {
  const { stream, from, resolveLinks } = request;
  // From the end means: what comes after this moment. The cursor is taken before the stream is looked at.
  const cursor = from.kind === 'end' ? context.log.head.position : 0;
  const feed = await StreamFeed.from(context.log, stream, from);
  await new Subscription(
    context,
    call,
    feed,
    { resolveLinks, filter: undefined, checkpointInterval: Infinity },
    cursor,
  ).follow();
}

/**
 * Sends what a feed has after the cursor, then what comes, until the call ends. Stored pages and the ring of
 * recent events are read with one cursor, so there is no seam where an event could be lost or sent twice.
 */
class Subscription {
  private readonly context: CallContext;
  private readonly call: Call;
  private readonly feed: Feed;
  private readonly answering: Answering;
  private readonly read: (request: PageRequest) => Promise<Page>;
  private cursor: number;
  private considered = 0;

  constructor(context: CallContext, call: Call, feed: Feed, answering: Answering, cursor: number) {
    this.context = context;
    this.call = call;
    this.feed = feed;
    this.answering = answering;
    this.cursor = cursor;
    this.read = context.pages.ofCall(call.signal);
  }

  async follow(): Promise<void> {
    const {
      context: { log },
      call,
    } = this;
    call.send(confirmationFrame(randomUUID()));
    let isLive = false;
    while (!call.signal.aborted) {
      if (this.cursor >= log.head.position) {
        if (!isLive) call.send(CAUGHT_UP);
        isLive = true;
        await log.head.beyond(this.cursor, call.signal);
      } else if (!(await this.sendRecent())) {
        if (isLive) call.send(FELL_BEHIND);
        isLive = false;
        await this.sendStored(log.head.position);
      }
    }
  }

  /** False when the next event is no longer (or not yet) in memory. */
  private async sendRecent(): Promise<boolean> {
    const recent = this.context.log.ring.after(this.cursor, RECENT_EVENTS, RECENT_BYTES);
    if (recent === undefined) return false;
    const answers = new Answers(this.context.log, this.answering, this.considered);
    await answers.add(this.feed.choose(recent));
    this.considered = answers.considered;
    this.cursor = recent.at(-1)!.position;
    await this.call.deliver(answers.take());
    return true;
  }

  private async sendStored(head: number): Promise<void> {
    const next = async (): Promise<PageRequest | undefined> => {
      const range = this.cursor < head ? await this.feed.range(this.cursor, head) : undefined;
      if (range === undefined) this.cursor = head;
      return (
        range && { range, limit: PAGE_EVENTS, room: Infinity, considered: this.considered, answering: this.answering }
      );
    };
    await sendPages(this.call, this.read, await next(), (page) => {
      this.feed.passed(page);
      this.considered = page.considered;
      this.cursor = page.last?.position ?? head;
      return next();
    });
  }
}
