import type { z } from 'zod';
import type { PaymentMethodContract } from '#contracts/payment/method/payment-method.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** Everything that a buyer's form must know of a method; undefined where this buyer may not pay by it. */
export type PaymentOptionFor<Contract extends PaymentMethodContract = PaymentMethodContract> = (
  accountId: string,
  context: OperationContext,
) => Promise<Omit<z.output<Contract['option']>, 'method' | 'name'> | undefined>;
