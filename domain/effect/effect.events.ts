import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

type OfEffect<Data extends object = object> = {
  readonly effectId: string;
  readonly job: string;
  readonly by: string;
  readonly at: string;
} & Data;

/**
 * Stream `effect-<effectId>`: what staff decided about an e-mail or step that did not succeed by itself. What became of
 * the attempts stands in the outbox, and in the events of what they did.
 */
export type EffectEvent =
  | DomainEvent<'EffectRetried', OfEffect>
  /** The next attempt is not made before then. */
  | DomainEvent<'EffectPutOff', OfEffect<{ readonly until: string; readonly reason: string }>>
  | DomainEvent<'EffectGivenUp', OfEffect<{ readonly reason: string }>>;

export const effectEvents = defineEvents<EffectEvent>({ category: 'effect' });
