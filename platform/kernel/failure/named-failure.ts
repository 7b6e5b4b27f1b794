/** Failures that the shop has words for: keys of `because` in locales/*\/admin-effect.json. */
export const FAILURE_CODES = [
  'cause_lost',
  'database_away',
  'event_store_away',
  'gateway_away',
  'gateway_misconfigured',
  'import_source_failed',
  'job_unknown',
  'mail_away',
  'mail_refused',
  'mail_unanswered',
  'read_model_behind',
  'webhook_refused',
  'worker_ended',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** A failure that has a code of its own. `said` is what another program said; never an address or a name. */
export class NamedFailure extends Error {
  readonly code: FailureCode;
  readonly said: string;
  /** What a caller is told who waits for it; absent: that something went wrong. */
  readonly refusal?: string;

  constructor(code: FailureCode, said = '', options?: ErrorOptions) {
    super(said ? `${code}: ${said}` : code, options);
    this.code = code;
    this.said = said;
  }
}

/** No further attempt can succeed, such as a recipient whom the mail server refuses. */
export class PermanentFailure extends NamedFailure {
  override readonly name = 'PermanentFailure';
}

/** It may have happened: trying again could make it happen twice. Staff decide. */
export class OutcomeUnknown extends NamedFailure {
  override readonly name = 'OutcomeUnknown';
}
