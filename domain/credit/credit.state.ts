import { entryOf, grown, NO_ENTRIES, type GrowingRecord } from '#domain/shared/growing-record.ts';
import { DEFAULT_CURRENCY, type CurrencyCode } from '#domain/shared/money.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { discountOn, settledBy } from '#domain/shared/payment-terms.ts';
import type { Applied, CreditEvent, OpenItem } from './credit.events.ts';
import { promisesOf, promisesWithout, type Promises } from './payment-promise.state.ts';

export interface CreditStanding {
  readonly limit: Amount;
  readonly currency: CurrencyCode;
  /** In the order in which they fall due; of one day, the first posted first. What is settled whole is not kept. */
  readonly openItems: readonly OpenItem[];
  /** Credit notes that no open item was left for: a balance in the buyer's favour. */
  readonly unapplied: Amount;
  /** Open holds by id. */
  readonly holds: Readonly<Record<string, Amount>>;
  /** Open items that buyers are paying at this moment, by the receipt that it will be. */
  readonly reserved: Readonly<Record<string, readonly Applied[]>>;
  /** Open items that their buyers dispute, by the dispute. */
  readonly disputed: Readonly<Record<string, readonly string[]>>;
  /** By id, with those of their open items of which something is still owed. */
  readonly promises: Promises;
  /** Until when orders on terms are taken, whatever is overdue. */
  readonly override?: { readonly until: string; readonly reason: string };
  /** The last day for which something was charged on what is overdue; empty where nothing ever was. */
  readonly chargedThrough: string;
  /** The last one about what is overdue, and the day of the next, or empty. */
  readonly call?: { readonly calledAt: string; readonly nextOn: string };
}

export interface CreditState extends CreditStanding {
  /** Credit notes by id and what each is for: each is issued once. */
  readonly creditNotes: GrowingRecord<Amount>;
  /** Open items and refunds that took a part of a hold, by their ids: each does once. */
  readonly holdParts: GrowingRecord<Amount>;
  /** Payments on account by id: each is recorded once. */
  readonly receipts: GrowingRecord<Amount>;
  /** What receipts took off open items by coming early, each with that as its `open`. */
  readonly discounts: GrowingRecord<readonly OpenItem[]>;
  /** Receipts whose money went back. */
  readonly reversed: readonly string[];
  /** How often what a receipt settles was changed by hand. */
  readonly moves: GrowingRecord<number>;
  /** Accounts whose balance came over, each once. */
  readonly takenOver: readonly string[];
}

export const initialState: CreditState = {
  limit: 0,
  currency: DEFAULT_CURRENCY,
  openItems: [],
  unapplied: 0,
  holds: {},
  reserved: {},
  disputed: {},
  promises: {},
  chargedThrough: '',
  creditNotes: NO_ENTRIES,
  holdParts: NO_ENTRIES,
  receipts: NO_ENTRIES,
  discounts: NO_ENTRIES,
  reversed: [],
  moves: NO_ENTRIES,
  takenOver: [],
};

export function evolve(state: CreditState, event: CreditEvent): CreditState {
  return withoutKeptPromises(evolved(state, event));
}

