import type { InvoiceEvent } from '#domain/invoice/invoice.events.ts';
import type { InvoiceSeriesEvent } from '#domain/invoice/invoice-series.events.ts';
import { sum } from '#domain/shared/money.ts';
import type { InvoicePaymentEvent } from '#domain/invoice-payment/invoice-payment.events.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const invoiceDescriptions = defineDescriptions<InvoiceEvent, { readonly currency: string }>({
  category: 'invoice',
  group: 'account',
  belongs: { of: 'order', several: true },
  fold: {
    initialState: { currency: '' },
    evolve: (state, event) => (event.type === 'InvoiceIssued' ? { currency: event.data.currency } : state),
  },
  of: {
    InvoiceOrderAdded: ({ data: { closesAt } }, _before, format) => ({ day: format.day(shopDay(closesAt)) }),
    InvoiceIssued: ({ data: { number, total, currency, orderNumber, orders, dueOn } }, _before, format) => ({
      number,
      order: format.list(orders?.map((one) => one.orderNumber) ?? [orderNumber]),
      amount: format.money(total, currency),
      day: format.day(dueOn),
    }),
    InvoiceCreditNoteIssued: ({ data: { number, total, reason } }, { currency }, format) => ({
      number,
      amount: format.money(total, currency),
      reason: format.reason(reason),
    }),
  },
});

export const invoiceSeriesDescriptions = defineDescriptions<InvoiceSeriesEvent>({
  category: 'invoice-series',
  group: 'account',
  isShared: true,
  of: { InvoiceNumberTaken: ({ data: { sequence, year } }) => ({ number: String(sequence), year }) },
});

export const invoicePaymentDescriptions = defineDescriptions<InvoicePaymentEvent, { readonly currency: string }>({
  category: 'invoice-payment',
  group: 'account',
  fold: {
    initialState: { currency: '' },
    evolve: (state, event) => (event.type === 'InvoicePaymentStarted' ? { currency: event.data.currency } : state),
  },
  of: {
    InvoicePaymentStarted: ({ data: { payment, currency, invoices } }, _before, format) => ({
      amount: format.money(payment.amount, currency),
      count: String(invoices.length),
    }),
    InvoicePaymentSecured: ({ data: { payment } }) => ({ text: payment.text }),
    InvoicePaymentAwaited: ({ data: { invoices } }, { currency }, format) => ({
      amount: format.money(sum(invoices.map(({ amount }) => amount)), currency),
    }),
    InvoicePaymentReturned: ({ data: { code } }, _before, format) => ({ reason: format.reason(code) }),
    InvoicePaymentCompleted: ({ data: { amount } }, { currency }, format) => ({
      amount: format.money(amount, currency),
    }),
    InvoicePaymentFailed: ({ data: { code } }, _before, format) => ({ reason: format.reason(code) }),
  },
});
