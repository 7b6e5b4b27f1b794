import type { recommendationOperations } from '#contracts/recommendation/recommendation.ts';
import { own } from '#domain/shared/dictionary.ts';
import { recommendation } from '#domain/recommendation/recommendation.decider.ts';
import type { RecommendationEvent } from '#domain/recommendation/recommendation.events.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { requireCaptcha } from '#platform/adapters/security/require-captcha.ts';

/** The letter goes to whom the sender types: it must be no way to write to many, or to one of them often. */
const SENT_FROM_ADDRESS = { name: 'recommend.address', most: 10, perSeconds: 86_400 };
const SENT_TO_FRIEND = { name: 'recommend.friend', most: 3, perSeconds: 7 * 86_400 };

export const recommendationCommands: Handlers<typeof recommendationOperations, 'command'> = {
  async 'store/sendtofriend'({ ProductId: itemNumber, Name, Email, FriendName, FriendEmail, ...captcha }, context) {
    const { queries, services, language, now: at } = context;
    const facts = await queries.product.facts({ itemNumbers: [itemNumber] });
    if (!own(facts, itemNumber)) return notFound('product_not_found', { itemNumber });
    await requireCaptcha(captcha, context);
    await services.limits.consume(SENT_FROM_ADDRESS, context.address);
    const isAllowed = await services.limits.allows(SENT_TO_FRIEND, services.hashName(`recommend ${FriendEmail}`));
    if (!isAllowed) return refuse('send_to_friend_not_possible');
    const recommendationId = context.id('recommendation');
    await context.run(recommendation, `recommendation-${recommendationId}`, {
      ...({ type: 'RecommendProduct', recommendationId, itemNumber, language, at } as const),
      ...{ senderName: Name, senderEmail: Email, friendName: FriendName, friendEmail: FriendEmail },
      personId: `recommendation:${recommendationId}`,
    });
    return { message: 'success' };
  },
};

export const recommendationStates = {
  async find(
    { recommendationId }: { readonly recommendationId: string },
    context: OperationContext,
  ): Promise<RecommendationEvent['data']> {
    const { state } = await context.load(recommendation, `recommendation-${recommendationId}`);
    return state.data ?? notFound('not_found');
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly recommendation: FunctionsOf<typeof recommendationStates>;
  }
}
