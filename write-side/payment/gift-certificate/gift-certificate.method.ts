import { isOnValue, settings } from '#contracts/setting/settings.ts';
import { certificateNumber } from '#domain/gift-certificate/gift-certificate.events.ts';
import { DomainError, refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { moneyText } from '../money-text.ts';

const isAllowed = async ({ queries }: OperationContext): Promise<boolean> =>
  isOnValue((await queries.setting.value({ name: settings.giftCertificates })).value);

/** What is left is said as money, to whoever pays. */
const readable = (
  { left, ...params }: DomainError['params'],
  currency: string,
  { language }: OperationContext,
): DomainError['params'] =>
  typeof left === 'number' ? { ...params, left: moneyText(left, currency, language) } : params;

/** A hold on a gift certificate, which is redeemed when the order is placed. */
export const giftCertificate: PaymentMethod = {
  referenceOf: () => '',
  // The code is money: history, which many may read, has the certificate's id alone.
  async storedDetails({ code }, context) {
    if (!(await isAllowed(context))) return refuse('payment_method_not_allowed', {}, 'payment');
    const { certificateId } = await context.states.giftCertificate.byCode({ code: String(code) });
    return { certificateId };
  },
  async reserve({ paymentId: holdId, details, amount, currency, orderId }, context) {
    if (!(await isAllowed(context))) return { outcome: 'declined', code: 'payment_method_not_allowed' };
    const certificateId = String(details['certificateId']);
    try {
      await context.commands.giftCertificate.hold({ certificateId, holdId, orderId, amount, currency });
      return { outcome: 'authorised', providerReference: certificateId, text: certificateNumber(certificateId) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { outcome: 'declined', code: error.code, params: readable(error.params, currency, context) };
    }
  },
  confirm: async () => ({ outcome: 'declined', code: 'challenge_failed' }),
  async capture({ paymentId: holdId, details }, _providerReference, _idempotencyKey, context) {
    await context.commands.giftCertificate.redeem({ certificateId: String(details['certificateId']), holdId });
    return { outcome: 'captured' };
  },
  async refund({ paymentId: holdId, details }, _providerReference, { refundId, amount }, context) {
    const certificateId = String(details['certificateId']);
    await context.commands.giftCertificate.credit({ certificateId, holdId, refundId, amount });
    return { outcome: 'refunded', providerReference: refundId };
  },
  async cancel({ paymentId: holdId, details }, _providerReference, reason, context) {
    const certificateId = String(details['certificateId']);
    const { isRedeemed } = await context.commands.giftCertificate.release({ certificateId, holdId, reason });
    return { outcome: isRedeemed ? 'captured' : 'cancelled' };
  },
  // Only its owner spends it: who edits an order for them cannot.
  chargeableAgain: () => undefined,
};
