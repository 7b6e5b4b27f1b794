import { own } from '#domain/shared/dictionary.ts';
import type { QuestionEvent } from '#domain/question/question.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** The words go along, whether others may read them or not. */
export const emailAskerWhenQuestionAnswered = definePolicy<QuestionEvent, { questionId: string; answerId: string }>({
  name: 'email-asker-when-question-answered',
  on: { QuestionAnswered: ({ data: { questionId, answerId } }) => ({ data: { questionId, answerId } }) },
  kind: 'notification',
  async run({ questionId, answerId }, context) {
    const { states, queries, publicOrigin: origin } = context;
    const { personId, itemNumber, language, ...question } = await states.question.find({ questionId, answerId });
    const product = own(await queries.product.facts({ itemNumbers: [itemNumber] }), itemNumber);
    const spoken = (await queries.store.spoken({ language })).language;
    // Of what is no longer sold there is no page, but whoever asked is answered all the same.
    const path = product
      ? `/product/${encodeURIComponent(itemNumber)}/${encodeURIComponent(product.seoFriendlyName)}`
      : '';
    const texts = {
      'recipient.name': question.name,
      'product.name': product?.name[spoken] ?? itemNumber,
      'product.number': itemNumber,
      'product.link': `${origin}${path}`,
      'question.text': question.text,
      'question.answer': question.answer,
    };
    await sendLetter('question-answered', { to: question.email, personId, language, texts, tables: {} }, context);
  },
});