function evolved(state: CreditState, event: CreditEvent): CreditState {
  switch (event.type) {
    case 'CreditLimitSet':
      return { ...state, limit: event.data.limit, currency: event.data.currency };
    case 'CreditHeld':
      return { ...state, holds: { ...state.holds, [event.data.holdId]: event.data.amount } };
    case 'CreditHoldReleased':
      return { ...state, holds: without(state.holds, event.data.holdId) };
    case 'CreditHoldReduced': {
      const { holdId, amount, refundId } = event.data;
      return heldLess(state, holdId, amount, holdPartId(refundId, holdId));
    }
    case 'OpenItemPosted': {
      const { openItemId, holdId, orderId, amount, dueOn, settled, discount } = event.data;
      const item = { openItemId, orderId, amount, open: amount - settled, dueOn, ...(discount ? { discount } : {}) };
      return {
        ...(holdId === undefined
          ? { ...state, holds: without(state.holds, openItemId) }
          : heldLess(state, holdId, amount, openItemId)),
        openItems: item.open > 0 ? [...state.openItems, item].sort(byDueDay) : state.openItems,
        unapplied: state.unapplied - settled,
      };
    }
    case 'CreditNoteIssued': {
      const { creditNoteId, openItemId, paymentId = openItemId, amount, applied } = event.data;
      const id = noteId(creditNoteId, paymentId);
      return { ...settled(state, amount, applied), creditNotes: grown(state.creditNotes, id, amount) };
    }
    case 'AccountPaymentReceived': {
      const { receiptId, amount, applied } = event.data;
      return {
        ...settled(state, amount, applied),
        receipts: grown(state.receipts, receiptId, amount),
        reserved: without(state.reserved, receiptId),
      };
    }
    case 'EarlyPaymentDiscountGranted':
      return discounted(state, event.data);
    case 'EarlyPaymentDiscountWithdrawn': {
      const { receiptId, items } = event.data;
      const isWithdrawn = ({ openItemId }: OpenItem) => items.some((item) => item.openItemId === openItemId);
      return {
        ...state,
        openItems: items.reduce(reopened, state.openItems).toSorted(byDueDay),
        discounts: grown(
          state.discounts,
          receiptId,
          discountsOf(state, receiptId).filter((item) => !isWithdrawn(item)),
        ),
      };
    }
    case 'AccountPaymentReversed': {
      const { receiptId, amount, items } = event.data;
      return {
        ...state,
        reversed: [...state.reversed, receiptId],
        openItems: items.reduce(reopened, state.openItems).toSorted(byDueDay),
        unapplied: state.unapplied - (amount - sum(items.map(({ open }) => open))),
      };
    }
    case 'AccountPaymentUnapplied': {
      const { receiptId, items } = event.data;
      return {
        ...moved(state, receiptId),
        openItems: items.reduce(reopened, state.openItems).toSorted(byDueDay),
        unapplied: state.unapplied + sum(items.map(({ open }) => open)),
      };
    }
    case 'AccountPaymentApplied':
      return settled(moved(state, event.data.receiptId), 0, event.data.applied);
    case 'BalanceAdjusted': {
      const { adjustmentId: openItemId, amount, dueOn } = event.data;
      const item = { openItemId, orderId: '', amount, open: amount, dueOn };
      return { ...state, openItems: [...state.openItems, item].sort(byDueDay) };
    }
    case 'FinanceChargePosted': {
      const { chargeId: openItemId, amount, dueOn, through } = event.data;
      const item = { openItemId, orderId: '', amount, open: amount, dueOn };
      return { ...state, chargedThrough: through, openItems: [...state.openItems, item].sort(byDueDay) };
    }
    case 'OpenItemAdjusted':
    case 'OpenItemWrittenOff':
      return reducedBy(state, event.data);
    case 'OpenItemsReserved':
      return { ...state, reserved: { ...state.reserved, [event.data.receiptId]: event.data.items } };
    case 'OpenItemsReleased':
      return { ...state, reserved: without(state.reserved, event.data.receiptId) };
    case 'OpenItemsDisputed':
      return { ...state, disputed: { ...state.disputed, [event.data.disputeId]: event.data.openItemIds } };
    case 'OpenItemDisputeEnded':
      return { ...state, disputed: without(state.disputed, event.data.disputeId) };
    case 'TermsOverrideGranted': {
      const { until, reason } = event.data;
      return { ...state, override: { until, reason } };
    }
    case 'TermsOverrideWithdrawn':
      return withoutOverride(state);
    case 'PaymentPromised': {
      const { promiseId, payOn, openItemIds, side } = event.data;
      const others = promisesWithout(state.promises, openItemIds);
      return { ...state, promises: { ...others, [promiseId]: { payOn, openItemIds, side } } };
    }
    case 'CollectionCallNoted': {
      const { calledAt, nextOn } = event.data;
      return { ...state, call: { calledAt, nextOn } };
    }
    case 'CreditGivenOver':
      return {
        ...withoutOverride(state),
        ...{ openItems: [], unapplied: 0, holds: {}, reserved: {}, disputed: {}, promises: {} },
      };
    case 'CreditTakenOver': {
      const { from, openItems, unapplied, holds, creditNotes, holdParts = {}, disputed, promises } = event.data;
      return {
        ...state,
        openItems: [...state.openItems, ...openItems].sort(byDueDay),
        unapplied: state.unapplied + unapplied,
        holds: { ...state.holds, ...holds },
        disputed: { ...state.disputed, ...disputed },
        promises: { ...state.promises, ...promises },
        creditNotes: Object.entries(creditNotes).reduce(
          (notes, [id, amount]) => grown(notes, id, amount),
          state.creditNotes,
        ),
        holdParts: Object.entries(holdParts).reduce((parts, [id, amount]) => grown(parts, id, amount), state.holdParts),
        takenOver: [...state.takenOver, from],
      };
    }
    default:
      return unreachable(event);
  }
}

