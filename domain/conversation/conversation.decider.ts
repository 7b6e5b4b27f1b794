import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { ConversationEvent } from './conversation.events.ts';

type Posted = Extract<ConversationEvent, { type: 'ConversationMessagePosted' }>['data'];
type TakenOver = Extract<ConversationEvent, { type: 'ConversationMessageTakenOver' }>['data'];
type Closed = Extract<ConversationEvent, { type: 'ConversationClosed' }>['data'];

export type ConversationCommand =
  | ({ readonly type: 'PostConversationMessage' } & Posted)
  | ({ readonly type: 'TakeOverMessage' } & TakenOver)
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
  /** When that was. */
  readonly lastAt: string;
  /** What the buyer wrote last, where nobody has answered it. */
  readonly waiting?: Pick<Posted, 'messageId' | 'personId' | 'name' | 'text'>;
  /** Messages that came from accounts that were merged. */
  readonly taken: readonly string[];
}

/** Nobody writes so much about one thing; a program does. */
const MAX_MESSAGES = 5_000;

/** @throws DomainError messages_too_many, message_arrived_meanwhile */
export const conversation: Decider<ConversationState, ConversationCommand, ConversationEvent> = {
  initialState: { messages: 0, lastMessageId: '', lastPersonId: '', lastAt: '', taken: [] },
  decide(command, { messages, lastMessageId, taken }) {
    switch (command.type) {
      case 'PostConversationMessage': {
        const { type: _, ...data } = command;
        return messages >= MAX_MESSAGES ? refuse('messages_too_many') : [{ type: 'ConversationMessagePosted', data }];
      }
      case 'TakeOverMessage': {
        const { type: _, ...data } = command;
        return taken.includes(data.messageId) ? [] : [{ type: 'ConversationMessageTakenOver', data }];
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
    const { waiting: _, ...quiet } = state;
    if (event.type === 'ConversationClosed') return quiet;
    const { messageId, personId, name, text } = event.data;
    const messages = state.messages + 1;
    const waiting = { messageId, personId, name, text };
    if (event.type === 'ConversationMessageTakenOver') {
      const taken = [...state.taken, messageId];
      const { writtenAt: lastAt } = event.data;
      // What was written here since is what the buyer wrote last.
      return state.lastAt > lastAt
        ? { ...state, messages, taken, waiting: state.waiting ?? waiting }
        : { messages, lastMessageId: messageId, lastPersonId: personId, lastAt, waiting, taken };
    }
    const { by, at: lastAt } = event.data;
    return by.startsWith('contact:')
      ? { ...state, messages, lastMessageId: messageId, lastPersonId: personId, lastAt, waiting }
      : { ...quiet, messages };
  },
};
