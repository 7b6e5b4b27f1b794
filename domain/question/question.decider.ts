import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { QuestionEvent } from './question.events.ts';

type Asked = Extract<QuestionEvent, { type: 'QuestionAsked' }>['data'];
type Answered = Extract<QuestionEvent, { type: 'QuestionAnswered' }>['data'];
interface OfStaff {
  readonly questionId: string;
  readonly by: string;
  readonly at: string;
}

export type QuestionCommand =
  | ({ readonly type: 'AskQuestion' } & Asked)
  | ({
      readonly type: 'AnswerQuestion';
      readonly answerId: string;
      readonly text: string;
      /** Everybody may read it; an answer that is read already stays where it is. */
      readonly publish: boolean;
      /** How many answers its writer had seen. */
      readonly seen: number;
    } & OfStaff)
  | ({ readonly type: 'PublishQuestion' } & OfStaff)
  | ({ readonly type: 'DeclineQuestion'; readonly reason: string } & OfStaff);

export interface QuestionState {
  readonly status: 'none' | 'waiting' | 'answered' | 'published' | 'declined';
  readonly asked?: Asked;
  readonly answers: readonly Pick<Answered, 'answerId' | 'text'>[];
}

/** Letters about one question: whoever writes more should use the telephone. */
const MOST_ANSWERS = 100;

function answerTo(
  { itemNumber, personId }: Asked,
  { questionId, answerId, text, publish, seen, by, at }: Extract<QuestionCommand, { type: 'AnswerQuestion' }>,
  { status, answers }: QuestionState,
): QuestionEvent[] {
  if (answers.some((one) => one.answerId === answerId)) return [];
  // The asker would get two letters that know nothing of each other.
  if (answers.length !== seen) refuse('question_answered_meanwhile');
  const isNew = answers.at(-1)?.text !== text;
  if (isNew && answers.length >= MOST_ANSWERS) refuse('messages_too_many');
  const decided = { questionId, itemNumber, by, at };
  const isPublished = status === 'published';
  return [
    ...(isNew
      ? [{ type: 'QuestionAnswered', data: { ...decided, answerId, personId, text, isPublished } } as const]
      : []),
    ...(publish && !isPublished ? [{ type: 'QuestionPublished', data: decided } as const] : []),
  ];
}

/** @throws DomainError question_not_found, question_not_answered, question_answered_meanwhile, messages_too_many */
export const question: Decider<QuestionState, QuestionCommand, QuestionEvent> = {
  initialState: { status: 'none', answers: [] },

  decide(command, state) {
    if (command.type === 'AskQuestion') {
      const { type: _, ...data } = command;
      return state.status === 'none' ? [{ type: 'QuestionAsked', data }] : [];
    }
    if (!state.asked) return notFound('question_not_found');
    const { questionId, by, at } = command;
    const decided = { questionId, itemNumber: state.asked.itemNumber, by, at };
    const isPublished = state.status === 'published';
    switch (command.type) {
      case 'AnswerQuestion':
        return answerTo(state.asked, command, state);
      case 'PublishQuestion':
        if (!state.answers.length) return refuse('question_not_answered');
        return isPublished ? [] : [{ type: 'QuestionPublished', data: decided }];
      case 'DeclineQuestion':
        return state.status === 'declined'
          ? []
          : [{ type: 'QuestionDeclined', data: { ...decided, reason: command.reason, wasPublished: isPublished } }];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'QuestionAsked':
        return { ...state, status: 'waiting', asked: event.data };
      case 'QuestionAnswered': {
        const { answerId, text, isPublished } = event.data;
        const answers = [...state.answers, { answerId, text }];
        return { ...state, status: isPublished ? 'published' : 'answered', answers };
      }
      case 'QuestionPublished':
        return { ...state, status: 'published' };
      case 'QuestionDeclined':
        return { ...state, status: 'declined' };
    }
  },
};
