import type { EventLog } from '../log/event-log.ts';
import { PAGE_EVENTS } from '../log/reader.ts';
import { readPage, type Page, type PageRequest } from './page.ts';
import type { Pace } from './pace.ts';
import type { ReaderThread } from './reader-thread.ts';

/**
 * Whoever has less than this before them is let through: a second of reading. A projector that comes back, or that fell
 * behind under load, would otherwise never catch up with the writer that it has to give way to.
 */
const SHORT_READ = 20_000;

/**
 * Decides where pages are read: what a command reads, here and at once; what follows, beside the writer; what is long, at its
 * pace.
 */
export class Pages {
  private readonly log: EventLog;
  private readonly thread: ReaderThread;
  private readonly pace: Pace;

  constructor(log: EventLog, thread: ReaderThread, pace: Pace) {
    this.log = log;
    this.thread = thread;
    this.pace = pace;
  }

  /** Reads for one call: its first page here, the ones after it beside. `signal` aborts when it has ended. */
  ofCall(signal: AbortSignal): (request: PageRequest) => Promise<Page> {
    let isFirst = true;
    return async (request) => {
      const isHere = isFirst || request.limit < PAGE_EVENTS;
      isFirst = false;
      if (isHere) return readPage(this.log, request);
      if (eventsBefore(request) >= SHORT_READ) await this.pace.turn(signal);
      // Nobody waits for a thread that is only being started.
      return this.thread.isReady ? this.thread.read(request) : readPage(this.log, request);
    };
  }
}

/** The call has still to read at most so many events. */
function eventsBefore({ range, room }: PageRequest): number {
  switch (range.kind) {
    case 'all':
    case 'stream':
      return Math.min(room, range.last - range.first + 1);
    case 'stream-after':
      return Math.min(room, range.upTo);
  }
}
