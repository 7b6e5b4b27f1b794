// The one place that turns what went wrong into what the caller is told.
import { randomUUID } from 'node:crypto';
import { ZodError, type z } from 'zod';
import type { ErrorAnswer } from '#contracts/shared/error.ts';
import { DomainError, type RefusalKind } from '#domain/shared/domain-error.ts';
import { RevisionConflict, StoreUnavailable } from '../event-store/event-store.ts';
import type { Log } from '../runtime/log.ts';
import { PeerUnavailable } from '../messages/message-client.ts';
import { NamedFailure } from './named-failure.ts';
import { isConnectionError } from '../postgres/pool.ts';
import { textFor } from '../texts/refusal-text.ts';
import type { Language } from '../texts/texts.ts';

export interface Failure {
  readonly status: number;
  readonly answer: ErrorAnswer;
  /** Seconds after which the same may be tried again. */
  readonly retryAfter?: number;
}

/** SQLSTATE query_canceled. */
const STATEMENT_TIMEOUT = '57014';
const statusOf: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  'not-found': 404,
  forbidden: 403,
  conflict: 409,
  payment: 402,
};

/** A refusal by the platform itself, before any handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, retryAfter?: number) {
    super(code);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Refusals are for the caller; faults are logged under an id that the caller may quote. */
export function failureOf(error: unknown, language: Language, log: Log): Failure {
  const answer = (status: number, code: string, more: Partial<ErrorAnswer> = {}): Failure => ({
    status,
    answer: { ErrorId: more.LogId ?? 0, LogId: 0, code, message: textFor(code, language, more.params), ...more },
  });
  if (error instanceof DomainError)
    return answer(statusOf[error.kind], error.code, {
      ...(Object.keys(error.params).length ? { params: { ...error.params } } : {}),
      ...(error.field ? { fields: [{ path: error.field, code: error.code }] } : {}),
    });
  if (error instanceof Refusal)
    return {
      ...answer(error.status, error.code),
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    };
  if (error instanceof ZodError) {
    const fields = error.issues.flatMap(fieldsOf);
    return answer(400, fields[0]?.code ?? 'invalid_value', { fields });
  }
  if (error instanceof RevisionConflict) return answer(409, 'concurrent_change');

  if (error instanceof NamedFailure && error.refusal !== undefined) return answer(503, error.refusal);

  const LogId = randomUUID();
  const unavailable = error instanceof StoreUnavailable || error instanceof PeerUnavailable || isDatabaseGone(error);
  log.error({ err: error, errorId: LogId }, 'operation failed');
  return unavailable ? answer(503, 'store_unavailable', { LogId }) : answer(500, 'internal', { LogId });
}

/** The specification's own keys have capitals, as Email_Required. */
const CODE = /^([a-z]+(_[a-z]+)*|[A-Z][A-Za-z]*(_[A-Za-z]+)+)$/;

function fieldsOf(issue: z.core.$ZodIssue): { path: string; code: string }[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), code: 'unknown_field' }));
  if (issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message))
    return [{ path, code: 'required' }];
  return [{ path, code: CODE.test(issue.message) ? issue.message : 'invalid_value' }];
}

/**
 * It is away, or so busy that it ended the statement by its time limit: asking again may help, and nobody is at fault.
 */
function isDatabaseGone(error: unknown): boolean {
  return isConnectionError(error) || (error as { code?: string }).code === STATEMENT_TIMEOUT;
}
