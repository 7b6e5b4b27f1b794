// Decides which ways of paying a buyer is offered. A method is one line here.
import type { PaymentMethodName, PaymentOption } from '#contracts/payment-method/payment-methods.ts';
import { paymentMethods } from '#contracts/payment-method/payment-methods.ts';
import type { OperationContext } from '#platform/operations/context.ts';
import { methodTexts } from '#platform/payment/method-texts.ts';
import { card } from './payment-option/card.option.ts';
import type { PaymentOptionFor } from './payment-option/payment-option.ts';
import { terms } from './payment-option/terms.option.ts';

const options: { readonly [M in PaymentMethodName]: PaymentOptionFor<M> } = { card, terms };

/** In the order of the table of methods. */
export async function paymentOptionsFor(accountId: string, context: OperationContext): Promise<PaymentOption[]> {
  const offered = await Promise.all(
    paymentMethods.map(async ({ method }) => {
      const option = await options[method](accountId, context);
      return option ? { method, name: methodTexts(method, context.language).name, ...option } : undefined;
    }),
  );
  return offered.filter((option) => option !== undefined) as PaymentOption[];
}
