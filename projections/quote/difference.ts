import type { RevisionDifference } from '#contracts/quote/quote-shapes.ts';
import type { RevisionContent } from '#domain/quote/quote.events.ts';
import { needed } from '#domain/shared/needed.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import { lineTotal } from '#domain/shared/price/priced.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';

/** Line by line: what came, what went, what costs or counts otherwise. Lines that are the same are left out. */
export function differenceBetween(
  before: RevisionContent,
  after: RevisionContent,
  language: 'en' | 'fr',
): RevisionDifference {
  const ids = [...new Set([...before.lines, ...after.lines].map((line) => line.lineId))];
  const lines = ids.flatMap((lineId) => {
    const [old, now] = [before, after].map(({ lines: all }) => all.find((line) => line.lineId === lineId));
    const shown = needed(now ?? old, 'line of either revision');
    const same =
      old &&
      now &&
      old.quantity === now.quantity &&
      lineTotal(old) === lineTotal(now) &&
      old.itemNumber === now.itemNumber;
    if (same) return [];
    const change = !old ? ('added' as const) : !now ? ('removed' as const) : ('changed' as const);
    return [
      {
        lineId,
        name: shown.name[language],
        Unit: shown.unit?.code ?? 'ea',
        change,
        quantity: { before: old?.quantity ?? 0, after: now?.quantity ?? 0 },
        total: { before: totalOf(old), after: totalOf(now) },
      },
    ];
  });
  return {
    from: before.revision,
    to: after.revision,
    lines,
    totals: { before: sumsShown(before, language), after: sumsShown(after, language) },
    validUntil: { before: before.validUntil, after: after.validUntil },
  };
}

const totalOf = (line: OrderedLine | undefined) => (line ? lineTotal(line) : 0);
