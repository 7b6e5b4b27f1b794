import type { reviewOperations } from '#contracts/review/review.ts';
import { own } from '#domain/shared/dictionary.ts';
import { review, type ReviewCommand } from '#domain/review/review.decider.ts';
import { reviewStream, type Rating } from '#domain/review/review.events.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { startGuestSession } from '#platform/adapters/session/sign-in.ts';

async function run(
  command: Extract<ReviewCommand, { readonly by: string }>,
  context: OperationContext,
): Promise<{ message: 'success' }> {
  await context.run(review, reviewStream(command.reviewId), command);
  return { message: 'success' };
}

const byStaff = (reviewId: string, { caller, now }: OperationContext) => ({
  reviewId,
  by: caller.personId,
  at: now,
});

export const reviewCommands: Handlers<typeof reviewOperations, 'command'> = {
  async 'product/savereview'({ productId: itemNumber, Rating: rating, Title, Comments, Name, Email }, context) {
    await startGuestSession(context);
    const { caller, queries, language, now } = context;
    const [facts, written, { purchases }] = await Promise.all([
      queries.product.facts({ itemNumbers: [itemNumber] }),
      queries.review.own({ itemNumber }),
      queries.order.purchasesOf({ itemNumber }),
    ]);
    if (!own(facts, itemNumber)) return notFound('product_not_found', { itemNumber });
    const reviewId = context.id('review');
    // Who did not hear of it and presses again has written this one.
    const isNew = (await context.load(review, reviewStream(reviewId))).state.status === 'none';
    if (isNew && (written.status === 'waiting' || written.status === 'published'))
      return refuse('review_already_written');
    await context.run(review, reviewStream(reviewId), {
      type: 'SubmitReview',
      reviewId,
      itemNumber,
      rating: rating as Rating,
      title: Title,
      comments: Comments,
      name: Name,
      email: Email,
      personId: caller.personId,
      accountId: caller.accountId,
      verified: purchases.length > 0,
      language,
      at: now,
    });
    return { message: 'success', ReviewID: reviewId };
  },

  'admin/review/publish': ({ reviewId }, context) =>
    run({ type: 'PublishReview', ...byStaff(reviewId, context) }, context),

  'admin/review/decline': ({ reviewId, reason }, context) =>
    run({ type: 'DeclineReview', reason, ...byStaff(reviewId, context) }, context),

  'admin/review/answer': ({ reviewId, text }, context) =>
    run({ type: 'AnswerReview', text, ...byStaff(reviewId, context) }, context),
};
