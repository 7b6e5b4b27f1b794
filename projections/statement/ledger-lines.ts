import type { Applied, CreditBalance, CreditEvent, OpenItem } from '#domain/credit/credit.events.ts';
import type { MovementKind } from '#domain/statement/statement.events.ts';
import { sum } from '#domain/shared/money.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, put, type Change } from '#platform/kernel/read-model/read-model.ts';

/**
 * One line for each open item that an event of a ledger changes, and one for what waits in the account's favour. All lines
 * of an account are its balance; those of one open item, what is open of it; those of one event, what it did to the balance.
 */
export interface LedgerLineRow {
  /** `<event>#<number>`. */
  readonly line_id: string;
  /** `<stream>@<revision>`: lines of one event are one entry. */
  readonly entry_id: string;
  readonly revision: number;
  readonly account_id: string;
  readonly at: string;
  readonly kind: MovementKind | 'application';
  /** Empty: what waits in the account's favour. */
  readonly open_item_id: string;
  /** When the open item falls due, YYYY-MM-DD, where the event says so; else empty. */
  readonly due_on: string;
  /** The open item that the entry is about; empty where it is about none in particular. */
  readonly document: string;
  /** The day that its document bears, YYYY-MM-DD, where that is not the entry's own; else empty. */
  readonly dated: string;
  /** Number of a cheque or wire, id of a credit note, reason of a correction, the other account of a merger. */
  readonly text: string;
  /** Minor units, above 0 where more is owed. */
  readonly amount: number;
}

type Line = Pick<LedgerLineRow, 'open_item_id' | 'amount'> & { readonly due_on?: string };
type Entry = Pick<LedgerLineRow, 'kind'> & Partial<Pick<LedgerLineRow, 'document' | 'dated' | 'text'>>;

function entry(
  event: StoredEvent<CreditEvent>,
  { kind, document = '', dated = '', text = '' }: Entry,
  lines: readonly Line[],
): Change<LedgerLineRow>[] {
  const { stream, revision, at, data } = event;
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ open_item_id, amount, due_on = '' }, number) => {
      const line_id = `${stream}@${revision}#${number}`;
      return put<LedgerLineRow>(line_id, {
        ...{ line_id, entry_id: `${stream}@${revision}`, revision, account_id: data.accountId, at, kind },
        ...{ open_item_id, due_on, document, dated, text, amount },
      });
    });
}

const waiting = (amount: number): Line => ({ open_item_id: '', amount });
const totalOf = (parts: readonly Applied[]) => sum(parts.map(({ amount }) => amount));
const settled = (parts: readonly Applied[]): Line[] =>
  parts.map(({ openItemId, amount }) => ({ open_item_id: openItemId, amount: -amount }));
const opened = (items: readonly OpenItem[], sign: 1 | -1): Line[] =>
  items.map(({ openItemId, open, dueOn }) => ({ open_item_id: openItemId, amount: sign * open, due_on: dueOn }));
const openOf = (items: readonly OpenItem[]) => sum(items.map(({ open }) => open));
const whole = ({ openItems, unapplied }: CreditBalance, sign: 1 | -1): Line[] => [
  ...opened(openItems, sign),
  waiting(-sign * unapplied),
];

export const ledgerLines = defineReadModel<LedgerLineRow, CreditEvent>({
  name: 'ledger_line',
  version: 2,
  key: 'line_id',
  columns: {
    line_id: 'text',
    entry_id: 'text',
    revision: 'integer',
    account_id: 'text',
    at: 'timestamptz',
    kind: 'text',
    open_item_id: 'text',
    due_on: 'text',
    document: 'text',
    dated: 'text',
    text: 'text',
    amount: 'bigint',
  },
  indexes: ['(account_id, at) include (amount)'],
  streams: ({ account_id }) => [`credit-${account_id}`],
  on: {
    OpenItemPosted(event) {
      const { openItemId, amount, dueOn, settled: covered } = event.data;
      return entry(event, { kind: 'invoice', document: openItemId }, [
        { open_item_id: openItemId, amount: amount - covered, due_on: dueOn },
        waiting(covered),
      ]);
    },
    CreditNoteIssued(event) {
      const { creditNoteId, openItemId, amount, applied } = event.data;
      return entry(event, { kind: 'credit-note', document: openItemId, text: creditNoteId }, [
        ...settled(applied),
        waiting(totalOf(applied) - amount),
      ]);
    },
    AccountPaymentReceived(event) {
      const { amount, applied, reference, receivedOn } = event.data;
      return entry(event, { kind: 'payment', text: reference, dated: receivedOn }, [
        ...settled(applied),
        waiting(totalOf(applied) - amount),
      ]);
    },
    AccountPaymentReversed(event) {
      const { amount, items, reason } = event.data;
      return entry(event, { kind: 'reversal', text: reason }, [...opened(items, 1), waiting(amount - openOf(items))]);
    },
    AccountPaymentUnapplied(event) {
      const { items } = event.data;
      return entry(event, { kind: 'application' }, [...opened(items, 1), waiting(-openOf(items))]);
    },
    AccountPaymentApplied(event) {
      const { applied } = event.data;
      return entry(event, { kind: 'application' }, [...settled(applied), waiting(totalOf(applied))]);
    },
    BalanceAdjusted(event) {
      const { adjustmentId, amount, dueOn, reason } = event.data;
      return entry(event, { kind: 'adjustment', document: adjustmentId, text: reason }, [
        { open_item_id: adjustmentId, amount, due_on: dueOn },
      ]);
    },
    FinanceChargePosted(event) {
      const { chargeId, amount, dueOn, through } = event.data;
      return entry(event, { kind: 'finance-charge', document: chargeId, text: through }, [
        { open_item_id: chargeId, amount, due_on: dueOn },
      ]);
    },
    OpenItemAdjusted: (event) =>
      entry(
        event,
        { kind: 'adjustment', document: event.data.openItemId, text: event.data.reason },
        settled([event.data]),
      ),
    OpenItemWrittenOff: (event) =>
      entry(
        event,
        { kind: 'write-off', document: event.data.openItemId, text: event.data.reason },
        settled([event.data]),
      ),
    EarlyPaymentDiscountGranted: (event) =>
      entry(event, { kind: 'discount', document: event.data.openItemId }, settled([event.data])),
    EarlyPaymentDiscountWithdrawn: (event) => entry(event, { kind: 'discount' }, opened(event.data.items, 1)),
    CreditGivenOver: (event) => entry(event, { kind: 'merger', text: event.data.to }, whole(event.data, -1)),
    CreditTakenOver: (event) => entry(event, { kind: 'merger', text: event.data.from }, whole(event.data, 1)),
  },
});
