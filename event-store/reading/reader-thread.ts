import { Worker } from 'node:worker_threads';
import { Refused, type Refusal } from '../log/refusal.ts';
import type { Page, PageRequest } from './page.ts';

export type ReaderThreadData = { readonly databaseUrl: string };
export type ToThread =
  { readonly kind: 'read'; readonly id: number; readonly request: PageRequest } | { readonly kind: 'end' };
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'page'; readonly id: number; readonly page: Page }
  | { readonly kind: 'failed'; readonly id: number; readonly refusal: Refusal | undefined; readonly cause: Error };

type Waiting = { resolve(page: Page): void; reject(error: Error): void };

/** As a built program each thread is a file beside the program; from its sources it runs as they do. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const MODULE = new URL(IS_SOURCE ? './reader-thread.main.ts' : './event-store-reader.js', import.meta.url);
/** `--import tsx` does nothing in a thread of Node 20: the thread asks tsx itself. */
const BY_TSX = `import('tsx/esm/api').then(({ register }) => (register(), import('${MODULE.href}')))`;
/** In megabytes: pages are short-lived, and what is young is collected cheaply. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };
/** A thread that has nothing to do for so long, in milliseconds, is ended: when idle it costs nothing. */
const IDLE_MS = 30_000;
/**
 * A thread that ended before it was up is not started again for so long, in milliseconds: the cause is hardly gone
 * before.
 */
const RETRY_MS = 10_000;

/** Reads pages in a thread of its own. It is started when it is first needed and ends when nobody needs it any more. */
export class ReaderThread {
  private readonly databaseUrl: string;
  private readonly onLost: (cause: Error) => void;
  private worker: Worker | undefined;
  private isUp = false;
  private isEnding = false;
  private startAgainAt = 0;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();
  private idle: NodeJS.Timeout | undefined;

  /** @param onLost is told when the thread has ended although nobody ended it */
  constructor(databaseUrl: string, onLost: (cause: Error) => void) {
    this.databaseUrl = databaseUrl;
    this.onLost = onLost;
  }

  /** Tells whether a page would be read at once; when not, the thread is being started. */
  get isReady(): boolean {
    if (this.worker === undefined && performance.now() >= this.startAgainAt) this.start();
    return this.isUp && !this.isEnding;
  }

  /** Rejects with `Refused`, or with what broke in the thread. */
  read(request: PageRequest): Promise<Page> {
    const worker = this.worker ?? this.start();
    const id = this.nextId++;
    clearTimeout(this.idle);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: 'read', id, request } satisfies ToThread);
    });
  }

  /** Ends the thread when it has closed its connections. */
  async end(): Promise<void> {
    const { worker } = this;
    if (worker === undefined) return;
    this.isEnding = true;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ kind: 'end' } satisfies ToThread);
    await gone;
  }

  private start(): Worker {
    const workerData: ReaderThreadData = { databaseUrl: this.databaseUrl };
    const options = { workerData, resourceLimits: LIMITS };
    const worker = IS_SOURCE
      ? new Worker(BY_TSX, { ...options, eval: true, execArgv: [] })
      : new Worker(MODULE, options);
    worker.unref();
    worker.on('message', (message: FromThread) => this.hear(message));
    worker.once('error', (error) => this.lose(worker, error));
    worker.once('exit', () => this.lose(worker, new Error('The reader thread has ended.')));
    this.worker = worker;
    return worker;
  }

  private hear(message: FromThread): void {
    switch (message.kind) {
      case 'ready':
        this.isUp = true;
        this.rest();
        return;
      case 'page':
        this.take(message.id)?.resolve(message.page);
        return;
      case 'failed':
        this.take(message.id)?.reject(
          message.refusal === undefined ? message.cause : new Refused(message.refusal, { cause: message.cause }),
        );
    }
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.rest();
    return waiting;
  }

  private rest(): void {
    if (this.waiting.size > 0) return;
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
  }

  /** Whoever waits is told to ask again; the next page starts another thread. */
  private lose(worker: Worker, cause: Error): void {
    if (this.worker !== worker) return;
    if (!this.isEnding) this.onLost(cause);
    if (!this.isUp) this.startAgainAt = performance.now() + RETRY_MS;
    this.worker = undefined;
    this.isUp = false;
    this.isEnding = false;
    clearTimeout(this.idle);
    const failed = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of failed)
      reject(new Refused({ kind: 'unavailable', reason: 'The event store could not read on.' }, { cause }));
  }
}
