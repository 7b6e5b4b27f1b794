import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** A quote's messages stand in its own stream, since they change whom it waits for. */
export type ConversationSubject = 'order' | 'account';

type OfConversation<Data extends object = object> = {
  /** Id of the order or account. */
  readonly subjectId: string;
  readonly about: ConversationSubject;
  readonly by: string;
  readonly at: string;
} & Data;

interface Message {
  readonly messageId: string;
  /** The contact who wrote it, or whom it is written to; their key seals it. */
  readonly personId: string;
  readonly accountId: string;
  /** The contact's name. */
  readonly name: string;
  readonly text: string;
}

/** Stream `conversation-<id>` of what it is about: what buyer and staff write to each other, outside of quotes. */
export type ConversationEvent =
  | DomainEvent<
      'ConversationMessagePosted',
      OfConversation<Message & { /** The order's number; empty for the account as a whole. */ readonly number: string }>
    >
  /** What waited for an answer on an account that was merged into this one waits here. `writtenAt`: when it was written. */
  | DomainEvent<
      'ConversationMessageTakenOver',
      OfConversation<Message & { readonly from: string; readonly writtenAt: string }>
    >
  /** What the buyer wrote last needs no answer. */
  | DomainEvent<'ConversationClosed', OfConversation>;

export const conversationEvents = defineEvents<ConversationEvent>({
  category: 'conversation',
  personal: {
    ConversationMessagePosted: { person: 'personId', fields: ['name', 'text'] },
    ConversationMessageTakenOver: { person: 'personId', fields: ['name', 'text'] },
  },
});

export const conversationStream = (subjectId: string): string => `conversation-${subjectId}`;
