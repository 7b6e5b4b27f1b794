// Finds the events of a quote that set what was not the catalogue's: prices by hand, discounts, freight.
import type { PriceSource } from '#contracts/shared/explanation.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { Names } from '#projections/shared/people-names.ts';

const STEPS: Readonly<Partial<Record<QuoteEvent['type'], PriceSource['step']>>> = {
  QuoteLinePriceOverridden: 'override',
  QuoteLineDiscounted: 'line-discount',
  QuoteDiscounted: 'quote-discount',
  QuoteRecalculated: 'freight',
};

/** The last event of each kind and line that came before `revision` was published; before now without it. */
export async function priceSources(
  events: readonly StoredEvent[],
  revision: number | undefined,
  names: Names,
): Promise<PriceSource[]> {
  const all = events as readonly StoredEvent<QuoteEvent>[];
  const published = all.findIndex(
    (event) => event.type === 'QuoteRevisionPublished' && event.data.content.revision === revision,
  );
  const last = new Map<string, PriceSource>();
  for (const event of published < 0 ? all : all.slice(0, published)) {
    const step = STEPS[event.type];
    if (!step || !('by' in event.data)) continue;
    const lineId = 'lineId' in event.data ? event.data.lineId : '';
    last.set(`${step} ${lineId}`, {
      lineId,
      step,
      event: `${event.stream}@${event.revision}`,
      at: event.at,
      by: await names(event.data.by),
    });
  }
  return [...last.values()];
}
