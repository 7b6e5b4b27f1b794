import type { DomainEvent } from '#domain/shared/decider.ts';

/** A row of `workers/policies.test.ts`: which jobs an event asks for, and when they are due. */
export type PolicySample<E extends DomainEvent = DomainEvent> = readonly [
  what: string,
  event: E,
  asks: readonly (readonly [job: string, data: object, delayMs?: number])[],
];
