import type { ConversationEvent } from '#domain/conversation/conversation.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

/** They read the answer where they read their mail. Whoever has an account answers in the shop, a guest by e-mail. */
export const emailBuyerWhenAnswered = definePolicy<ConversationEvent, { messageId: string }>({
  name: 'email-buyer-when-answered',
  on: {
    ConversationMessagePosted: ({ data: { messageId, by } }) =>
      by.startsWith('staff:') ? { data: { messageId } } : [],
  },
  kind: 'notification',
  async run({ messageId }, context) {
    const { queries, publicOrigin: origin } = context;
    const { found } = await queries.conversation.forMail({ messageId });
    // The job comes before the row that it speaks of: it is tried again.
    if (!found) return notFound('not_found');
    const { about, subjectId, personId, text: message } = found;
    if (!personId.startsWith('contact:')) {
      const facts = await factsInTheirLanguage(context, ({ queries: asked }) =>
        asked.letter.orderFacts({ orderId: subjectId, origin, message }),
      );
      return sendLetter('order-message', facts, context);
    }
    const path = about === 'order' ? `/profile/myorders/${subjectId}` : '/profile/messages';
    const contactId = personId.replace('contact:', '');
    await sendLetter(
      'message-answered',
      await queries.letter.contactFacts({ contactId, path, origin, message }),
      context,
    );
  },
});
