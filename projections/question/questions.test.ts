import type { QuestionEvent } from '#domain/question/question.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { productQuestions, questions, type ProductQuestionsRow, type QuestionRow } from './questions.ts';

const asked = (questionId: string): QuestionEvent => ({
  type: 'QuestionAsked',
  data: {
    ...{ questionId, itemNumber: '6205', text: 'Does it take 150 °C?', name: 'Ben C.', email: 'ben@example.com' },
    ...{ personId: 'contact:7', accountId: 'a1', language: 'en', at: '2026-11-25T10:00:00.000Z' },
  },
});
const decided = (questionId: string, hour: number) => ({
  ...{ questionId, itemNumber: '6205', by: 'staff:1', at: `2026-11-25T${hour}:00:00.000Z` },
});
const answered = (questionId: string, text: string, isPublished = false): QuestionEvent => ({
  type: 'QuestionAnswered',
  data: {
    ...decided(questionId, isPublished ? 13 : 11),
    ...{ answerId: isPublished ? 'a2' : 'a1', personId: 'contact:7', text, isPublished },
  },
});
const published = (questionId: string): QuestionEvent => ({ type: 'QuestionPublished', data: decided(questionId, 12) });
const declined = (questionId: string, wasPublished: boolean): QuestionEvent => ({
  type: 'QuestionDeclined',
  data: { ...decided(questionId, 14), reason: 'Names a person', wasPublished },
});
const course = [
  ...[asked('q1'), asked('q2'), asked('q3'), asked('q4')],
  ...[answered('q1', 'To 120 °C.'), published('q1'), answered('q1', 'To 150 °C.', true)],
  ...[answered('q2', 'Yes.'), published('q2'), declined('q2', true)],
  ...[answered('q3', 'Yes.'), declined('q4', false)],
];

describe('questions', () => {
  const given = readModelSpecification<QuestionRow, QuestionEvent>(questions);
  it('are what was decided last, with the last answer and all that were given', () =>
    given(...course).then(
      { question_id: 'q1', status: 'published', answer: 'To 150 °C.', answered_at: '2026-11-25T13:00:00.000Z' },
      { question_id: 'q2', status: 'declined', answer: 'Yes.', reason: 'Names a person' },
      { question_id: 'q3', status: 'answered', answer: 'Yes.', decided_by: 'staff:1' },
      { question_id: 'q4', status: 'declined', answer: '', answered_at: null },
    ));
  it('are the same however their events are cut into chunks', () => given(...course).thenTheSameInChunksOfOne());
});

describe('the questions of a product', () => {
  const given = readModelSpecification<ProductQuestionsRow, QuestionEvent>(productQuestions);
  it('count what is published, and what was taken down no more', () =>
    given(...course).then({ item_number: '6205', published: 1 }));
  it('are changed by an answer that is corrected where everybody reads it', () =>
    given(asked('q1'), answered('q1', 'Yes.'), published('q1'), answered('q1', 'No.', true)).then({
      item_number: '6205',
      published: 1,
      changed_at: '2026-11-25T13:00:00.000Z',
    }));
  it('are the same however their events are cut into chunks', () => given(...course).thenTheSameInChunksOfOne());
});
