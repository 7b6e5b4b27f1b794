import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { byGateway } from '../by-gateway.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Payments by card in a day: nobody tries stolen numbers here one after the other (security.md S13). */
const OF_GUEST = { name: 'card.guest', most: 10, perSeconds: 86_400 };
const OF_GUESTS_ADDRESS = { name: 'card.address', most: 60, perSeconds: 86_400 };
const OF_BUYER = { name: 'card.buyer', most: 100, perSeconds: 86_400 };

/** Card, by the token that the provider's own fields gave for it. */
export const card: PaymentMethod = {
  ...byGateway({ kind: 'cards', textOf: ({ brand, lastFour }) => `${brand} ${lastFour}` }),
  async limit({ caller, address, services: { limits } }: OperationContext): Promise<void> {
    if (caller.accountId) return limits.consume(OF_BUYER, caller.personId);
    await limits.consume(OF_GUEST, caller.personId);
    await limits.consume(OF_GUESTS_ADDRESS, address);
  },
  // The provider keeps the card for its token. Whether it is saved was asked once.
  chargeableAgain: ({ save: _, ...details }) => ({ ...details, isBuyerAway: true }),
};
