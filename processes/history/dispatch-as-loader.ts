// Operations as the demonstration itself sends them.
import { randomUUID } from 'node:crypto';
import type { Input, Route } from '#contracts/api.ts';
import type { Application } from '../application.ts';

export interface Send {
  <R extends Route>(route: R, input: Input<R>): Promise<void>;
}

/** What is sent a second time changes nothing: each thing of the demonstration has an id of its own. */
export function dispatchAsLoader({ dispatcher }: Pick<Application, 'dispatcher'>): Send {
  return async (route, input) => {
    const commandId = randomUUID();
    await dispatcher.dispatchAsSystem(route, input, {
      name: 'demo',
      commandId,
      correlationId: commandId,
      causationId: commandId,
    });
  };
}
