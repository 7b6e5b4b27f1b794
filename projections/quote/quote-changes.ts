// Tells what happened to a quote, change by change, for its history and for whoever edited contents that had moved on.
import type { QuoteChange } from '#contracts/quote/quote-shapes.ts';
import type { Discount, QuoteEvent } from '#domain/quote/quote.events.ts';
import { changesContents, evolve, initialState, type QuoteState } from '#domain/quote/quote.state.ts';
import { needed } from '#domain/shared/needed.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { sideOf, type Names } from '#projections/shared/people-names.ts';

export interface Described extends QuoteChange {
  /** Count of changes after it. */
  readonly changes: number;
  readonly changesContents: boolean;
}

/** Freight and taxes follow other changes by themselves, and say nothing new. */
const SILENT = new Set<QuoteEvent['type']>(['QuoteRecalculated']);

export async function describeChanges(
  events: readonly StoredEvent[],
  language: 'en' | 'fr',
  names: Names,
): Promise<Described[]> {
  let state: QuoteState = initialState;
  const described: Described[] = [];
  for (const event of events as StoredEvent<QuoteEvent>[]) {
    const before = state;
    state = evolve(state, event);
    if (SILENT.has(event.type)) continue;
    const by = 'by' in event.data ? event.data.by : event.metadata.actor;
    const lineId = 'lineId' in event.data ? event.data.lineId : '';
    const line = lineId
      ? (before.lines.find((l) => l.lineId === lineId) ?? state.lines.find((l) => l.lineId === lineId))
      : undefined;
    described.push({
      type: event.type,
      by: await names(by),
      side: sideOf(by),
      at: event.at,
      lineId,
      itemName: line?.name[language] ?? '',
      ...beforeAndAfter(event, before, language),
      changes: state.changes,
      changesContents: changesContents(event),
    });
  }
  return described;
}

/** Amounts are cents, quantities are numbers: who shows them knows by the type how to write them. */
function beforeAndAfter(
  event: QuoteEvent,
  state: QuoteState,
  language: 'en' | 'fr',
): { before: string; after: string } {
  const line =
    'lineId' in event.data
      ? state.lines.find((l) => 'lineId' in event.data && l.lineId === event.data.lineId)
      : undefined;
  switch (event.type) {
    case 'QuoteLineQuantityChanged':
    case 'QuoteLinePriceOverridden':
    case 'QuoteLinePriceReset':
      return { before: String(event.data.from), after: String(event.data.to) };
    case 'QuoteLineAdded':
      return { before: '', after: String(event.data.quantity) };
    case 'QuoteLineRemoved':
      return { before: String(needed(line, 'line that was removed').quantity), after: '' };
    case 'QuoteAlternativeOffered':
      return { before: line?.name[language] ?? '', after: event.data.alternative.name[language] };
    case 'QuoteAlternativeChosen':
      return {
        before: line?.name[language] ?? '',
        after:
          line?.alternatives.find((a) => a.itemNumber === event.data.itemNumber)?.name[language] ??
          event.data.itemNumber,
      };
    default:
      return discounts(event, line?.discount?.discount, state.discount?.discount) ?? wholeQuote(event, state);
  }
}

function discounts(
  event: QuoteEvent,
  ofLine: Discount | undefined,
  ofQuote: Discount | undefined,
): { before: string; after: string } | undefined {
  switch (event.type) {
    case 'QuoteLineDiscounted':
      return { before: discountText(ofLine), after: discountText(event.data.discount) };
    case 'QuoteLineDiscountRemoved':
      return { before: discountText(ofLine), after: '' };
    case 'QuoteDiscounted':
      return { before: discountText(ofQuote), after: discountText(event.data.discount) };
    case 'QuoteDiscountRemoved':
      return { before: discountText(ofQuote), after: '' };
    default:
      return undefined;
  }
}

function wholeQuote(event: QuoteEvent, state: QuoteState): { before: string; after: string } {
  switch (event.type) {
    case 'QuoteRevisionPublished':
      return { before: String(state.published?.content.revision ?? ''), after: String(event.data.content.revision) };
    case 'QuoteDeclined':
    case 'QuoteCancelled':
    case 'QuoteReopened':
      return { before: '', after: event.data.reason };
    case 'QuoteHeaderChanged':
      return {
        before: '',
        after: (['email', 'shipTo', 'billTo', 'pickedUpBy', 'shippingMethod', 'comments'] as const)
          .filter((part) => event.data[part] !== undefined)
          .join(','),
      };
    default:
      return { before: '', after: '' };
  }
}

/** `percent:5000`, `amount:1200`, `total:90000`, or nothing. */
const discountText = (discount: Discount | undefined) => (discount ? `${discount.kind}:${discount.value}` : '');
