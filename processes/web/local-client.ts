// The typed client without the wire: pages are rendered with the same calls that browsers make.
import { randomUUID } from 'node:crypto';
import { ApiError, type ApiClient } from '#contracts/client.ts';
import type { Route } from '#contracts/api.ts';
import type { Dispatcher } from '#platform/kernel/operations/dispatcher.ts';
import { JsonText } from '#platform/kernel/operations/json-text.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { failureOf, Refusal } from '#platform/kernel/failure/refusal.ts';
import type { AsOf } from '#platform/kernel/read-model/as-of.ts';
import { createLog } from '#platform/kernel/runtime/log.ts';
import type { Session } from '#platform/kernel/operations/session.ts';

const log = createLog('web');

export interface LocalClientOptions {
  readonly past?: AsOf;
  /** Told of every operation that is asked for. */
  readonly onAsked?: (route: Route) => void;
  /** Told what the answers depend on. */
  readonly onSeen?: (dependencies: readonly string[]) => void;
}

export interface LocalClient extends ApiClient {
  /** The JSON that an answer was read from, where it came as such. */
  jsonOf(answer: unknown): Buffer | undefined;
}

export function createLocalClient(
  dispatcher: Dispatcher,
  session: Session,
  language: 'en' | 'fr',
  { past, onAsked, onSeen }: LocalClientOptions = {},
): LocalClient {
  const read = new WeakMap<WeakKey, Buffer>();
  const call = async (route: Route, input: object) => {
    const commandId = randomUUID();
    onAsked?.(route);
    try {
      const { output } = await dispatcher.dispatch(route, input, {
        session,
        language,
        commandId,
        correlationId: commandId,
        takesJson: true,
        ...(past ? { past } : {}),
        ...(onSeen ? { onSeen } : {}),
      });
      if (!(output instanceof JsonText)) return output as never;
      const value: unknown = output.read();
      if (typeof value === 'object' && value !== null) read.set(value, output.bytes);
      return value as never;
    } catch (error) {
      // A refusal is an answer, as it would be over the wire; a fault is the page's own.
      if (!(error instanceof DomainError || error instanceof Refusal)) throw error;
      const { status, answer } = failureOf(error, language, log);
      throw new ApiError(status, answer);
    }
  };
  return {
    get: call as ApiClient['get'],
    post: call as ApiClient['post'],
    jsonOf: (answer) => (typeof answer === 'object' && answer !== null ? read.get(answer) : undefined),
  };
}
