import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { ConversationEvent } from './conversation.events.ts';

type Posted = Extract<ConversationEvent, { type: 'ConversationMessagePosted' }>['data'];
type Closed = Extract<ConversationEvent, { type: 'ConversationClosed' }>['data'];

export type ConversationCommand =
  | ({ readonly type: 'PostConversationMessage' } & Posted)
  | ({
      readonly type: 'CloseConversation';
      /** The last message that was seen; a later one needs an answer of its own. */
      readonly lastSeen: string;
    } & Closed);

export interface ConversationState {
  readonly messages: number;
  /** What the buyer wrote last. */
  readonly lastMessageId: string;
  /** Who of the account's contacts wrote last. */
  readonly lastPersonId: string;
}

/** Nobody writes so much about one thing; a program does. */
const MAX_MESSAGES = 5_000;

/** @throws DomainError messages_too_many, message_arrived_meanwhile */
export const conversation: Decider<ConversationState, ConversationCommand, ConversationEvent> = {
  initialState: { messages: 0, lastMessageId: '', lastPersonId: '' },
  decide(command, { messages, lastMessageId }) {
    switch (command.type) {
      case 'PostConversationMessage': {
        const { type: _, ...data } = command;
        return messages >= MAX_MESSAGES ? refuse('messages_too_many') : [{ type: 'ConversationMessagePosted', data }];
      }
      case 'CloseConversation': {
        const { type: _, lastSeen, ...data } = command;
        return lastMessageId === lastSeen
          ? [{ type: 'ConversationClosed', data }]
          : refuse('message_arrived_meanwhile');
      }
      default:
        return unreachable(command);
    }
  },
  evolve(state, event) {
    if (event.type === 'ConversationClosed') return state;
    const { by, messageId, personId } = event.data;
    const messages = state.messages + 1;
    return by.startsWith('contact:')
      ? { messages, lastMessageId: messageId, lastPersonId: personId }
      : { ...state, messages };
  },
};
