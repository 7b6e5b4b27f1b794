import type { QuestionEvent } from '#domain/question/question.events.ts';
import { firstWords } from '#projections/shared/first-words.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

/** A question about an item that nobody has answered or declined. */
export const questionWork = defineWorkKind<QuestionEvent>({
  kind: 'question',
  page: (questionId) => `/question/${questionId}/show`,
  hasAnswerTime: true,
  on: {
    QuestionAsked: ({ data: { questionId: subjectId, itemNumber, text, name, accountId } }) => ({
      subjectId,
      open: true,
      number: itemNumber,
      note: firstWords(text),
      accountId,
      personName: name,
    }),
    QuestionAnswered: ({ data: { questionId: subjectId } }) => ({ subjectId, open: false }),
    QuestionDeclined: ({ data: { questionId: subjectId } }) => ({ subjectId, open: false }),
  },
});
