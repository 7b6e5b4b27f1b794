import type { ExpectedRevision } from './expected-revision.ts';
import type { ProposedEvent } from './recorded-event.ts';
import type { Refusal } from './refusal.ts';

type Addressed = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** Milliseconds since 1970 after which the caller no longer waits; Infinity for never. */
  readonly deadline: number;
};

export type Append = Addressed & {
  readonly kind: 'append';
  readonly events: readonly ProposedEvent[];
  readonly bytes: number;
};
/** Soft delete: the stream reads as missing and can be written again. */
export type Delete = Addressed & { readonly kind: 'delete' };
/** Hard delete: the name is closed for ever. */
export type Tombstone = Addressed & { readonly kind: 'tombstone' };

export type Command = Append | Delete | Tombstone;

/** `revision` is the stream's last after the write (-1: the stream has none); no position when nothing was written. */
export type Written = { readonly kind: 'written'; readonly revision: number; readonly position: number | undefined };

export type Outcome = Written | Refusal;
