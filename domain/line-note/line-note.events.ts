import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

export const LINE_NOTE_LIMITS = { note: 200 } as const;

/**
 * Stream `line-note-<orderId>`: what a buyer notes on lines, for themselves and for us, such as where an item goes. It
 * goes with its cart into a quote and an order, whose id is the same.
 */
export type LineNoteEvent = DomainEvent<
  'LineNoted',
  {
    readonly orderId: string;
    readonly lineId: string;
    readonly personId: string;
    /** Empty where it was taken away. */
    readonly note: string;
    readonly at: string;
  }
>;

export const lineNoteEvents = defineEvents<LineNoteEvent>({
  category: 'line-note',
  personal: { LineNoted: { person: 'personId', fields: ['note'] } },
});

export const lineNoteStream = (orderId: string): string => `line-note-${orderId}`;
