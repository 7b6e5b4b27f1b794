import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

type OfNote<Data extends object = object> = {
  readonly accountId: string;
  readonly noteId: string;
  /** Whom it speaks of, whose key seals it: `contact:<id>`, or `account:<id>` of the company as such. */
  readonly personId: string;
  readonly by: string;
  readonly at: string;
} & Data;

/** Stream `customer-note-<account>`: what staff write down about a customer, for each other. */
export type CustomerNoteEvent =
  | DomainEvent<'CustomerNoteAdded', OfNote<{ readonly text: string; readonly pinned: boolean }>>
  | DomainEvent<'CustomerNoteChanged', OfNote<{ readonly text?: string; readonly pinned?: boolean }>>
  | DomainEvent<'CustomerNoteRemoved', OfNote>;

export const customerNoteEvents = defineEvents<CustomerNoteEvent>({
  category: 'customer-note',
  personal: {
    CustomerNoteAdded: { person: 'personId', fields: ['text'] },
    CustomerNoteChanged: { person: 'personId', fields: ['text'] },
  },
});

export const customerNoteStream = (accountId: string): string => `customer-note-${accountId}`;
