import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { MOST_ENQUIRY_FILES, type EnquiryEvent } from './enquiry.events.ts';

type Sent = Extract<EnquiryEvent, { type: 'EnquirySent' }>['data'];
type Answered = Extract<EnquiryEvent, { type: 'EnquiryAnswered' }>['data'];
type Closed = Extract<EnquiryEvent, { type: 'EnquiryClosed' }>['data'];

export type EnquiryCommand =
  | ({ readonly type: 'SendEnquiry' } & Sent)
  | ({ readonly type: 'AnswerEnquiry' } & Omit<Answered, 'personId'>)
  | ({ readonly type: 'CloseEnquiry' } & Closed);

export interface EnquiryState {
  readonly status: 'none' | 'waiting' | 'answered' | 'closed';
  readonly sent?: Sent;
  readonly answers: readonly Pick<Answered, 'answerId' | 'text'>[];
}

/** Letters about one enquiry: whoever writes more should use the telephone. */
const MOST_ANSWERS = 100;

/** @throws DomainError enquiry_files_too_many, enquiry_not_found, messages_too_many */
export const enquiry: Decider<EnquiryState, EnquiryCommand, EnquiryEvent> = {
  initialState: { status: 'none', answers: [] },

  decide(command, state) {
    if (command.type === 'SendEnquiry') {
      const { type: _, ...data } = command;
      if (data.files.length > MOST_ENQUIRY_FILES) refuse('enquiry_files_too_many', {}, 'invalid');
      return state.status === 'none' ? [{ type: 'EnquirySent', data }] : [];
    }
    if (!state.sent) return notFound('enquiry_not_found');
    switch (command.type) {
      case 'AnswerEnquiry': {
        const { type: _, ...data } = command;
        if (state.answers.some(({ answerId }) => answerId === data.answerId)) return [];
        if (state.answers.length >= MOST_ANSWERS) return refuse('messages_too_many');
        return [{ type: 'EnquiryAnswered', data: { ...data, personId: state.sent.personId } }];
      }
      case 'CloseEnquiry': {
        const { type: _, ...data } = command;
        return state.status === 'waiting' ? [{ type: 'EnquiryClosed', data }] : [];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'EnquirySent':
        return { ...state, status: 'waiting', sent: event.data };
      case 'EnquiryAnswered': {
        const { answerId, text } = event.data;
        return { ...state, status: 'answered', answers: [...state.answers, { answerId, text }] };
      }
      case 'EnquiryClosed':
        return { ...state, status: 'closed' };
    }
  },
};
