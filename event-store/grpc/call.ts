import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { framed, MessageSplitter } from './framing.ts';
import { OK, trailersOf, type Status } from './status.ts';

/** As large as the largest append with its envelope. */
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;
const ANSWER = { ':status': 200, 'content-type': 'application/grpc' };
const MS_OF_UNIT: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1_000, m: 1, u: 1e-3, n: 1e-6 };

/** Says why a call ended before its answer was complete. */
export type EndReason = 'cancelled' | 'stopping';

/** The end of the client's side of a call. One that was cut off may lack its last messages. */
export type Received = 'complete' | 'cut-off';

/** One gRPC call. Messages are bytes here; what they mean is known to whoever handles the call. */
export class Call {
  /** Milliseconds since 1970 after which the client no longer waits; Infinity when it names none. */
  readonly deadline: number;
  /** Aborts when the client cancels, when the connection is lost, or when the server stops; its reason says which. */
  readonly signal: AbortSignal;
  private readonly stream: ServerHttp2Stream;
  private readonly ending = new AbortController();
  private outbox: Buffer[] = [];
  private isEnded = false;

  constructor(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
    this.stream = stream;
    this.signal = this.ending.signal;
    this.deadline = deadlineOf(headers['grpc-timeout']);
    stream.once('close', () => this.abort('cancelled'));
    // An error of a stream is followed by its close, which says all that matters here.
    stream.on('error', () => undefined);
  }

  /** Aborts the signal; whoever handles the call decides what becomes of it. */
  abort(reason: EndReason): void {
    this.ending.abort(reason);
  }

  /** Hands on each message until the client has ended its side. Rejects with what `onMessage` throws. */
  receive(onMessage: (message: Buffer) => void): Promise<Received> {
    const { stream } = this;
    const splitter = new MessageSplitter(MAX_MESSAGE_BYTES);
    return new Promise((resolve, reject) => {
      stream.on('data', (chunk: Buffer) => {
        if (this.isEnded) return;
        try {
          for (const message of splitter.push(chunk)) onMessage(message);
        } catch (error) {
          reject(error as Error);
        }
      });
      stream.once('end', () => resolve(this.isReset ? 'cut-off' : 'complete'));
      stream.once('close', () => resolve('cut-off'));
    });
  }

  /**
   * Tells whether the client took back a call whose side it had ended. Node's client (and the official one with it) ends a
   * call before it resets it, whatever was still to be sent; the two arrive one behind the other, but not always in one
   * turn.
   */
  async isTakenBack(): Promise<boolean> {
    for (let turn = 0; turn < 2 && !this.isReset; turn += 1) await nextTurn();
    return this.isReset;
  }

  private get isReset(): boolean {
    const { aborted, destroyed, rstCode } = this.stream;
    return aborted || destroyed || (rstCode !== undefined && rstCode !== 0);
  }

  /** The one message of a call that has no more; undefined when the call was cut off before it. */
  async request(): Promise<Buffer | undefined> {
    let request: Buffer | undefined;
    const received = await this.receive((message) => (request = message));
    return received === 'complete' ? request : undefined;
  }

  /** Stops and resumes the flow of messages to `receive`. */
  pause(): void {
    this.stream.pause();
  }

  resume(): void {
    this.stream.resume();
  }

  /**
   * Sends a message. What is sent in one turn of the event loop leaves in one piece, which is half the work on either
   * side.
   */
  send(message: Buffer): void {
    if (this.outbox.length === 0) process.nextTick(() => this.flush());
    this.outbox.push(message);
  }

  /**
   * Sends messages that have their prefixes already. False when the client is slow: wait for `drained` before sending
   * more.
   */
  sendFramed(bytes: Uint8Array): boolean {
    this.flush();
    if (this.isEnded || this.stream.destroyed || this.stream.writableEnded) return true;
    this.begin();
    return this.stream.write(bytes);
  }

  /** Sends messages that have their prefixes already, and resolves when the client has room for more, or is gone. */
  async deliver(bytes: Uint8Array): Promise<void> {
    if (bytes.length > 0 && !this.sendFramed(bytes)) await this.drained();
  }

  /** Bytes that were sent and that the client has not taken yet. */
  get backlog(): number {
    return this.stream.writableLength;
  }

  /** Resolves when the client has taken what was sent, or when the call has ended. */
  drained(): Promise<void> {
    const { stream, signal } = this;
    if (signal.aborted || !stream.writableNeedDrain) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        stream.off('drain', done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      stream.once('drain', done);
      signal.addEventListener('abort', done, { once: true });
    });
  }

  /** Ends the call after what was sent. Only the first end counts. */
  end(status: Status = OK): void {
    this.flush();
    if (this.isEnded) return;
    this.isEnded = true;
    const { stream } = this;
    if (stream.destroyed || stream.writableEnded) return;
    if (stream.headersSent) {
      stream.once('wantTrailers', () => stream.sendTrailers(trailersOf(status)));
      stream.end();
    } else {
      stream.respond({ ...ANSWER, ...trailersOf(status) }, { endStream: true });
    }
    // Nobody wants what the client still sends; it is read to its end, so that the client hears the answer.
    stream.resume();
  }

  private flush(): void {
    if (this.outbox.length === 0) return;
    const messages = this.outbox;
    this.outbox = [];
    this.sendFramed(framed(messages));
  }

  private begin(): void {
    if (!this.stream.headersSent) this.stream.respond(ANSWER, { waitForTrailers: true });
  }
}

/** `grpc-timeout` is a number and a unit; what is something else sets no deadline. */
function deadlineOf(timeout: string | string[] | undefined): number {
  const [, amount, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(String(timeout)) ?? [];
  const scale = MS_OF_UNIT[unit];
  return scale === undefined ? Infinity : Date.now() + Number(amount) * scale;
}
