import { CallFailed, Code, type Status } from '../grpc/status.ts';
import type { EventLog } from '../log/event-log.ts';
import { Refused, type Refusal } from '../log/refusal.ts';
import type { Logger } from '../logger.ts';
import { callError } from '../protocol/call-error.ts';
import { MalformedMessage } from '../protocol/wire-reader.ts';
import type { Pages } from '../reading/pages.ts';

/** Every call gets one of these. */
export class CallContext {
  readonly log: EventLog;
  readonly pages: Pages;
  /** Bytes of payload that one append may have. */
  readonly maxAppendSize: number;
  private readonly logger: Logger;

  constructor(log: EventLog, pages: Pages, maxAppendSize: number, logger: Logger) {
    this.log = log;
    this.pages = pages;
    this.maxAppendSize = maxAppendSize;
    this.logger = logger;
  }

  /**
   * The status with which a failed call ends: a refusal says so itself, anything else is logged and stays in the log.
   */
  statusOf(error: unknown): Status {
    if (error instanceof CallFailed) return error.status;
    if (!(error instanceof Refused) || error.cause !== undefined) this.note(error);
    const refusal = refusalOf(error);
    if (refusal !== undefined) return callError(refusal);
    return { code: Code.INTERNAL, message: 'The event store failed; its log says why.', trailers: {} };
  }

  /** The status of calls that are open when the server stops. */
  stopping(): Refused {
    return new Refused({ kind: 'unavailable', reason: 'The event store is stopping.' });
  }

  private note(error: unknown): void {
    if (error instanceof MalformedMessage)
      this.logger.warn({ err: error }, 'A client sent a message that cannot be read.');
    else this.logger.error({ err: error instanceof Refused ? error.cause : error }, 'A call failed.');
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof MalformedMessage)
    return { kind: 'invalid', reason: `The message cannot be read: ${error.message}.` };
  return undefined;
}
