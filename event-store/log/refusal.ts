import type { ExpectedRevision } from './expected-revision.ts';

/** A reason for which the store refuses. The protocol folder turns each into the words a client understands. */
export type Refusal =
  | { readonly kind: 'invalid'; readonly reason: string }
  | { readonly kind: 'required-metadata-missing'; readonly properties: readonly string[] }
  | { readonly kind: 'append-too-large'; readonly limit: number }
  | {
      readonly kind: 'wrong-expected-revision';
      readonly stream: string;
      readonly expected: ExpectedRevision;
      /** The stream's last revision; -1 when it has none. */
      readonly actual: number;
    }
  | { readonly kind: 'stream-deleted'; readonly stream: string }
  /** The stream is the server's own. */
  | { readonly kind: 'access-denied'; readonly stream: string }
  | { readonly kind: 'timed-out' }
  /** The write may or may not have happened; the same event ids, sent again, settle it. */
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Carries a refusal through code that reads rather than decides. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.kind, options);
    this.refusal = refusal;
  }
}

/** Throws `invalid`. */
export function invalid(reason: string): never {
  throw new Refused({ kind: 'invalid', reason });
}
