import { DomainError } from '#domain/shared/domain-error.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Terms: a hold on the account's credit, which becomes an open item of the account when the order is placed. */
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
    await context.commands.credit.postOpenItem({
      accountId: request.accountId,
      holdId: request.paymentId,
      orderId: request.orderId,
      placedAt: request.requestedAt,
    });
    return { outcome: 'captured' };
  },
  async refund({ accountId, paymentId: openItemId }, _providerReference, { refundId, amount }, context) {
    await context.commands.credit.issueNote({ accountId, creditNoteId: refundId, openItemId, amount });
    return { outcome: 'refunded', providerReference: refundId };
  },
  async cancel(request, _providerReference, reason, context) {
    if (!request.accountId) return { outcome: 'cancelled' };
    await context.commands.credit.release({ accountId: request.accountId, holdId: request.paymentId, reason });
    return { outcome: 'cancelled' };
  },
  chargeableAgain: (details) => details,
};
