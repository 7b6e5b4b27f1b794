import { conversationStream, type ConversationEvent } from '#domain/conversation/conversation.events.ts';
import { defineReadModel, put } from '#platform/kernel/read-model/read-model.ts';

export interface ConversationMessageRow {
  readonly message_id: string;
  readonly about: string;
  /** The order, or the account as it was when the message was written. */
  readonly subject_id: string;
  readonly account_id: string;
  /** The contact who wrote it, or whom it is written to. */
  readonly person_id: string;
  readonly number: string;
  readonly by: string;
  readonly posted_at: string;
  readonly text: string;
}

/** What buyer and staff wrote to each other about orders and accounts. */
export const conversationMessages = defineReadModel<ConversationMessageRow, ConversationEvent>({
  name: 'conversation_message',
  version: 1,
  key: 'message_id',
  columns: {
    message_id: 'text',
    about: 'text',
    subject_id: 'text',
    account_id: 'text',
    person_id: 'text',
    number: 'text',
    by: 'text',
    posted_at: 'timestamptz',
    text: 'text',
  },
  indexes: ['(subject_id, posted_at)', '(account_id, posted_at)', '(person_id, posted_at)'],
  streams: ({ subject_id }) => [conversationStream(subject_id)],
  on: {
    ConversationMessagePosted: ({
      data: { messageId, about, subjectId, accountId, personId, number, by, text },
      at: posted_at,
    }) =>
      put<ConversationMessageRow>(messageId, {
        message_id: messageId,
        about,
        subject_id: subjectId,
        account_id: accountId,
        person_id: personId,
        number,
        by,
        posted_at,
        text,
      }),
  },
});
