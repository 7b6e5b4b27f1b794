// What people do with goods that no order asked for: adjust, move, expect, receive.
import { own } from '#domain/shared/dictionary.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { StockCommand } from './stock.commands.ts';
import type { StockEvent } from './stock.events.ts';
import { availableByWarehouse, type StockState } from './stock.state.ts';

type OnShelf = Extract<
  StockCommand,
  {
    type:
      | 'AdjustStock'
      | 'ShipTransfer'
      | 'ReceiveTransfer'
      | 'ExpectDelivery'
      | 'CancelDelivery'
      | 'ReceiveDelivery'
      | 'SetSafetyStock';
  }
>;

/**
 * @throws DomainError stock_too_small, transfer_to_itself, transfer_not_found, transfer_too_small, delivery_not_expected
 */
export function decideOnShelf(command: OnShelf, state: StockState): StockEvent[] {
  const { itemNumber } = command;
  switch (command.type) {
    case 'AdjustStock': {
      const { warehouse, quantity, reason, note } = command;
      const there = own(state.onHand, warehouse) ?? 0;
      if (there + quantity < 0) refuse('stock_too_small', { itemNumber, warehouse, available: there }, 'invalid');
      return [{ type: 'StockAdjusted', data: { itemNumber, warehouse, quantity, reason, note } }];
    }
    case 'ShipTransfer': {
      const { transferId, from, to, quantity } = command;
      if (from === to) refuse('transfer_to_itself', {}, 'invalid');
      // What orders hold stays where it is promised from.
      const free = own(availableByWarehouse(state), from) ?? 0;
      if (quantity > free) refuse('stock_too_small', { itemNumber, warehouse: from, available: free }, 'invalid');
      return [{ type: 'StockTransferShipped', data: { itemNumber, transferId, from, to, quantity } }];
    }
    case 'ReceiveTransfer': {
      const { transferId, quantity } = command;
      const { from, to, quantity: sent } = own(state.transfers, transferId) ?? notFound('transfer_not_found');
      if (quantity > sent) refuse('transfer_too_small', { sent }, 'invalid');
      const missing = sent - quantity;
      return [{ type: 'StockTransferReceived', data: { itemNumber, transferId, from, to, quantity, missing } }];
    }
    case 'ExpectDelivery': {
      const { deliveryId, warehouse, quantity, day, note } = command;
      return [{ type: 'StockExpected', data: { itemNumber, deliveryId, warehouse, quantity, day, note } }];
    }
    case 'CancelDelivery': {
      const { deliveryId, reason } = command;
      if (!own(state.expected, deliveryId)) notFound('delivery_not_expected');
      return [{ type: 'StockExpectationCancelled', data: { itemNumber, deliveryId, reason } }];
    }
    case 'ReceiveDelivery': {
      const { deliveryId, quantity } = command;
      const { warehouse } = own(state.expected, deliveryId) ?? notFound('delivery_not_expected');
      return [{ type: 'StockDeliveryReceived', data: { itemNumber, deliveryId, warehouse, quantity } }];
    }
    case 'SetSafetyStock': {
      const { warehouse, quantity } = command;
      return (own(state.safety, warehouse) ?? 0) === quantity
        ? []
        : [{ type: 'SafetyStockSet', data: { itemNumber, warehouse, quantity } }];
    }
    default:
      return unreachable(command);
  }
}
