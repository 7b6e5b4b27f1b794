// Names why an attempt at an effect failed. A reason that the shop itself knows is a code, which the back office says
// in the reader's language; what another program said stays as it is.
import { DomainError } from '#domain/shared/domain-error.ts';
import { RevisionConflict, StoreUnavailable } from '../event-store/event-store.ts';
import { isConnectionError } from '../postgres/pool.ts';
import { NamedFailure, type FailureCode } from './named-failure.ts';
import { Refusal } from './refusal.ts';

/** The reason as it stands in the effect's row. */
export interface FailureReason {
  /** A failure code, or that of a refusal (locales/*\/error.json); empty where the shop has no words for it. */
  readonly code: string;
  /** The values in the text of a refusal. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The words of another program; empty where the code says it all. */
  readonly said: string;
}

const MAX_LENGTH = 2_000;

export function reasonOf(error: unknown): FailureReason {
  const message = ((error as Error).message || String(error)).slice(0, MAX_LENGTH);
  if (error instanceof NamedFailure) return { code: error.code, params: {}, said: error.said.slice(0, MAX_LENGTH) };
  if (error instanceof DomainError) return { code: error.code, params: plain(error.params), said: '' };
  if (error instanceof Refusal) return { code: error.code, params: {}, said: '' };
  if (error instanceof RevisionConflict) return { code: 'concurrent_change', params: {}, said: '' };
  return { code: awayCode(error) ?? '', params: {}, said: message };
}

function awayCode(error: unknown): FailureCode | undefined {
  if (error instanceof StoreUnavailable) return 'event_store_away';
  return isConnectionError(error) ? 'database_away' : undefined;
}

const plain = (params: Readonly<Record<string, unknown>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
