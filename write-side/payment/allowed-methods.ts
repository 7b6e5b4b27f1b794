import { isMoney } from '#contracts/payment/method/payment-methods.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { moneyText } from './money-text.ts';

interface Payments {
  /** Empty: a guest's. */
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly parts: readonly { readonly method: string; readonly amount: Amount }[];
  /** Gift certificates are among what is paid: they are bought by money alone. */
  readonly forGiftCertificates?: boolean;
}

/**
 * What pays one order, by methods that are open to the account, each up to its maximum: a method that is chosen twice has
 * one.
 * @throws DomainError payment_method_not_allowed, payment_method_maximum, gift_certificate_needs_money
 */
export async function requireAllowedMethods(
  { accountId, currency, parts, forGiftCertificates = false }: Payments,
  { queries, language }: OperationContext,
): Promise<void> {
  const { methods: closed } = await queries.checkout.closedMethods({ accountId });
  const paid = new Map<string, Amount>();
  for (const { method, amount } of parts) paid.set(method, (paid.get(method) ?? 0) + amount);
  for (const [method, amount] of paid) {
    if (closed.includes(method)) refuse('payment_method_not_allowed', { method }, 'payment');
    if (forGiftCertificates && !isMoney(method)) refuse('gift_certificate_needs_money', {}, 'payment');
    const { maximum } = await queries.checkout.methodMaximum({ method });
    if (maximum !== undefined && amount > maximum)
      refuse('payment_method_maximum', { method, most: moneyText(maximum, currency, language) }, 'payment');
  }
}
