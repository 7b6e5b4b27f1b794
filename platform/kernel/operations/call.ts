import type { Language } from '../texts/texts.ts';
import type { AsOf } from '../read-model/as-of.ts';
import type { Session } from './session.ts';

/** Who calls an operation, and as what. */
export interface Call {
  readonly session: Session;
  /** Network address of who calls, as far as it is known. */
  readonly address?: string;
  readonly language: Language;
  /** As the client sent it: the same for every repeat of one click. */
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly traceparent?: string;
  /** Position of the caller's last command. */
  readonly position?: bigint;
  /** Milliseconds that went by before the call: the request as a whole ends in time. */
  readonly waitedMs?: number;
  /** An answer that is JSON already is handed on as such (JsonText). */
  readonly takesJson?: boolean;
  /** The part of history that counts, for this call and all that it calls; a query may also ask for it itself, by `asOf`. */
  readonly past?: AsOf;
  /** Told what the answer depends on. */
  readonly onSeen?: (dependencies: readonly string[]) => void;
  /** Told of everything that is appended on the way: what is refused in the end may have been undone by events. */
  readonly onAppended?: (position: bigint) => void;
}
