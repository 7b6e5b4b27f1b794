// In which quantities an item is sold.
import { DomainError } from './domain-error.ts';

/** Quantities in which an item is sold: at least `minimum`, and multiples of `step`. */
export interface OrderQuantities {
  readonly minimum: number;
  readonly step: number;
}

/** quantity_below_minimum, or quantity_not_in_steps naming the nearest that can be had. */
export function quantityFault(
  itemNumber: string,
  quantity: number,
  sold: OrderQuantities | undefined,
): DomainError | undefined {
  if (!sold) return undefined;
  const { minimum, step } = sold;
  if (quantity < minimum) return new DomainError('quantity_below_minimum', { itemNumber, minimum }, 'invalid');
  const nearest = Math.ceil(quantity / step) * step;
  return nearest === quantity
    ? undefined
    : new DomainError('quantity_not_in_steps', { itemNumber, step, nearest }, 'invalid');
}
