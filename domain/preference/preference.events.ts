import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Stream `preference-<personId>`: what somebody wishes of the shop, whatever they do there. */
export type PreferenceEvent = DomainEvent<
  'PaymentMethodPreferred',
  {
    readonly personId: string;
    /** Empty for none. */
    readonly method: string;
    readonly at: string;
  }
>;

export const preferenceEvents = defineEvents<PreferenceEvent>({ category: 'preference' });

export const preferenceStream = (personId: string): string => `preference-${personId}`;
