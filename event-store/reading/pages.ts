import type { EventLog } from '../log/event-log.ts';
import { PAGE_EVENTS } from '../log/reader.ts';
import { readPage, type Page, type PageRequest } from './page.ts';
import type { Pace } from './pace.ts';
import type { ReaderThread } from './reader-thread.ts';

/** Where pages are read: what a command reads, here and at once; what is long, beside the writer and at its pace. */
export class Pages {
  private readonly log: EventLog;
  private readonly thread: ReaderThread;
  private readonly pace: Pace;

  constructor(log: EventLog, thread: ReaderThread, pace: Pace) {
    this.log = log;
    this.thread = thread;
    this.pace = pace;
  }

  /** How one call reads: its first page here, the ones after it beside. */
  ofCall(): (request: PageRequest) => Promise<Page> {
    let isFirst = true;
    return async (request) => {
      const isShort = isFirst || request.limit < PAGE_EVENTS;
      isFirst = false;
      if (isShort) return readPage(this.log, request);
      await this.pace.turn();
      // Nobody waits for a thread that is only being started.
      return this.thread.isReady ? this.thread.read(request) : readPage(this.log, request);
    };
  }
}
