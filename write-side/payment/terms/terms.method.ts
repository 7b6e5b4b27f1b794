import { DomainError } from '#domain/shared/domain-error.ts';
import type { PaymentMethod } from '../payment-method.ts';

/**
 * Terms: a hold on the account's credit, which becomes an open item of the account when the order is placed, or piece by piece with
 * the bills of what has left.
 */
export const terms: PaymentMethod = {
  referenceOf: ({ poNumber }) => String(poNumber),
  async reserve({ accountId, paymentId: holdId, amount, currency, details }, context) {
    if (!accountId) return { outcome: 'declined', code: 'payment_method_not_allowed' };
    try {
      await context.commands.credit.hold({ accountId, holdId, amount, currency });
      return { outcome: 'authorised', providerReference: holdId, text: `PO ${String(details['poNumber'])}` };
    } catch (error) {
      if (error instanceof DomainError) return { outcome: 'declined', code: error.code, params: error.params };
      throw error;
    }
  },
  confirm: async () => ({ outcome: 'declined', code: 'challenge_failed' }),
  async capture(request, _providerReference, _idempotencyKey, context) {
    if (request.invoicing) return { outcome: 'captured' };
    await context.commands.credit.postOpenItem({
      accountId: request.accountId,
      holdId: request.paymentId,
      orderId: request.orderId,
      placedAt: request.requestedAt,
    });
    return { outcome: 'captured' };
  },
  async refund({ accountId, orderId, paymentId }, _providerReference, refund, { commands: { credit } }) {
    const { refundId, unbilled = 0, openItemId = paymentId } = refund;
    const amount = refund.amount - unbilled;
    if (unbilled) await credit.reduceHold({ accountId, holdId: paymentId, refundId, amount: unbilled });
    if (amount) await credit.issueNote({ accountId, creditNoteId: refundId, paymentId, openItemId, orderId, amount });
    return { outcome: 'refunded', providerReference: refundId };
  },
  async cancel(request, _providerReference, reason, context) {
    if (!request.accountId) return { outcome: 'cancelled' };
    await context.commands.credit.release({ accountId: request.accountId, holdId: request.paymentId, reason });
    return { outcome: 'cancelled' };
  },
  chargeableAgain: (details) => details,
};