/** A refund that several payments bear has a note for each. */
export const noteId = (creditNoteId: string, paymentId: string): string => `${creditNoteId} ${paymentId}`;
export const holdPartId = (refundId: string, holdId: string): string => `${refundId} ${holdId}`;

/** Below 0 where credit notes were left over. */
export const creditOwed = ({ openItems, unapplied }: CreditStanding): Amount =>
  sum(openItems.map(({ open }) => open)) - unapplied;
/** Set aside for orders that are not placed yet, and for what of placed ones is not billed. */
export const creditHeld = (state: CreditStanding): Amount => sum(Object.values(state.holds));
export const creditLeft = (state: CreditStanding): Amount =>
  Math.max(0, state.limit - creditOwed(state) - creditHeld(state));

/** The rest of open items that fell due before `day`, and when the oldest of them did. */
export function overdueOn(
  { openItems }: CreditStanding,
  day: string,
): { readonly amount: Amount; readonly since?: string } {
  const overdue = openItems.filter(({ dueOn }) => dueOn < day);
  const since = firstDue(overdue);
  return { amount: sum(overdue.map(({ open }) => open)), ...(since === undefined ? {} : { since }) };
}

/** The day on which the first of these open items falls due. */
export const firstDue = (openItems: readonly OpenItem[]): string | undefined => openItems[0]?.dueOn;

/** An amount settles `first` before all other open items, then the oldest first, each as far as it goes. */
export const applicationOf = (
  openItems: readonly OpenItem[],
  amount: Amount,
  first: readonly Applied[] = [],
): readonly Applied[] => settlementOf(openItems, amount, first).applied;

/** The same of a payment made on `day` (YYYY-MM-DD), with what it need not pay of each since it came early. */
export function settlementOf(
  openItems: readonly OpenItem[],
  amount: Amount,
  first: readonly Applied[],
  day?: string,
): { readonly applied: readonly Applied[]; readonly discounts: readonly Applied[] } {
  const parts = new Map<string, { paid: Amount; discount: Amount }>();
  let left = amount;
  const settle = ({ openItemId, open: before, discount }: OpenItem, most: Amount) => {
    const { paid, discount: taken } = parts.get(openItemId) ?? { paid: 0, discount: 0 };
    const open = before - paid - taken;
    const off = day === undefined ? 0 : discountOn(open, discount, day);
    const part = Math.min(most, left, open - off);
    if (part <= 0) return;
    left -= part;
    const gained = off ? settledBy(part, open, discount, day ?? '') - part : 0;
    parts.set(openItemId, { paid: paid + part, discount: taken + gained });
  };
  for (const { openItemId, amount: most } of first) {
    const item = openItems.find((one) => one.openItemId === openItemId);
    if (item) settle(item, most);
  }
  for (const item of openItems) settle(item, item.open);
  return {
    applied: [...parts].map(([openItemId, { paid }]) => ({ openItemId, amount: paid })),
    discounts: [...parts].flatMap(([openItemId, { discount }]) => (discount ? { openItemId, amount: discount } : [])),
  };
}

