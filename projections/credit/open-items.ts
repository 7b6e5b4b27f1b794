import { reversalItemOf, type CreditEvent } from '#domain/credit/credit.events.ts';
import type { EarlyPaymentDiscount } from '#domain/shared/payment-terms.ts';
import { defineReadModel, put, updateIfThere } from '#platform/kernel/read-model/read-model.ts';

/** What is known of an open item for ever, also after it was settled. */
export interface OpenItemRow {
  readonly open_item_id: string;
  readonly account_id: string;
  /** Empty where it is of no order. */
  readonly order_id: string;
  readonly amount: number;
  readonly due_on: string;
  /** What staff took off it by adjustments and write-offs. */
  readonly reduced: number;
  readonly discount: EarlyPaymentDiscount | null;
}

const reduced = ({ data: { openItemId, amount } }: { readonly data: { openItemId: string; amount: number } }) =>
  updateIfThere<OpenItemRow>(openItemId, (row) => ({ ...row, reduced: row.reduced + amount }));

export const openItems = defineReadModel<OpenItemRow, CreditEvent>({
  name: 'open_item',
  version: 3,
  key: 'open_item_id',
  columns: {
    open_item_id: 'text',
    account_id: 'text',
    order_id: 'text',
    amount: 'bigint',
    due_on: 'text',
    reduced: 'bigint',
    discount: 'jsonb',
  },
  streams: ({ account_id }) => [`credit-${account_id}`],
  on: {
    OpenItemPosted: ({ data: { accountId, openItemId, orderId, amount, dueOn, discount = null } }) =>
      put<OpenItemRow>(openItemId, {
        ...{ open_item_id: openItemId, account_id: accountId, order_id: orderId, amount, due_on: dueOn, reduced: 0 },
        discount,
      }),
    BalanceAdjusted: ({ data: { accountId, adjustmentId, amount, dueOn } }) =>
      put<OpenItemRow>(adjustmentId, {
        ...{ open_item_id: adjustmentId, account_id: accountId, order_id: '', amount, due_on: dueOn, reduced: 0 },
        discount: null,
      }),
    FinanceChargePosted: ({ data: { accountId, chargeId, amount, dueOn } }) =>
      put<OpenItemRow>(chargeId, {
        ...{ open_item_id: chargeId, account_id: accountId, order_id: '', amount, due_on: dueOn, reduced: 0 },
        discount: null,
      }),
    AccountPaymentReversed: ({ data: { accountId, receiptId, items } }) =>
      items
        .filter(({ openItemId }) => openItemId === reversalItemOf(receiptId))
        .map(({ openItemId, amount, dueOn }) =>
          put<OpenItemRow>(openItemId, {
            ...{ open_item_id: openItemId, account_id: accountId, order_id: '', amount, due_on: dueOn, reduced: 0 },
            discount: null,
          }),
        ),
    OpenItemAdjusted: reduced,
    OpenItemWrittenOff: reduced,
    CreditTakenOver: ({ data: { accountId, openItems: items } }) =>
      items.map(({ openItemId }) =>
        updateIfThere<OpenItemRow>(openItemId, (row) => ({ ...row, account_id: accountId })),
      ),
  },
});
