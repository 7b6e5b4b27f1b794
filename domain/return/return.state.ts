// The returns of one order add up to this: what each is about, how far it is, and the units that are spoken for.
import { sum } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { ReceivedLine, ReturnEvent, ReturnLine, ReturnStatus } from './return.events.ts';

export interface OneReturn {
  readonly returnId: string;
  readonly returnNumber: string;
  readonly status: ReturnStatus;
  readonly lines: readonly ReturnLine[];
  readonly received: readonly ReceivedLine[];
  readonly isFeeWaived: boolean;
  /** YYYY-MM-DD; empty until it is approved. */
  readonly expiresOn: string;
  /** Ids of its photographs. */
  readonly photos: readonly string[];
}

export interface ReturnState {
  /** By their ids. */
  readonly returns: Readonly<Record<string, OneReturn>>;
}

export const keptUnits = ({ toStock, toScrap }: ReceivedLine): number => toStock + toScrap;

/** Units of a line of the return that are on their way, or came and were kept. */
function unitsOf({ status, lines, received }: OneReturn, lineId: string): number {
  const came = received.find((line) => line.lineId === lineId);
  if (came) return keptUnits(came);
  const isOpen = status === 'requested' || status === 'approved';
  return isOpen ? (lines.find((line) => line.lineId === lineId)?.quantity ?? 0) : 0;
}

/** Units of a line that returns have taken: `unpaid` are those that no refund of the order counts yet. */
export function unitsReturned({ returns }: ReturnState, lineId: string): { taken: number; unpaid: number } {
  const all = Object.values(returns);
  const units = (some: readonly OneReturn[]) => sum(some.map((one) => unitsOf(one, lineId)));
  return {
    taken: units(all),
    unpaid: units(all.filter(({ status }) => status !== 'settled' && status !== 'replaced')),
  };
}

/** The units that are paid for, each with the share of its price that is kept. */
export const unitsToRefund = ({ lines, received, isFeeWaived }: OneReturn) =>
  received
    .map((came) => {
      const { feePercent } = needed(
        lines.find(({ lineId }) => lineId === came.lineId),
        'line of the return',
      );
      return { lineId: came.lineId, quantity: keptUnits(came), feePercent: isFeeWaived ? 0 : feePercent };
    })
    .filter(({ quantity }) => quantity > 0);

/** The units that go back on the shelf. */
export const unitsToRestock = ({ received }: OneReturn) =>
  received.map(({ lineId, toStock: quantity }) => ({ lineId, quantity })).filter(({ quantity }) => quantity > 0);

export function evolveReturns(state: ReturnState, event: ReturnEvent): ReturnState {
  const { returnId } = event.data;
  return { returns: { ...state.returns, [returnId]: evolveOne(own(state.returns, returnId), event) } };
}

function evolveOne(before: OneReturn | undefined, event: ReturnEvent): OneReturn {
  if (event.type === 'ReturnRequested') {
    const { returnId, returnNumber, lines } = event.data;
    return {
      returnId,
      returnNumber,
      status: 'requested',
      lines,
      received: [],
      isFeeWaived: false,
      expiresOn: '',
      photos: [],
    };
  }
  const one = needed(before, 'return of the order');
  switch (event.type) {
    case 'ReturnApproved':
      return { ...one, status: 'approved', expiresOn: event.data.expiresOn };
    case 'ReturnRefused':
      return { ...one, status: 'refused' };
    case 'ReturnWithdrawn':
      return { ...one, status: 'withdrawn' };
    case 'ReturnExpired':
      return { ...one, status: 'expired' };
    case 'ReturnReceived': {
      const { lines: received } = event.data;
      return { ...one, status: received.some((line) => keptUnits(line) > 0) ? 'received' : 'closed', received };
    }
    case 'ReturnFeeWaived':
      return { ...one, isFeeWaived: true };
    case 'ReturnPhotoAdded':
      return { ...one, photos: [...one.photos, event.data.photoId] };
    case 'ReturnPhotoRemoved':
      return { ...one, photos: one.photos.filter((photoId) => photoId !== event.data.photoId) };
    case 'ReturnSettled':
      return { ...one, status: 'settled' };
    case 'ReturnReplaced':
      return { ...one, status: 'replaced' };
  }
}
