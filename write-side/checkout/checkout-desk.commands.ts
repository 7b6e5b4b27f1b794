import type { checkoutDeskOperations } from '#contracts/checkout/checkout-desk.ts';
import { choiceByReference } from '#contracts/payment/method/payment-methods.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { placeAtDesk } from './placement.ts';

export const checkoutDeskCommands: Handlers<typeof checkoutDeskOperations, 'command'> = {
  async 'admin/checkout/placeorder'({ method, reference, ...wanted }, context) {
    const choice = choiceByReference(method, reference);
    if (!choice) return refuse('payment_method_not_allowed', { method }, 'payment');
    const { method: _, ...details } = choice;
    const answer = await placeAtDesk(wanted, [{ method, details }], context);
    // What is chosen by its reference asks no bank.
    return answer.status === 'placed'
      ? { orderId: answer.OrderID, orderNumber: answer.OrderNumber }
      : refuse('payment_not_confirmed', {}, 'payment');
  },
};
