// The typed client without the wire: pages are rendered with the same calls that browsers make.
import { randomUUID } from 'node:crypto';
import { ApiError, type ApiClient } from '#contracts/client.ts';
import type { Route } from '#contracts/api.ts';
import type { Dispatcher } from '#platform/operations/dispatcher.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { failureOf, Refusal } from '#platform/operations/failure.ts';
import type { AsOf } from '#platform/read-model/as-of.ts';
import { createLog } from '#platform/log.ts';
import type { Session } from '#platform/session/session.ts';

const log = createLog('web');

export interface LocalClientOptions {
  readonly past?: AsOf;
  /** Told of every operation that is asked for. */
  readonly onAsked?: (route: Route) => void;
  /** Told what the answers depend on. */
  readonly onSeen?: (dependencies: readonly string[]) => void;
}

export function createLocalClient(
  dispatcher: Dispatcher,
  session: Session,
  language: 'en' | 'fr',
  { past, onAsked, onSeen }: LocalClientOptions = {},
): ApiClient {
  const call = async (route: Route, input: object) => {
    const commandId = randomUUID();
    onAsked?.(route);
    try {
      return (
        await dispatcher.dispatch(route, input, {
          session,
          language,
          commandId,
          correlationId: commandId,
          ...(past ? { past } : {}),
          ...(onSeen ? { onSeen } : {}),
        })
      ).output as never;
    } catch (error) {
      // A refusal is an answer, as it would be over the wire; a fault is the page's own.
      if (!(error instanceof DomainError || error instanceof Refusal)) throw error;
      const { status, answer } = failureOf(error, language, log);
      throw new ApiError(status, answer);
    }
  };
  return { get: call as ApiClient['get'], post: call as ApiClient['post'] };
}
