// What a provider's webhook leads to: the payment whose key it names is looked at, and the provider is asked what is true.
import { attemptOf } from '#domain/shared/payment-plan.ts';
import { derivedId } from '#platform/kernel/command/command-ids.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import type { Application } from '../application.ts';

/** As `paymentPlan` makes them. */
export const PAYMENT_KEY = /^[\w-]+\.\d{1,9}\.(\d{1,9}-)?\d{1,3}$/;

export interface PaymentHint {
  readonly key: string;
  /** The provider's word, so that each of them is followed once. */
  readonly status: string;
  /** It is about money that is awaited. */
  readonly isDebit: boolean;
}

/** Never fails: a hint may be lost, since a timer looks, too. */
export async function followHint(
  { dispatcher, log }: Application,
  { key, status, isDebit }: PaymentHint,
): Promise<void> {
  const [orderId = ''] = key.split('.');
  const commandId = derivedId('gateway hook', key, status);
  try {
    const by = { name: 'gateway-hook', commandId, correlationId: commandId, causationId: commandId };
    const { commands } = asSystem(dispatcher, by);
    if (isDebit) await commands.payment.recordSettlement({ paymentId: key });
    else await commands.checkout.resume({ orderId, attempt: attemptOf(key) });
  } catch (error) {
    log.warn({ err: error, orderId }, 'webhook could not be worked off; the timer will look again');
  }
}
