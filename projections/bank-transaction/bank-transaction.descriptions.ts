import type { BankTransactionEvent, MatchTarget } from '#domain/bank-transaction/bank-transaction.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';

const targetShown = (target: MatchTarget, format: EventFormatter) =>
  target.kind === 'account'
    ? format.term('accountDebt', { account: target.accountId })
    : format.term('orderPayment', { order: target.orderId });

export const bankTransactionDescriptions = defineDescriptions<
  BankTransactionEvent,
  { readonly currency: CurrencyCode | '' }
>({
  category: 'bank-transaction',
  group: 'payment',
  fold: {
    initialState: { currency: '' },
    evolve: (state, event) => (event.type === 'BankTransactionImported' ? { currency: event.data.currency } : state),
  },
  decisions: ['BankTransactionMatched', 'BankTransactionSetAside'],
  of: {
    BankTransactionImported: ({ data: { amount, currency, bookedOn, payer, fileName } }, _before, format) => ({
      amount: format.money(amount, currency),
      day: format.day(bookedOn),
      payer: payer || '-',
      file: fileName,
    }),
    BankTransactionMatched: ({ data: { amount, target } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      target: targetShown(target, format),
    }),
    BankTransactionMatchEnded: ({ data: { reason } }, _before, format) => ({ reason: format.reason(reason) }),
    BankTransactionSetAside: ({ data: { amount, reason } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      reason,
    }),
    BankTransactionTakenUp: () => ({}),
  },
});
