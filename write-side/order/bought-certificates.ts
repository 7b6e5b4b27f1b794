// Gift certificates that an order was placed for (decision 0079): issued once the money is there, withdrawn when it goes back.
import { seedOfPiece } from '#domain/gift-certificate/gift-certificate.events.ts';
import { order } from '#domain/order/order.decider.ts';
import type { LineUnits } from '#domain/order/order.events.ts';
import { openCertificates } from '#domain/order/order-lines.ts';
import { summed } from '#domain/order/order.pricing.ts';
import { isBeingChanged, progressOf, type PlacedOrder } from '#domain/order/order.state.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { unitPrice } from '#domain/shared/price/priced.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { loadOrder, streamOf } from './order-stream.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Harmless when done again; `laterMs` where the money may still come without anybody saying so. */
export async function requestCertificates(
  { orderId }: { readonly orderId: string },
  context: OperationContext,
): Promise<{ readonly laterMs?: number }> {
  const { state } = await context.load(order, streamOf(orderId));
  // Invoices are paid as well.
  if (state.status !== 'placed' || !openCertificates(state).length) return {};
  if (isBeingChanged(state)) return { laterMs: MINUTE };
  const payments = await Promise.all(state.payments.map(({ paymentId }) => context.states.payment.get({ paymentId })));
  if (payments.some(({ failed }) => failed)) return { laterMs: HOUR };
  // Whoever sees that it came says so.
  if (payments.some(({ awaiting }) => awaiting)) return {};
  if (payments.some(({ captured }) => !captured)) return { laterMs: MINUTE };
  await context.run(order, streamOf(orderId), { type: 'RequestGiftCertificates', orderId, at: context.now });
  return {};
}

/** One for each of these units, which are paid; each once, however often it is asked for. */
export async function issueCertificates(
  { orderId, lineId, quantity }: { readonly orderId: string } & LineUnits,
  context: OperationContext,
): Promise<void> {
  const { draft, orderNumber } = await loadOrder(orderId, context);
  const { recipients } = await context.states.giftRecipient.ofOrder({ orderId });
  const { billTo, currency } = draft;
  const giver = draft.placedBy ?? `${billTo.firstName} ${billTo.lastName}`;
  const buyer = { name: giver, email: draft.email, message: '', letterOn: shopDay(context.now) };
  const line = draft.lines.find((one) => one.lineId === lineId);
  if (!line?.giftCertificate) return;
  // The first part of a divided line keeps its id, the others have the delivery's behind it.
  const named = recipients.get(lineId.split('-')[0] ?? lineId);
  // Erased meanwhile: what was paid for goes to whoever paid.
  const { name, email, message, letterOn } = named?.email ? named : buyer;
  for (let piece = 1; piece <= quantity; piece += 1) {
    const seed = seedOfPiece(orderId, lineId, piece);
    const { certificateId } = await context.states.giftCertificate.ofSeed({ seed });
    await context.commands.giftCertificate.issue({
      ...{ certificateId, seed, amount: unitPrice(line), currency, name, email, message },
      ...{ giver, orderId, lineId, letterOn, reason: orderNumber },
      language: draft.language === 'fr' ? 'fr' : 'en',
    });
  }
}

/**
 * Withdraws as many certificates as units of their lines are paid back, as far as nothing is spent of them.
 * @throws DomainError gift_certificates_spent
 */
export async function withdrawCertificates(
  { orderId, refundId, lines: units, reason }: PaidBack & { readonly reason: string },
  context: OperationContext,
): Promise<void> {
  const state = await loadOrder(orderId, context);
  for (const { lineId, quantity } of certificatesOf(state, units)) {
    const unspent = await withdrawable(state, { refundId, lineId }, context);
    if (unspent.length < quantity) refuse('gift_certificates_spent', { count: unspent.length });
    for (const certificateId of unspent.slice(0, quantity))
      await context.commands.giftCertificate.withdraw({ certificateId, refundId, reason });
  }
}

/** Gives back what was withdrawn for a refund that came to nothing. */
export async function restoreCertificates(
  { orderId, refundId, lines: units }: PaidBack,
  code: string,
  context: OperationContext,
): Promise<void> {
  const state = await loadOrder(orderId, context);
  for (const { lineId } of certificatesOf(state, units))
    for (const certificateId of await withdrawable(state, { refundId, lineId }, context))
      await context.commands.giftCertificate.restore({ certificateId, refundId, reason: code });
}

interface PaidBack {
  readonly orderId: string;
  readonly refundId: string;
  readonly lines: readonly LineUnits[];
}

const certificatesOf = ({ draft }: PlacedOrder, units: readonly LineUnits[]): LineUnits[] =>
  summed(units).filter(({ lineId }) => draft.lines.some((line) => line.lineId === lineId && line.giftCertificate));

/** Those of a line that can be withdrawn for a refund, or were. */
async function withdrawable(
  { draft: { orderId }, progress }: PlacedOrder,
  { refundId, lineId }: { readonly refundId: string; readonly lineId: string },
  { states }: OperationContext,
): Promise<string[]> {
  const { shipped } = progressOf(progress, lineId);
  const pieces = await Promise.all(
    Array.from({ length: shipped }, async (_, index) => {
      const { certificateId } = await states.giftCertificate.ofSeed({ seed: seedOfPiece(orderId, lineId, index + 1) });
      const answer = await states.giftCertificate.withdrawable({ certificateId, refundId });
      return answer.withdrawable ? [certificateId] : [];
    }),
  );
  return pieces.flat();
}
