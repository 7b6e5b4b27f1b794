import { questionStream, type QuestionEvent } from '#domain/question/question.events.ts';
import { defineReadModel, put, update, type Change } from '#platform/kernel/read-model/read-model.ts';

export interface QuestionRow {
  readonly question_id: string;
  readonly item_number: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly language: 'en' | 'fr';
  readonly status: 'waiting' | 'answered' | 'published' | 'declined';
  readonly asked_at: string;
  /** The last answer; empty where there is none yet. */
  readonly answer: string;
  readonly answered_at: string | null;
  readonly answers: readonly {
    readonly answerId: string;
    readonly text: string;
    readonly by: string;
    readonly at: string;
  }[];
  readonly reason: string;
  /** Empty while it waits. */
  readonly decided_by: string;
}

const change = (questionId: string, changed: Partial<QuestionRow>) =>
  update<QuestionRow>(questionId, (row) => ({ ...row, ...changed }));

export const questions = defineReadModel<QuestionRow, QuestionEvent>({
  name: 'question',
  version: 1,
  key: 'question_id',
  columns: {
    question_id: 'text',
    item_number: 'text',
    text: 'text',
    name: 'text',
    email: 'text',
    person_id: 'text',
    account_id: 'text',
    language: 'text',
    status: 'text',
    asked_at: 'timestamptz',
    answer: 'text',
    answered_at: 'timestamptz',
    answers: 'jsonb',
    reason: 'text',
    decided_by: 'text',
  },
  indexes: [`(item_number, answered_at desc) where status = 'published'`, '(asked_at)', '(status, asked_at)'],
  streams: ({ question_id }) => [questionStream(question_id)],
  on: {
    QuestionAsked: ({ data: { questionId, itemNumber, personId, accountId, at, ...fields } }) =>
      put<QuestionRow>(questionId, {
        ...fields,
        ...{ question_id: questionId, item_number: itemNumber, person_id: personId, account_id: accountId },
        ...{ status: 'waiting', asked_at: at },
        ...{ answer: '', answered_at: null, answers: [], reason: '', decided_by: '' },
      }),
    QuestionAnswered: ({ data: { questionId, answerId, text, isPublished, by, at } }) =>
      update<QuestionRow>(questionId, (row) => ({
        ...row,
        ...{ status: isPublished ? 'published' : 'answered', answer: text, answered_at: at, decided_by: by },
        answers: [...row.answers, { answerId, text, by, at }],
        reason: '',
      })),
    QuestionPublished: ({ data: { questionId, by } }) =>
      change(questionId, { status: 'published', reason: '', decided_by: by }),
    QuestionDeclined: ({ data: { questionId, by, reason } }) =>
      change(questionId, { status: 'declined', reason, decided_by: by }),
  },
});

export interface ProductQuestionsRow {
  readonly item_number: string;
  readonly published: number;
  /** When they last changed: what pages keep of them is old from then on, though they are as many as before. */
  readonly changed_at: string;
}

const count = (
  { itemNumber, at }: { readonly itemNumber: string; readonly at: string },
  by: 1 | 0 | -1,
): Change<ProductQuestionsRow> => ({
  key: itemNumber,
  apply: (row = { item_number: itemNumber, published: 0, changed_at: at }) => ({
    ...row,
    published: row.published + by,
    changed_at: at,
  }),
});

/** Small: every process that answers queries has all of them in memory, and asks no table about most products. */
export const productQuestions = defineReadModel<ProductQuestionsRow, QuestionEvent>({
  name: 'product_question',
  version: 1,
  key: 'item_number',
  columns: { item_number: 'text', published: 'integer', changed_at: 'timestamptz' },
  on: {
    QuestionPublished: ({ data }) => count(data, 1),
    QuestionAnswered: ({ data }) => (data.isPublished ? count(data, 0) : []),
    QuestionDeclined: ({ data }) => (data.wasPublished ? count(data, -1) : []),
  },
});
