import type { OfReference } from '#contracts/payment/method/by-reference.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Money that the buyer sends: nothing is reserved, and staff record that it came. What is refunded, staff send back. */
export const byReference = ({ offered }: OfReference): PaymentMethod => ({
  referenceOf: () => '',
  async reserve({ paymentId, details }, { queries }) {
    const { value } = await queries.setting.value({ name: offered });
    return isOnValue(value)
      ? { outcome: 'authorised', providerReference: paymentId, text: String(details['reference']) }
      : { outcome: 'declined', code: 'payment_method_not_allowed' };
  },
  confirm: async () => ({ outcome: 'declined', code: 'challenge_failed' }),
  capture: async () => ({ outcome: 'awaited' }),
  refund: async (_request, _providerReference, { refundId }) => ({ outcome: 'refunded', providerReference: refundId }),
  cancel: async () => ({ outcome: 'cancelled' }),
  chargeableAgain: () => undefined,
});
