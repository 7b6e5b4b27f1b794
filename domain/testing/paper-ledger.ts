import fc from 'fast-check';
import { credit, type CreditCommand } from '#domain/credit/credit.decider.ts';
import type { CreditEvent, OpenItem } from '#domain/credit/credit.events.ts';
import type { CreditState } from '#domain/credit/credit.state.ts';
import { sum } from '#domain/shared/money.ts';

const accountId = 'a1';
const reason = 'Wrong item';
const limited: CreditEvent = { type: 'CreditLimitSet', data: { accountId, limit: 100_000, currency: 'CAD' } };

interface LedgerStep {
  readonly type: string;
  readonly amount: number;
  readonly of: number;
  readonly dueOn: string;
  /** Thousandths of a percent off an early payment; 0: none. */
  readonly rate: number;
}

/** Any history of a ledger; what is refused on the way changes nothing. */
export const ledgerSteps: fc.Arbitrary<LedgerStep[]> = fc.array(
  fc.record({
    type: fc.constantFrom(
      ...['order', 'payment', 'note', 'unapply', 'apply', 'reverse', 'more', 'charge', 'adjust', 'writeOff'],
    ),
    amount: fc.integer({ min: 1, max: 3_000 }),
    of: fc.nat(40),
    dueOn: fc.constantFrom('2026-01-10', '2026-02-10', '2026-03-10'),
    rate: fc.constantFrom(0, 0, 2_000, 12_345),
  }),
  { maxLength: 60 },
);

/** What a clerk with paper and pencil would write: what is owed in all, and what each payment settles. */
export class PaperLedger {
  state: CreditState = credit.evolve(credit.initialState, limited);
  /** All that was decided, in order. */
  readonly events: CreditEvent[] = [limited];
  owed = 0;
  readonly items = new Map<string, OpenItem>();
  readonly receipts: { id: string; amount: number; applied: Map<string, number>; moves: number }[] = [];

  take(id: string, { type, amount, of, dueOn, rate }: LedgerStep): void {
    const receipt = this.receipts[of % Math.max(1, this.receipts.length)];
    const item = this.state.openItems[of % Math.max(1, this.state.openItems.length)];
    if (type === 'order') {
      this.run({ type: 'Hold', accountId, holdId: id, amount, currency: 'CAD' });
      const discount = rate ? { discount: { rate, until: of % 2 ? '2026-03-02' : '2026-03-01' } } : {};
      if (this.run({ type: 'PostOpenItem', accountId, holdId: id, orderId: id, dueOn, ...discount }))
        this.owed += amount;
    }
    if (type === 'note' && this.run({ type: 'IssueCreditNote', accountId, creditNoteId: id, openItemId: 'x', amount }))
      this.owed -= amount;
    if (type === 'payment') {
      const paper = { receiptId: id, amount, reference: id, receivedOn: '2026-03-02', today: '2026-03-02' };
      if (this.run({ type: 'RecordPayment', accountId, ...paper })) this.owed -= amount;
    }
    if (type === 'more' && this.run({ type: 'AdjustBalance', accountId, adjustmentId: id, amount, dueOn, reason }))
      this.owed += amount;
    if (type === 'charge') {
      const through = of % 2 ? '2026-03-31' : '2026-04-30';
      this.run({ type: 'PostFinanceCharge', accountId, through, rate: 12_000, graceDays: 10, dueOn });
    }
    if (item) this.reduce(id, type, amount, item);
    if (receipt) this.move(type, amount, of, { receipt, item });
  }

  reduce(id: string, type: string, amount: number, { openItemId }: Pick<OpenItem, 'openItemId'>): void {
    if (type === 'adjust') {
      if (this.run({ type: 'AdjustItem', accountId, openItemId, amount, adjustmentId: id, reason }))
        this.owed -= amount;
    }
    if (type === 'writeOff') {
      if (this.run({ type: 'WriteOffItem', accountId, openItemId, amount, writeOffId: id, reason }))
        this.owed -= amount;
    }
  }

  move(
    type: string,
    amount: number,
    of: number,
    { receipt, item }: { receipt: PaperLedger['receipts'][number]; item: Pick<OpenItem, 'openItemId'> | undefined },
  ): void {
    const { id: receiptId, moves } = receipt;
    const settled = [...receipt.applied].map(([openItemId, open]) => ({ ...this.items.get(openItemId)!, open }));
    if (type === 'unapply') {
      const items = settled.slice(0, 1 + (of % 3));
      this.run({ type: 'UnapplyPayment', accountId, receiptId, items, moves, reason });
    }
    if (item && type === 'apply') {
      const waiting = receipt.amount - sum([...receipt.applied.values()]);
      const items = [{ openItemId: item.openItemId, amount }];
      this.run({ type: 'ApplyPayment', accountId, receiptId, waiting, moves, reason, items });
    }
    if (type === 'reverse') {
      const when = { at: '2026-03-05T15:00:00.000Z', today: '2026-03-05' };
      if (this.run({ type: 'ReversePayment', accountId, receiptId, reason, items: settled, moves, ...when }))
        this.owed += receipt.amount;
    }
  }

  /** Tells whether it was taken and changed something. */
  run(command: CreditCommand): boolean {
    let events: readonly CreditEvent[];
    try {
      events = credit.decide(command, this.state);
    } catch {
      return false; // a refusal changes nothing
    }
    this.state = events.reduce(credit.evolve, this.state);
    this.events.push(...events);
    for (const event of events) this.note(event);
    return events.length > 0;
  }

  note({ type, data }: CreditEvent): void {
    if (type === 'OpenItemPosted') this.items.set(data.openItemId, { ...data, open: data.amount });
    if (type === 'BalanceAdjusted')
      this.items.set(data.adjustmentId, { ...data, openItemId: data.adjustmentId, orderId: '', open: data.amount });
    if (type === 'FinanceChargePosted') {
      this.owed += data.amount;
      this.items.set(data.chargeId, { ...data, openItemId: data.chargeId, orderId: '', open: data.amount });
    }
    if (type === 'EarlyPaymentDiscountGranted') this.owed -= data.amount;
    if (type === 'EarlyPaymentDiscountWithdrawn') this.owed += sum(data.items.map(({ open }) => open));
    this.noteReceipt({ type, data } as CreditEvent);
  }

  noteReceipt({ type, data }: CreditEvent): void {
    const receipt = 'receiptId' in data ? this.receipts.find(({ id }) => id === data.receiptId) : undefined;
    if (type === 'AccountPaymentReceived') {
      const applied = new Map(data.applied.map((part) => [part.openItemId, part.amount]));
      this.receipts.push({ id: data.receiptId, amount: data.amount, applied, moves: 0 });
    }
    if (type === 'AccountPaymentUnapplied' && receipt) {
      receipt.moves += 1;
      for (const { openItemId } of data.items) receipt.applied.delete(openItemId);
    }
    if (type === 'AccountPaymentApplied' && receipt) {
      receipt.moves += 1;
      for (const { openItemId, amount } of data.applied)
        receipt.applied.set(openItemId, (receipt.applied.get(openItemId) ?? 0) + amount);
    }
    if (type === 'AccountPaymentReversed') {
      receipt?.applied.clear();
      for (const one of data.items) if (!this.items.has(one.openItemId)) this.items.set(one.openItemId, one);
    }
  }
}
