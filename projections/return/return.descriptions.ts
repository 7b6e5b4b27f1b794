import type { ReturnEvent, ReturnReason } from '#domain/return/return.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { DEFAULT_CURRENCY } from '#domain/shared/money.ts';
import { own } from '#domain/shared/dictionary.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

const REASON = {
  defective: 'reasonDefective',
  damaged: 'reasonDamaged',
  'wrong-item': 'reasonWrongItem',
  'not-needed': 'reasonNotNeeded',
  'ordered-wrongly': 'reasonOrderedWrongly',
  other: 'reasonOther',
} as const satisfies Readonly<Record<ReturnReason, string>>;

const WANTED = { 'store-credit': 'wantsStoreCredit', replacement: 'wantsReplacement' } as const;

interface Known {
  readonly currency: CurrencyCode;
  /** Numbers of the returns by their ids, and item numbers of their lines. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly items: Readonly<Record<string, string>>;
}

const numberOf = ({ numbers }: Known, returnId: string) => own(numbers, returnId) ?? returnId;

export const returnDescriptions = defineDescriptions<ReturnEvent, Known>({
  category: 'return',
  group: 'order',
  belongs: { of: 'order' },
  fold: {
    initialState: { currency: DEFAULT_CURRENCY, numbers: {}, items: {} },
    evolve: (state, event) =>
      event.type === 'ReturnRequested'
        ? {
            currency: event.data.currency,
            numbers: { ...state.numbers, [event.data.returnId]: event.data.returnNumber },
            items: {
              ...state.items,
              ...Object.fromEntries(event.data.lines.map(({ lineId, itemNumber }) => [lineId, itemNumber])),
            },
          }
        : state,
  },
  decisions: ['ReturnApproved', 'ReturnRefused', 'ReturnReceived', 'ReturnFeeWaived'],
  of: {
    ReturnRequested: ({ data }, _before, format) => ({
      number: data.returnNumber,
      lines: format.list(
        data.lines.map(
          ({ quantity, itemNumber, reason }) => `${quantity} × ${itemNumber} (${format.term(REASON[reason])})`,
        ),
      ),
      amount: format.money(data.amount, data.currency),
      fee: format.money(data.restockingFee, data.currency),
      wanted: data.resolution ? ` (${format.term(WANTED[data.resolution])})` : '',
    }),
    ReturnApproved: ({ data }, before, format) => ({
      number: numberOf(before, data.returnId),
      day: format.day(data.expiresOn),
    }),
    ReturnRefused: ({ data }, before) => ({ number: numberOf(before, data.returnId), reason: data.reason }),
    ReturnWithdrawn: ({ data }, before) => ({ number: numberOf(before, data.returnId) }),
    ReturnExpired: ({ data }, before) => ({ number: numberOf(before, data.returnId) }),
    ReturnReceived: ({ data }, before, format) => ({
      number: numberOf(before, data.returnId),
      lines: format.list(
        data.lines.flatMap(({ lineId, toStock, toScrap, toBuyer }) =>
          [['toStock', toStock] as const, ['toScrap', toScrap] as const, ['toBuyer', toBuyer] as const].flatMap(
            ([to, quantity]) =>
              quantity ? [`${quantity} × ${own(before.items, lineId) ?? lineId} ${format.term(to)}`] : [],
          ),
        ),
      ),
    }),
    ReturnFeeWaived: ({ data }, before) => ({ number: numberOf(before, data.returnId), reason: data.reason }),
    ReturnPhotoAdded: ({ data }, before) => ({ number: numberOf(before, data.returnId), file: data.fileName }),
    ReturnPhotoRemoved: ({ data }, before) => ({ number: numberOf(before, data.returnId) }),
    ReturnSettled: ({ data }, before, format) => ({
      number: numberOf(before, data.returnId),
      amount: format.money(data.amount, before.currency),
      credit: data.storeCredit
        ? ` (${format.term('asStoreCredit')} ${format.money(data.storeCredit, before.currency)})`
        : '',
    }),
    ReturnReplaced: ({ data }, before) => ({ number: numberOf(before, data.returnId) }),
  },
});
