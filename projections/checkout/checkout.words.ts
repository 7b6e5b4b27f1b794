import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import { defineWords, masterDataWords } from '#projections/shared/event-words/words.ts';
import { methodTexts } from '#platform/payment/method-texts.ts';

export const checkoutWords = defineWords<CheckoutEvent>({
  category: 'checkout',
  group: 'checkout',
  belongs: { of: 'order' },
  of: {
    CheckoutStarted: ({ data: { attempt, lines, totals, currency, payments } }, _before, say) => ({
      attempt,
      lines: lines.length,
      total: say.money(totals.total, currency),
      method: say.list(payments.map(({ method }) => methodTexts(method, say.language).term)),
    }),
    CheckoutPaid: ({ data: { payments } }, _before, say) => ({ payment: say.list(payments.map(({ text }) => text)) }),
    CheckoutCompleted: ({ data: { orderNumber } }) => ({ orderNumber }),
    CheckoutFailed: ({ data: { attempt, code } }, _before, say) => ({ attempt, reason: say.reason(code) }),
    CheckoutUndone: ({ data: { attempt } }) => ({ attempt }),
    CheckoutAbandoned: ({ data: { attempt } }) => ({ attempt }),
  },
});

export const shippingTableWords = masterDataWords('shipping-table', 'ShippingTable', 'shippingMethod');
export const taxTableWords = masterDataWords('tax-table', 'TaxTable', 'destination');
