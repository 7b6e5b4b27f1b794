import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

type OfContact<Data extends object = object> = { readonly contactId: string; readonly at: string } & Data;

/**
 * Stream `erasure-<accountId>.<contactId>`, of the account that they had when it was first requested: that somebody's personal data
 * are to go, and that they have (decision 0083).
 */
export type ErasureEvent =
  | DomainEvent<
      'ErasureRequested',
      OfContact<{
        readonly accountId: string;
        /** The person, or a member of staff whom they asked. */
        readonly by: string;
        /** YYYY-MM-DD: until the day before it may be withdrawn. */
        readonly dueOn: string;
      }>
    >
  | DomainEvent<'ErasureWithdrawn', OfContact<{ readonly by: string }>>
  /** Nobody can read any more what events say of the person: the key is gone. */
  | DomainEvent<'PersonErased', OfContact>
  /** Neither does anything that was made of events: read models were built anew since. */
  | DomainEvent<'ErasureCompleted', OfContact>;

export const erasureEvents = defineEvents<ErasureEvent>({ category: 'erasure' });

export interface ErasureId {
  readonly accountId: string;
  readonly contactId: string;
}

export const erasureStream = ({ accountId, contactId }: ErasureId): string => `erasure-${accountId}.${contactId}`;
