import { own } from '#domain/shared/dictionary.ts';
import type { RecommendationEvent } from '#domain/recommendation/recommendation.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

export const emailFriendWhenProductRecommended = definePolicy<RecommendationEvent, { recommendationId: string }>({
  name: 'email-friend-when-product-recommended',
  on: { ProductRecommended: ({ data: { recommendationId } }) => ({ data: { recommendationId } }) },
  kind: 'notification',
  async run({ recommendationId }, context) {
    const { states, queries, publicOrigin: origin } = context;
    const { personId, itemNumber, language, ...recommendation } = await states.recommendation.find({
      recommendationId,
    });
    const product = own(await queries.product.facts({ itemNumbers: [itemNumber] }), itemNumber);
    // Taken out of sale meanwhile: its page would be gone.
    if (!product) return;
    const spoken = (await queries.store.spoken({ language })).language;
    const path = `/product/${encodeURIComponent(itemNumber)}/${encodeURIComponent(product.seoFriendlyName)}`;
    const texts = {
      'recipient.name': recommendation.friendName,
      'sender.name': recommendation.senderName,
      'sender.email': recommendation.senderEmail,
      'product.name': product.name[spoken],
      'product.number': itemNumber,
      'product.link': `${origin}${path}`,
    };
    await sendLetter(
      'send-to-friend',
      { to: recommendation.friendEmail, personId, language, texts, tables: {} },
      context,
    );
  },
});