export const discountsOf = ({ discounts }: CreditState, receiptId: string): readonly OpenItem[] =>
  entryOf(discounts, receiptId) ?? [];

/** Open items less what buyers are paying of them at this moment, but for the payment that becomes `receiptId`. */
export function payable({ openItems, reserved }: CreditStanding, receiptId = ''): readonly OpenItem[] {
  const taken = new Map<string, Amount>();
  for (const [id, items] of Object.entries(reserved))
    if (id !== receiptId)
      for (const { openItemId, amount } of items) taken.set(openItemId, (taken.get(openItemId) ?? 0) + amount);
  return openItems
    .map((item) => ({ ...item, open: item.open - (taken.get(item.openItemId) ?? 0) }))
    .filter(({ open }) => open > 0);
}

/** Tells of an open item whether its buyer disputes it. */
export function isDisputed({ disputed }: CreditStanding): (item: Pick<OpenItem, 'openItemId'>) => boolean {
  const ids = new Set(Object.values(disputed).flat());
  return ({ openItemId }) => ids.has(openItemId);
}

/** Who changes what a payment settles has seen what it settles now. @throws DomainError payment_moved */
export function checkMoves(
  { receiptId, moves }: { readonly receiptId: string; readonly moves: number },
  state: CreditState,
): void {
  if ((entryOf(state.moves, receiptId) ?? 0) !== moves) refuse('payment_moved');
}

function withoutOverride({ override: _, ...state }: CreditState): CreditState {
  return state;
}

/** A promise is over once its open items are settled. */
const withoutKeptPromises = (state: CreditState): CreditState =>
  Object.keys(state.promises).length ? { ...state, promises: promisesOf(state.promises, state.openItems) } : state;

const byDueDay = (a: OpenItem, b: OpenItem): number => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0);

function settled(state: CreditState, amount: Amount, applied: readonly Applied[]): CreditState {
  const parts = new Map(applied.map((part) => [part.openItemId, part.amount]));
  return {
    ...state,
    openItems: state.openItems
      .map((item) => ({ ...item, open: item.open - (parts.get(item.openItemId) ?? 0) }))
      .filter(({ open }) => open > 0),
    unapplied: state.unapplied + amount - sum(applied.map((part) => part.amount)),
  };
}

function discounted(
  state: CreditState,
  { receiptId, openItemId, amount }: Applied & { readonly receiptId: string },
): CreditState {
  const item = state.openItems.find((one) => one.openItemId === openItemId);
  if (!item) return state;
  return {
    ...state,
    openItems: state.openItems
      .map((one) => (one === item ? { ...one, open: one.open - amount } : one))
      .filter(({ open }) => open > 0),
    discounts: grown(state.discounts, receiptId, [...discountsOf(state, receiptId), { ...item, open: amount }]),
  };
}

const moved = (state: CreditState, receiptId: string): CreditState => ({
  ...state,
  moves: grown(state.moves, receiptId, (entryOf(state.moves, receiptId) ?? 0) + 1),
});

function reducedBy(state: CreditState, { openItemId, amount }: Applied): CreditState {
  const openItems = state.openItems
    .map((item) =>
      item.openItemId === openItemId
        ? { ...item, open: item.open - amount, reduced: (item.reduced ?? 0) + amount }
        : item,
    )
    .filter(({ open }) => open > 0);
  return { ...state, openItems };
}

const reopened = (openItems: readonly OpenItem[], { open, ...item }: OpenItem): readonly OpenItem[] => {
  const known = openItems.find(({ openItemId }) => openItemId === item.openItemId);
  return [...openItems.filter((one) => one !== known), { ...item, ...known, open: (known?.open ?? 0) + open }];
};

function heldLess(state: CreditState, holdId: string, amount: Amount, partId: string): CreditState {
  const left = (own(state.holds, holdId) ?? 0) - amount;
  return {
    ...state,
    holds: left > 0 ? { ...state.holds, [holdId]: left } : without(state.holds, holdId),
    holdParts: grown(state.holdParts, partId, amount),
  };
}

function without<T>(holds: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _, ...others } = holds;
  return others;
}
