import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';

/** What the buyer on the phone does is seen while they speak. */
const POLL_MS = 2_000;

export type DeskCart = Output<'admin/cart/detail'>;
export type CartLine = DeskCart['cart']['OrderLines'][number];

export const cartKey = (orderId: string) => ['cart', orderId] as const;

/** A cart that follows its buyer. It is read, and that put on record, only when it has changed. */
export function useLiveCart(orderId: string): {
  readonly cart: DeskCart | undefined;
  readonly error: Error | null;
} {
  const { data: last, error: unknown } = useQuery({
    queryKey: [...cartKey(orderId), 'last-change'],
    queryFn: () => client.get('admin/cart/lastchange', { orderId }),
    refetchInterval: POLL_MS,
    retry: false,
  });
  const { data: cart, error } = useQuery({
    queryKey: [...cartKey(orderId), 'detail', last?.changedAt],
    queryFn: () => client.get('admin/cart/detail', { orderId }),
    enabled: last !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { cart, error: unknown ?? error };
}
