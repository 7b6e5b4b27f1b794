import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** So many units out of one warehouse. */
export interface Allocation {
  readonly warehouse: string;
  readonly quantity: number;
}

export const ADJUSTMENT_REASONS = [
  'damaged',
  'lost',
  'found',
  'returned-to-supplier',
  'own-use',
  'correction',
] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

type InWarehouse<Data extends object = object> = {
  readonly itemNumber: string;
  readonly warehouse: string;
  readonly quantity: number;
} & Data;
type OfTransfer<Data extends object> = {
  readonly itemNumber: string;
  readonly transferId: string;
  readonly quantity: number;
} & Data;
type OfHold<Data extends object = object> = { readonly itemNumber: string; readonly holdId: string } & Data;

/**
 * Ledger of one item, `stock-<item>`: what lies where, and which orders hold how much of it. Every event says what it
 * moved, so that balances can be kept without knowing the rules. A movement takes something out of a hold, once for its
 * id.
 */
export type StockEvent =
  | DomainEvent<'StockCounted', InWarehouse>
  /** So many more, or fewer, than the books said, for a reason. */
  | DomainEvent<'StockAdjusted', InWarehouse<{ readonly reason: AdjustmentReason; readonly note: string }>>
  | DomainEvent<'StockTransferShipped', OfTransfer<{ readonly from: string; readonly to: string }>>
  /** What was sent and did not arrive is gone: `missing`. */
  | DomainEvent<
      'StockTransferReceived',
      OfTransfer<{ readonly from: string; readonly to: string; readonly missing: number }>
    >
  /** A delivery of a supplier; said again with the same id it is another quantity or day. */
  | DomainEvent<
      'StockExpected',
      InWarehouse<{ readonly deliveryId: string; readonly day: string; readonly note: string }>
    >
  | DomainEvent<
      'StockExpectationCancelled',
      { readonly itemNumber: string; readonly deliveryId: string; readonly reason: string }
    >
  | DomainEvent<'StockDeliveryReceived', InWarehouse<{ readonly deliveryId: string }>>
  /** Below this much on hand and not held it is to be bought again; 0: never. */
  | DomainEvent<'SafetyStockSet', InWarehouse>
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
