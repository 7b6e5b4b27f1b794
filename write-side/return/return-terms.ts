// What can be returned of an order: its shipments, what came back before, and the dealer's policy (spec 5 and 6).
import { isMoney, givesPartsBack } from '#contracts/payment/method/payment-methods.ts';
import { settings, isOnValue } from '#contracts/setting/settings.ts';
import { addDays } from '#domain/shared/day.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { orderReturn } from '#domain/return/return.decider.ts';
import {
  RETURN_REASONS,
  returnStream,
  type ReturnReason,
  type ReturnResolution,
} from '#domain/return/return.events.ts';
import type { ReturnableLine } from '#domain/return/return-policy.ts';
import type { ReturnState } from '#domain/return/return.state.ts';
import type { AnswerOf, States } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

export interface ReturnTerms {
  readonly order: AnswerOf<States['order']['shipped']>;
  readonly returnable: readonly ReturnableLine[];
  readonly state: ReturnState;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Days from a shipment. */
  readonly days: number;
  /** 0 to 100. */
  readonly feePercent: number;
  /** Spec 5: a way of paying gives no part back. */
  readonly isWhole: boolean;
  /** What the buyer may ask to have for the goods. */
  readonly resolutions: readonly ReturnResolution[];
}

/** Spec 6: there are returns where both settings are on. @throws DomainError not_found */
export async function requireReturns({ queries }: OperationContext): Promise<void> {
  const { value } = await queries.setting.value({ name: settings.returnsPage });
  if (!isOnValue(value)) notFound('not_found');
}

/** @throws DomainError order_not_found */
export async function termsOf(orderId: string, context: OperationContext): Promise<ReturnTerms> {
  const { queries, states, now } = context;
  const number = async (name: 'ReturnDays' | 'RestockingFeePercent') =>
    Number((await queries.setting.value({ name })).value);
  const [order, { state }, days, feePercent, { value: excluded }, { value: certificates }] = await Promise.all([
    states.order.shipped({ orderId }),
    context.load(orderReturn, returnStream(orderId)),
    number('ReturnDays'),
    number('RestockingFeePercent'),
    queries.setting.value({ name: 'NonReturnableItems' }),
    queries.setting.value({ name: settings.giftCertificates }),
  ]);
  const mayCredit = isOnValue(certificates) && order.methods.some(isMoney);
  const never = new Set(excluded.split(/[\s,;]+/));
  return {
    order,
    returnable: order.lines.map(({ lineId, itemNumber, refundable, shipments }) => ({
      lineId,
      itemNumber,
      refundable,
      shipped: shipments.map(({ quantity, at }) => ({ quantity, until: addDays(shopDay(at), days) })),
      isExcluded: never.has(itemNumber),
    })),
    state,
    today: shopDay(now),
    days,
    feePercent,
    isWhole: !order.methods.every(givesPartsBack),
    resolutions: ['refund', ...(mayCredit ? (['store-credit'] as const) : []), 'replacement'],
  };
}

/** What is the dealer's fault bears no fee. */
export const feePercentFor = (reason: ReturnReason, { feePercent }: Pick<ReturnTerms, 'feePercent'>): number =>
  RETURN_REASONS.some((one) => one.reason === reason && one.bearsFee) ? feePercent : 0;
