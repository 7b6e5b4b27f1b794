import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

type OfPerson<Data> = { readonly personId: string; readonly at: string } & Data;

/** Stream `preference-<personId>`: what somebody wishes of the shop, whatever they do there. */
export type PreferenceEvent =
  | DomainEvent<
      'PaymentMethodPreferred',
      OfPerson<{
        /** Empty for none. */
        readonly method: string;
      }>
    >
  /** An admin contact gets a copy of each letter about orders and quotes of the account's contacts from now on. */
  | DomainEvent<'ContactCopiesRequested', OfPerson<{ readonly accountId: string }>>
  | DomainEvent<'ContactCopiesEnded', OfPerson<{ readonly accountId: string }>>;

export const preferenceEvents = defineEvents<PreferenceEvent>({ category: 'preference' });

export const preferenceStream = (personId: string): string => `preference-${personId}`;
