/** Says why a command was refused. Decides the HTTP status in one place (platform/kernel/operations). */
export type RefusalKind = 'invalid' | 'not-found' | 'forbidden' | 'conflict' | 'payment';

/**
 * A rule said no. `code` is stable and is the key of the text in locales/{en,fr}/feature/<feature>.json (`error`); `params` fill that text.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly kind: RefusalKind;
  /** Of the input that is wrong, as `ShipTo.county`; undefined where it is none of them alone. */
  readonly field: string | undefined;

  constructor(
    code: string,
    params: Readonly<Record<string, unknown>> = {},
    kind: RefusalKind = 'conflict',
    field?: string,
  ) {
    super(code);
    this.code = code;
    this.params = params;
    this.kind = kind;
    this.field = field;
  }
}

export const refuse = (code: string, params?: Readonly<Record<string, unknown>>, kind?: RefusalKind): never => {
  throw new DomainError(code, params, kind);
};

export const notFound = (code: string, params?: Readonly<Record<string, unknown>>): never =>
  refuse(code, params, 'not-found');

/** What was sent as this field is invalid, by a rule that no schema knows. */
export const refuseField = (field: string, code: string): never => {
  throw new DomainError(code, {}, 'invalid', field);
};
