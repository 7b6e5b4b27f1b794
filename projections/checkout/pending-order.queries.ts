import type { pendingOrderOperations } from '#contracts/cart/pending-order.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';

export const pendingOrderQueries: Handlers<typeof pendingOrderOperations, 'query'> = {
  async 'cart/getpendingorders'(_input, { queries, states, language }) {
    const { carts } = await queries.cart.paymentLeft();
    const Orders = carts.map(async ({ orderId, lineCount, currency, leftAt }) => {
      const plan = await states.checkout.failedPlan({ orderId });
      return {
        OrderID: orderId,
        LineCount: lineCount,
        OrderTotal: plan?.total ?? 0,
        CurrencyCode: currency,
        LeftAt: leftAt,
        PaymentParts: (plan?.parts ?? []).map(({ method, amount }) => ({
          name: methodTexts(method, language).name,
          amount,
        })),
      };
    });
    return { Orders: await Promise.all(Orders) };
  },
};
