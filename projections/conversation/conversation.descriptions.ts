import type { ConversationEvent } from '#domain/conversation/conversation.events.ts';
import {
  defineDescriptions,
  masterDataDescriptions,
  type EventDescriptions,
} from '#projections/shared/event-descriptions/event-descriptions.ts';

export const conversationDescriptions = defineDescriptions<ConversationEvent>({
  category: 'conversation',
  group: 'message',
  belongs: { of: 'order' },
  of: {
    ConversationMessagePosted: ({ data: { by, text } }, _before, format) => ({
      to: format.term(by.startsWith('contact:') ? 'fromCustomer' : 'customer'),
      text,
    }),
    ConversationMessageTakenOver: ({ data: { from, text } }) => ({ from, text }),
    ConversationClosed: () => ({}),
  },
});

export const cannedReplyDescriptions: EventDescriptions = masterDataDescriptions('canned-reply', {
  thing: 'CannedReply',
  idField: 'cannedReply',
  group: 'setting',
});
