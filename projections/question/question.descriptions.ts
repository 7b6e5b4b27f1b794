import type { QuestionEvent } from '#domain/question/question.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const questionDescriptions = defineDescriptions<QuestionEvent>({
  category: 'question',
  group: 'message',
  decisions: ['QuestionPublished', 'QuestionDeclined'],
  of: {
    QuestionAsked: ({ data: { itemNumber, name, text } }) => ({ item: itemNumber, name, text }),
    QuestionAnswered: ({ data: { text } }) => ({ text }),
    QuestionPublished: ({ data: { itemNumber } }) => ({ item: itemNumber }),
    QuestionDeclined: ({ data: { itemNumber, reason } }) => ({ item: itemNumber, reason }),
  },
});
