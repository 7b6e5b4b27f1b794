import type { RefundPreview } from '#contracts/order/order-desk-shapes.ts';
import { offBills } from '#domain/order/billing.pricing.ts';
import { isMoney } from '#contracts/payment/method/payment-methods.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import type { RefundContents } from '#domain/order/order.events.ts';
import { amountOf } from '#domain/order/store-credit.pricing.ts';
import { refundedByHand } from '#domain/order/order.pricing.ts';
import { paidOf, type PlacedOrder } from '#domain/order/order.state.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { partsShown } from '#platform/shop/sums-shown.ts';
import { howOf } from './wire-order-desk.ts';

/** What a refund is made of, and which payment bears it. */
export async function refundPreview(
  state: PlacedOrder,
  contents: RefundContents,
  { limit }: { limit?: number | undefined },
  { language, queries }: OperationContext,
): Promise<RefundPreview> {
  const { value: certificates } = await queries.setting.value({ name: settings.giftCertificates });
  const paymentIds = state.payments.filter(({ method }) => isMoney(method)).map(({ paymentId }) => paymentId);
  const paid = paidOf(state);
  const refunded = state.payments.reduce((sum, payment) => sum + payment.refunded, 0);
  return {
    changes: state.changes,
    amount: contents.amount,
    parts: partsShown(contents, language),
    goodwill: contents.goodwill,
    goodwillBefore: contents.goodwillBefore,
    restockingFee: contents.restockingFee ?? 0,
    paid: paid + refunded,
    refunded,
    left: paid - contents.amount,
    how: howOf(state, { ...contents, ...offBills(contents, state) }, language),
    storeCredit: isOnValue(certificates) ? amountOf(contents.parts, paymentIds) : 0,
    ...(limit === undefined ? {} : { limit }),
    aboveLimit: limit !== undefined && refundedByHand(state) + contents.amount > limit,
  };
}
