import { sum } from '#domain/shared/money.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { CreditBalance, CreditEvent } from '#domain/credit/credit.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

interface CreditBefore {
  readonly limit: number;
  readonly currency: string;
  readonly held: Readonly<Record<string, number>>;
}

function creditAfter(state: CreditBefore, event: CreditEvent): CreditBefore {
  if (event.type === 'CreditLimitSet') return { ...state, limit: event.data.limit, currency: event.data.currency };
  return event.type === 'CreditHeld'
    ? { ...state, held: { ...state.held, [event.data.holdId]: event.data.amount } }
    : state;
}

export const creditDescriptions = defineDescriptions<CreditEvent, CreditBefore>({
  category: 'credit',
  group: 'account',
  belongs: { of: 'account' },
  decisions: ['CreditLimitSet', 'TermsOverrideGranted'],
  fold: { initialState: { limit: 0, currency: '', held: {} }, evolve: creditAfter },
  of: {
    CreditLimitSet: ({ data: { limit, currency } }, before, format) => ({
      before: format.money(before.limit, currency),
      after: format.money(limit, currency),
    }),
    CreditHeld: ({ data: { amount } }, { currency }, format) => ({ amount: format.money(amount, currency) }),
    CreditHoldReleased: ({ data: { holdId, reason } }, { held, currency }, format) => ({
      amount: format.money(own(held, holdId) ?? 0, currency),
      reason: format.reason(reason),
    }),
    CreditHoldReduced: ({ data: { amount } }, { currency }, format) => ({ amount: format.money(amount, currency) }),
    OpenItemPosted: ({ data: { openItemId, amount, dueOn } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
      due: format.term('dueOn', { day: format.day(dueOn) }),
    }),
    AccountPaymentReceived: ({ data: { amount, reference, receivedOn } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      reference,
      day: format.day(receivedOn),
    }),
    AccountPaymentReversed: ({ data: { amount, reason } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      reason,
    }),
    AccountPaymentUnapplied: ({ data: { items, reason } }, { currency }, format) => ({
      amount: format.money(sum(items.map(({ open }) => open)), currency),
      items: format.list(items.map(({ openItemId }) => openItemId)),
      reason,
    }),
    AccountPaymentApplied: ({ data: { applied, reason } }, { currency }, format) => ({
      amount: format.money(sum(applied.map((part) => part.amount)), currency),
      items: format.list(applied.map(({ openItemId }) => openItemId)),
      reason,
    }),
    BalanceAdjusted: ({ data: { amount, dueOn, reason } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      day: format.day(dueOn),
      reason,
    }),
    FinanceChargePosted: ({ data: { amount, dueOn, through, rate, items } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      day: format.day(dueOn),
      through: format.day(through),
      rate: rate / 1_000,
      items: format.list(items.map(({ openItemId }) => openItemId)),
    }),
    OpenItemAdjusted: ({ data: { amount, openItemId, reason } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
      reason,
    }),
    OpenItemWrittenOff: ({ data: { amount, openItemId, reason } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
      reason,
    }),
    EarlyPaymentDiscountGranted: ({ data: { amount, openItemId } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
    }),
    EarlyPaymentDiscountWithdrawn: ({ data: { items } }, { currency }, format) => ({
      amount: format.money(sum(items.map(({ open }) => open)), currency),
      items: format.list(items.map(({ openItemId }) => openItemId)),
    }),
    OpenItemsReserved: ({ data: { items } }, { currency }, format) => ({
      amount: format.money(sum(items.map((item) => item.amount)), currency),
    }),
    OpenItemsReleased: ({ data: { reason } }, _before, format) => ({ reason: format.reason(reason) }),
    CreditNoteIssued: ({ data: { amount, openItemId } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
    }),
    OpenItemsDisputed: ({ data: { openItemIds } }, _before, format) => ({ items: format.list(openItemIds) }),
    OpenItemDisputeEnded: ({ data: { openItemIds } }, _before, format) => ({ items: format.list(openItemIds) }),
    TermsOverrideGranted: ({ data: { until, reason } }, _before, format) => ({ day: format.day(until), reason }),
    TermsOverrideWithdrawn: () => ({}),
    PaymentPromised: ({ data: { amount, payOn, text } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      day: format.day(payOn),
      text: text || '-',
    }),
    CollectionCallNoted: ({ data: { text, nextOn } }, _before, format) => ({
      text,
      next: nextOn ? format.term('nextCall', { day: format.day(nextOn) }) : '',
    }),
    CreditGivenOver: ({ data: { to, ...balance } }, { currency }, format) => ({
      amount: format.money(owedOf(balance), currency),
      to,
    }),
    CreditTakenOver: ({ data: { from, ...balance } }, { currency }, format) => ({
      amount: format.money(owedOf(balance), currency),
      from,
    }),
  },
});

const owedOf = ({ openItems, unapplied }: Pick<CreditBalance, 'openItems' | 'unapplied'>): number =>
  openItems.reduce((sum, { open }) => sum + open, 0) - unapplied;
