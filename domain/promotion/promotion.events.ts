import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { PromotionData } from '#domain/shared/promotion/promotion.ts';

/**
 * `promotion-<id>`: what it says, and who made use of it while it had limits. `customer` is an account, or a guest's
 * person. A use is held by an attempt at a checkout and stays where the order was placed.
 */
export type PromotionEvent =
  | MasterDataEvent<'Promotion', 'promotionId', PromotionData>
  | DomainEvent<
      'PromotionUseHeld',
      { readonly promotionId: string; readonly holdId: string; readonly customer: string; readonly amount: Amount }
    >
  | DomainEvent<
      'PromotionUseReleased',
      {
        readonly promotionId: string;
        readonly holdId: string;
        readonly customer: string;
        readonly amount: Amount;
        readonly reason: string;
      }
    >;

export const promotionEvents = defineEvents<PromotionEvent>({ category: 'promotion' });
export const promotionStream = (promotionId: string): string => `promotion-${promotionId}`;
