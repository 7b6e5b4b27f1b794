import { Metadata, status as Code } from '@grpc/grpc-js';
import type { EventLog } from '../log/event-log.ts';
import { Refused, type Refusal } from '../log/refusal.ts';
import { callError, type CallError } from '../protocol/call-error.ts';
import { MalformedMessage } from '../protocol/wire-reader.ts';
import type { Logger } from '../logger.ts';
import type { OpenCalls } from './open-calls.ts';

/** What every call needs. */
export class CallContext {
  readonly log: EventLog;
  readonly openCalls: OpenCalls;
  /** Bytes of payload that one append may have. */
  readonly maxAppendSize: number;
  private readonly logger: Logger;

  constructor(log: EventLog, openCalls: OpenCalls, maxAppendSize: number, logger: Logger) {
    this.log = log;
    this.openCalls = openCalls;
    this.maxAppendSize = maxAppendSize;
    this.logger = logger;
  }

  /** How a call ends that failed: a refusal says so itself, anything else is logged and stays in the log. */
  errorOf(error: unknown): CallError {
    if (!(error instanceof Refused) || error.cause !== undefined) this.note(error);
    const refusal = refusalOf(error);
    if (refusal !== undefined) return callError(refusal);
    return { code: Code.INTERNAL, details: 'The event store failed; its log says why.', metadata: new Metadata() };
  }

  private note(error: unknown): void {
    if (error instanceof MalformedMessage) this.logger.warn({ err: error }, 'A client sent a message that cannot be read.');
    else this.logger.error({ err: error instanceof Refused ? error.cause : error }, 'A call failed.');
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof MalformedMessage) return { kind: 'invalid', reason: `The message cannot be read: ${error.message}.` };
  return undefined;
}
