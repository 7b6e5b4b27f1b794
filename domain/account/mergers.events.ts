import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Stream `mergers-shop`: which account is about to live on in which. */
export type MergersEvent = DomainEvent<'MergerAgreed', { readonly accountId: string; readonly into: string }>;

export const mergersEvents = defineEvents<MergersEvent>({ category: 'mergers' });
export const MERGERS_STREAM = 'mergers-shop';
