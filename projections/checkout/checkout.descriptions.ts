import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';

export const checkoutDescriptions = defineDescriptions<CheckoutEvent>({
  category: 'checkout',
  group: 'checkout',
  belongs: { of: 'order' },
  of: {
    CheckoutStarted: ({ data: { attempt, lines, totals, currency, payments } }, _before, format) => ({
      attempt,
      lines: lines.length,
      total: format.money(totals.total, currency),
      method: format.list(payments.map(({ method }) => methodTexts(method, format.language).term)),
    }),
    CheckoutPaid: ({ data: { payments } }, _before, format) => ({
      payment: format.list(payments.map(({ text }) => text)),
    }),
    CheckoutCompleted: ({ data: { orderNumber } }) => ({ orderNumber }),
    CheckoutFailed: ({ data: { attempt, code } }, _before, format) => ({ attempt, reason: format.reason(code) }),
    CheckoutUndone: ({ data: { attempt } }) => ({ attempt }),
    CheckoutAbandoned: ({ data: { attempt } }) => ({ attempt }),
  },
});
