import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** So many units out of one warehouse. */
export interface Allocation {
  readonly warehouse: string;
  readonly quantity: number;
}

/** Ledger of one item, `stock-<item>`: what lies where, and which orders hold how much of it. */
export type StockEvent =
  | DomainEvent<'StockCounted', { readonly itemNumber: string; readonly warehouse: string; readonly quantity: number }>
  | DomainEvent<'StockHeld', { readonly itemNumber: string; readonly holdId: string; readonly allocations: readonly Allocation[]; readonly backordered: number }>
  | DomainEvent<'StockHoldReleased', { readonly itemNumber: string; readonly holdId: string; readonly reason: string }>
  | DomainEvent<'StockHoldConfirmed', { readonly itemNumber: string; readonly holdId: string }>
  | DomainEvent<'StockHoldReduced', { readonly itemNumber: string; readonly holdId: string; readonly quantity: number; readonly reason: string }>
  | DomainEvent<'StockShipped', { readonly itemNumber: string; readonly holdId: string; readonly allocations: readonly Allocation[] }>;

export const stockEvents = defineEvents<StockEvent>({ category: 'stock' });
