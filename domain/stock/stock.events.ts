import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** So many units out of one warehouse. */
export interface Allocation {
  readonly warehouse: string;
  readonly quantity: number;
}

type OfHold<Data extends object = object> = { readonly itemNumber: string; readonly holdId: string } & Data;

/**
 * Ledger of one item, `stock-<item>`: what lies where, and which orders hold how much of it. Every event says what it
 * moved, so that balances can be kept without knowing the rules. A movement takes something out of a hold, once for its
 * id.
 */
export type StockEvent =
  | DomainEvent<'StockCounted', { readonly itemNumber: string; readonly warehouse: string; readonly quantity: number }>
  | DomainEvent<'StockHeld', OfHold<{ readonly allocations: readonly Allocation[]; readonly backordered: number }>>
  | DomainEvent<'StockHoldReleased', OfHold<{ readonly allocations: readonly Allocation[]; readonly reason: string }>>
  | DomainEvent<
      'StockHoldReduced',
      OfHold<{
        readonly movementId: string;
        readonly allocations: readonly Allocation[];
        readonly backordered: number;
        readonly reason: string;
      }>
    >
  /** Another hold's goods are this one's now, as when more is held for an order that was edited. */
  | DomainEvent<
      'StockHoldJoined',
      OfHold<{ readonly into: string; readonly allocations: readonly Allocation[]; readonly backordered: number }>
    >
  | DomainEvent<
      'StockReturned',
      { readonly itemNumber: string; readonly refundId: string; readonly allocations: readonly Allocation[] }
    >
  | DomainEvent<
      'StockShipped',
      OfHold<{
        readonly movementId: string;
        readonly allocations: readonly Allocation[];
        readonly fromHold: readonly Allocation[];
        readonly backordered: number;
      }>
    >;

export const stockEvents = defineEvents<StockEvent>({ category: 'stock' });
