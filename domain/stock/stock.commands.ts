import type { AdjustmentReason } from './stock.events.ts';

export type StockCommand =
  | { readonly type: 'CountStock'; readonly itemNumber: string; readonly counts: Readonly<Record<string, number>> }
  | {
      readonly type: 'HoldStock';
      readonly itemNumber: string;
      readonly holdId: string;
      readonly quantity: number;
      readonly backorder: boolean;
      /** Warehouses in the order in which they are to fill it; those not named come last, the fullest first. */
      readonly nearest?: readonly string[];
    }
  | {
      readonly type: 'AdjustStock';
      readonly itemNumber: string;
      readonly warehouse: string;
      /** Below 0 it is taken off. */
      readonly quantity: number;
      readonly reason: AdjustmentReason;
      readonly note: string;
    }
  | {
      readonly type: 'ShipTransfer';
      readonly itemNumber: string;
      readonly transferId: string;
      readonly from: string;
      readonly to: string;
      readonly quantity: number;
    }
  | {
      readonly type: 'ReceiveTransfer';
      readonly itemNumber: string;
      readonly transferId: string;
      readonly quantity: number;
    }
  | {
      readonly type: 'ExpectDelivery';
      readonly itemNumber: string;
      readonly deliveryId: string;
      readonly warehouse: string;
      readonly quantity: number;
      readonly day: string;
      readonly note: string;
    }
  | {
      readonly type: 'CancelDelivery';
      readonly itemNumber: string;
      readonly deliveryId: string;
      readonly reason: string;
    }
  | {
      readonly type: 'ReceiveDelivery';
      readonly itemNumber: string;
      readonly deliveryId: string;
      readonly quantity: number;
    }
  | {
      readonly type: 'SetSafetyStock';
      readonly itemNumber: string;
      readonly warehouse: string;
      readonly quantity: number;
    }
  | { readonly type: 'ReleaseHold'; readonly itemNumber: string; readonly holdId: string; readonly reason: string }
  | {
      readonly type: 'ReduceHold';
      readonly itemNumber: string;
      readonly holdId: string;
      readonly movementId: string;
      readonly quantity: number;
      readonly reason: string;
    }
  | { readonly type: 'JoinHold'; readonly itemNumber: string; readonly holdId: string; readonly into: string }
  | { readonly type: 'ReturnStock'; readonly itemNumber: string; readonly refundId: string; readonly quantity: number }
  | {
      readonly type: 'ShipStock';
      readonly itemNumber: string;
      readonly holdId: string;
      readonly movementId: string;
      readonly quantity: number;
    };
