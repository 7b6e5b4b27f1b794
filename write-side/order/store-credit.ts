// Money back as a gift certificate: what was paid with money becomes one, the rest goes back the way it came.
import { isMoney } from '#contracts/payment/method/payment-methods.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import { creditedOf } from '#domain/order/store-credit.pricing.ts';
import type { StoreCredit } from '#domain/order/order.events.ts';
import type { OrderRefund, PlacedOrder } from '#domain/order/order.state.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { loadOrder } from './order-stream.ts';

/** The certificate that a refund becomes; the same for the same refund. @throws DomainError store_credit_not_offered */
export async function storeCreditFor(
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
  context: OperationContext,
): Promise<StoreCredit> {
  const { value } = await context.queries.setting.value({ name: settings.giftCertificates });
  if (!isOnValue(value)) refuse('store_credit_not_offered');
  const { payments } = await loadOrder(orderId, context);
  return {
    ...(await context.states.giftCertificate.ofSeed({ seed: refundId })),
    seed: refundId,
    paymentIds: payments.filter(({ method }) => isMoney(method)).map(({ paymentId }) => paymentId),
  };
}

/** Issues the certificate of a refund to the buyer, and sends its code; harmless when done again. */
export async function issueStoreCredit(
  { draft, orderNumber }: PlacedOrder,
  refund: OrderRefund,
  context: OperationContext,
): Promise<void> {
  const amount = creditedOf(refund);
  if (!refund.storeCredit || !amount) return;
  const { certificateId, seed } = refund.storeCredit;
  const { billTo, placedBy, email, currency } = draft;
  const language = draft.language === 'fr' ? 'fr' : 'en';
  await context.commands.giftCertificate.issue({
    ...{ certificateId, seed, amount, currency, email, language, reason: refund.reason },
    name: placedBy ?? `${billTo.firstName} ${billTo.lastName}`,
    message: translate(language, 'return')('storeCreditMessage', { number: orderNumber }),
  });
}
