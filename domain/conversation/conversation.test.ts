import { specificationFor } from '#domain/testing/decider-specification.ts';
import { conversation, type ConversationCommand } from './conversation.decider.ts';
import type { ConversationEvent } from './conversation.events.ts';

const given = specificationFor(conversation);
const of = { subjectId: 'o1', about: 'order' as const, by: 'staff:1', at: 'then' };
const posted = (messageId: string): ConversationEvent => ({
  type: 'ConversationMessagePosted',
  data: {
    ...of,
    by: 'contact:7',
    messageId,
    personId: 'contact:7',
    accountId: 'a1',
    number: '10001',
    name: 'Ada Roy',
    text: 'Where is it?',
  },
});
const close = (lastSeen: string): ConversationCommand => ({ type: 'CloseConversation', ...of, lastSeen });

describe('a conversation', () => {
  it('needs no answer once somebody says so who has seen the last message', () =>
    given(posted('m1')).when(close('m1')).then({ type: 'ConversationClosed', data: of }));
  it('still needs one where a message arrived that they had not seen', () =>
    given(posted('m1'), posted('m2')).when(close('m1')).thenRefused('message_arrived_meanwhile'));
});
