// Counts what is still to be done for an order's lines, and the stock behind them.
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { LineUnits, StockTaken } from './order.events.ts';
import { itemsOf, progressOf, type PlacedOrder } from './order.state.ts';

/**
 * Counts what of a line is neither shipped nor cancelled; refuses where nothing is left to act on (spec 3, statuses 3 and 4
 * are final).
 */
export function openQuantity(state: PlacedOrder, lineId: string): number {
  const line = state.draft?.lines.find((one) => one.lineId === lineId);
  const progress = own(state.progress, lineId);
  if (!line || !progress) return notFound('line_not_found', { lineId });
  const left = line.quantity - progress.shipped - progress.cancelled;
  if (left > 0) return left;
  return refuse(progress.shipped > 0 ? 'line_already_shipped' : 'line_cancelled', { lineId });
}

/** Tells whether all of the order is cancelled once these units (each line named once) are too. */
export const isCancelled = ({ draft, progress }: PlacedOrder, units: readonly LineUnits[] = []): boolean =>
  draft.lines.every(
    (line) =>
      progressOf(progress, line.lineId).cancelled +
        (units.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0) ===
      line.quantity,
  );

/** The same as parts of the order's hold. */
export const stockOf = (state: PlacedOrder, lines: readonly LineUnits[]): StockTaken[] =>
  itemsOf(state, lines).map((units) => ({ holdId: state.holdId, ...units }));

/** Units that are neither shipped nor cancelled. */
export const openUnits = ({ draft, progress }: PlacedOrder): LineUnits[] =>
  draft.lines
    .map(({ lineId, quantity }) => {
      const { shipped, cancelled } = progressOf(progress, lineId);
      return { lineId, quantity: quantity - shipped - cancelled };
    })
    .filter(({ quantity }) => quantity > 0);

/** Units of gift certificates that are neither issued nor cancelled. */
export const openCertificates = (state: PlacedOrder): LineUnits[] =>
  openUnits(state).filter(({ lineId }) => state.draft.lines.find((line) => line.lineId === lineId)?.giftCertificate);
