// What was just taken out of the cart can be put back for a minute, wherever the cart is shown.
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { cartQuery } from '#storefront/shared/cart/cart.ts';

export interface RemovedLines {
  /** What the reader is told. */
  readonly text: string;
  readonly items: readonly { readonly ProductId: string; readonly Qty: number }[];
}

/** Milliseconds. */
const UNDO_MS = 60_000;
const queryKey = ['removed-lines'];

/** The items of lines that are about to go; all of them where none is named. */
export function itemsOf(client: QueryClient, orderId: string, lineIds?: readonly string[]): RemovedLines['items'] {
  const cart = client.getQueryData<Output<'cart/getcartdetails/{id}'>>(cartQuery(orderId).queryKey);
  return (cart?.OrderLines ?? [])
    .filter(({ LineID }) => lineIds === undefined || lineIds.includes(LineID))
    .map(({ ProductId, Qty }) => ({ ProductId, Qty }));
}

export function rememberRemoved(client: QueryClient, removed: RemovedLines): void {
  client.setQueryData(queryKey, removed);
  setTimeout(() => {
    if (client.getQueryData(queryKey) === removed) forgetRemoved(client);
  }, UNDO_MS);
}

export const forgetRemoved = (client: QueryClient): void => void client.setQueryData(queryKey, null);

export const useRemovedLines = (): RemovedLines | null =>
  useQuery<RemovedLines | null>({ queryKey, queryFn: () => null, enabled: false, structuralSharing: false }).data ??
  null;
