import { DomainError } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/**
 * The cart that somebody goes on with who signs in: their own, with what lay in the guest's. Empty where there is
 * neither.
 */
export async function mergeGuestCart(
  guestOrderId: string,
  personId: string,
  accountId: string,
  { commands, queries, log }: OperationContext,
): Promise<string> {
  const { orderId: ownOrderId } = await queries.cart.current({ personId });
  try {
    return (await commands.cart.merge({ guestOrderId, ownOrderId, personId, accountId })).orderId;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Nobody is kept from signing in because their own cart is being paid, or is full.
    log.warn({ code: error.code, guestOrderId, ownOrderId }, 'the cart of a guest could not be taken along');
    return ownOrderId;
  }
}
