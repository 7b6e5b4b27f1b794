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

  constructor(code: string, params: Readonly<Record<string, unknown>> = {}, kind: RefusalKind = 'conflict') {
    super(code);
    this.code = code;
    this.params = params;
    this.kind = kind;
  }
}

export const refuse = (code: string, params?: Readonly<Record<string, unknown>>, kind?: RefusalKind): never => {
  throw new DomainError(code, params, kind);
};

export const notFound = (code: string, params?: Readonly<Record<string, unknown>>): never =>
  refuse(code, params, 'not-found');
