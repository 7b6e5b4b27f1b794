import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output, Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';

export type ShippingTable = Output<'admin/shipping/list'>;
export type ShippingMethod = ShippingTable['methods'][number];
export type Rate = ShippingMethod['rates'][number];
export type MethodFields = Omit<Required<Request<'admin/shipping/addmethod'>>, 'shippingMethod'>;

export const SHIPPING = ['shipping'];
export const useShipping = () =>
  useQuery({ queryKey: [...SHIPPING, 'list'], queryFn: () => client.get('admin/shipping/list', {}) });

export function useRefreshShipping() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: SHIPPING });
}
