import { DomainError } from '#domain/shared/domain-error.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** A hold on the account's reward points, which are redeemed when the order is placed. */
export const rewardBalance: PaymentMethod = {
  referenceOf: () => '',
  async reserve({ accountId, paymentId: holdId, amount, currency }, context) {
    if (!accountId) return { outcome: 'declined', code: 'payment_method_not_allowed' };
    try {
      const { points } = await context.commands.reward.hold({ accountId, holdId, amount, currency });
      return { outcome: 'authorised', providerReference: holdId, text: String(points) };
    } catch (error) {
      if (error instanceof DomainError) return { outcome: 'declined', code: error.code };
      throw error;
    }
  },
  confirm: async () => ({ outcome: 'declined', code: 'challenge_failed' }),
  async capture({ accountId, paymentId: holdId, orderId }, _providerReference, _idempotencyKey, context) {
    await context.commands.reward.redeem({ accountId, holdId, orderId });
    return { outcome: 'captured' };
  },
  async refund({ accountId, paymentId: holdId }, _providerReference, { refundId, amount }, context) {
    await context.commands.reward.refund({ accountId, holdId, refundId, amount });
    return { outcome: 'refunded', providerReference: refundId };
  },
  async cancel({ accountId, paymentId: holdId }, _providerReference, reason, context) {
    if (!accountId) return { outcome: 'cancelled' };
    const { isRedeemed } = await context.commands.reward.release({ accountId, holdId, reason });
    return { outcome: isRedeemed ? 'captured' : 'cancelled' };
  },
  // Staff cannot spend what the buyer has saved.
  chargeableAgain: () => undefined,
};
