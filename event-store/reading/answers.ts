import { framed } from '../grpc/framing.ts';
import { BoundedMap } from '../log/bounded-map.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { checkpointFrame, eventFrame } from '../protocol/event-frame.ts';
import { matcherOf, type Filter, type Matcher } from '../protocol/filter.ts';
import { isLink, targetOf, type LinkSource } from './links.ts';

/** A reader's wishes about the form of events. Plain data. */
export type Answering = {
  readonly resolveLinks: boolean;
  readonly filter: Filter | undefined;
  /** After so many considered events a checkpoint says how far a subscription has looked; Infinity for never. */
  readonly checkpointInterval: number;
};

const EVERYTHING: Matcher = () => true;
const matchers = new BoundedMap<string, Matcher>(32);

/**
 * Turns events into the messages that answer them: chosen by the filter, with links resolved and checkpoints between.
 */
export class Answers {
  /** Events that were considered since the last checkpoint. */
  considered: number;
  answered = 0;
  private messages: Buffer[] = [];
  private readonly source: LinkSource;
  private readonly answering: Answering;
  private readonly matches: Matcher;
  private readonly room: number;

  /** @param room how many events may be answered at most */
  constructor(source: LinkSource, answering: Answering, considered = 0, room = Infinity) {
    this.source = source;
    this.answering = answering;
    this.considered = considered;
    this.room = room;
    this.matches = answering.filter === undefined ? EVERYTHING : matcherFor(answering.filter);
  }

  async add(events: readonly RecordedEvent[]): Promise<void> {
    const { resolveLinks, checkpointInterval } = this.answering;
    for (const event of events) {
      if (this.answered < this.room && this.matches(event)) {
        this.messages.push(
          resolveLinks && isLink(event) ? await this.linked(event) : eventFrame(event, undefined, event.position),
        );
        this.answered += 1;
      }
      this.considered += 1;
      if (this.considered < checkpointInterval) continue;
      this.considered = 0;
      this.messages.push(checkpointFrame(event.position));
    }
  }

  /** The messages since the last time, in one piece. */
  take(): Buffer {
    const frames = framed(this.messages);
    this.messages = [];
    return frames;
  }

  private async linked(link: RecordedEvent): Promise<Buffer> {
    return eventFrame(await targetOf(this.source, link), link, link.position);
  }
}

/** Compiling a pattern costs more than a page of events. */
function matcherFor(filter: Filter): Matcher {
  const key = JSON.stringify(filter);
  let matcher = matchers.get(key);
  if (matcher === undefined) matchers.set(key, (matcher = matcherOf(filter)));
  return matcher;
}
