// What of an order may come back: by what was shipped, when, and what came back before.
import { refuse } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import { unitsReturned, type ReturnState } from './return.state.ts';

/** A line of the order as the policy looks at it. */
export interface ReturnableLine {
  readonly lineId: string;
  readonly itemNumber: string;
  /** The units of each shipment, and the last day (YYYY-MM-DD) on which their return may be asked for. */
  readonly shipped: readonly { readonly quantity: number; readonly until: string }[];
  /** Units whose money was not given back yet. */
  readonly refundable: number;
  /** The dealer takes none of it back. */
  readonly isExcluded: boolean;
}

/** Why nothing of a line can be returned; empty where something can. */
export type NotReturnable = '' | 'return_not_shipped' | 'return_excluded' | 'return_too_late' | 'return_none_left';

/** Counts the units of a line that may be asked for; those that came back are taken for the ones shipped first. */
export function returnableUnits(
  state: ReturnState,
  { lineId, shipped, refundable, isExcluded }: ReturnableLine,
  today: string,
): { readonly quantity: number; readonly why: NotReturnable } {
  const none = (why: NotReturnable) => ({ quantity: 0, why });
  const all = sum(shipped.map(({ quantity }) => quantity));
  if (!all) return none('return_not_shipped');
  if (isExcluded) return none('return_excluded');
  const late = sum(shipped.filter(({ until }) => until < today).map(({ quantity }) => quantity));
  const { taken, unpaid } = unitsReturned(state, lineId);
  const left = Math.min(all - taken, refundable - unpaid);
  if (left <= 0) return none('return_none_left');
  const quantity = Math.min(left, all - Math.max(late, taken));
  return quantity > 0 ? { quantity, why: '' } : none('return_too_late');
}

/** Units of the order's lines that somebody wants to return, each line once. */
export interface ReturnAsked {
  readonly lineId: string;
  readonly quantity: number;
}

/**
 * `isWhole`: a way of paying cannot give a part back, so everything that can be returned has to be.
 * @throws DomainError return_lines_required, return_not_shipped, return_excluded, return_too_late, return_none_left,
 * return_quantity_exceeds, return_whole_only
 */
export function checkReturnable(
  state: ReturnState,
  lines: readonly ReturnableLine[],
  asked: readonly ReturnAsked[],
  { today, isWhole }: { readonly today: string; readonly isWhole: boolean },
): void {
  if (!asked.length) refuse('return_lines_required', {}, 'invalid');
  for (const { lineId, quantity } of asked) {
    const line = lines.find((one) => one.lineId === lineId) ?? refuse('return_line_unknown', { lineId }, 'not-found');
    const { quantity: left, why } = returnableUnits(state, line, today);
    if (why) refuse(why, { lineId, item: line.itemNumber });
    if (quantity > left) refuse('return_quantity_exceeds', { lineId, item: line.itemNumber, quantity, left });
  }
  const isAll = lines.every((line) => {
    const units = asked.filter(({ lineId }) => lineId === line.lineId);
    return sum(units.map(({ quantity }) => quantity)) === returnableUnits(state, line, today).quantity;
  });
  if (isWhole && !isAll) refuse('return_whole_only');
}
