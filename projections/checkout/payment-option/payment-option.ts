import type { PaymentOption } from '#contracts/payment-method/payment-methods.ts';
import type { OperationContext } from '#platform/operations/context.ts';

type DetailsOf<Option> = Option extends unknown ? Omit<Option, 'method' | 'name'> : never;

/** Everything that a buyer's form must know of a method; undefined where this buyer may not pay by it. */
export type PaymentOptionFor<Method extends PaymentOption['method']> = (
  accountId: string,
  context: OperationContext,
) => Promise<DetailsOf<Extract<PaymentOption, { readonly method: Method }>> | undefined>;
