import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '#admin/lib/client.ts';
import { SetSecondFactor } from './set-second-factor.tsx';

/**
 * Where the shop demands a second factor that is not set yet, nothing else is shown: the server answers nothing else
 * either.
 */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: ['sign-in', 'me'], queryFn: () => client.get('admin/session/me', {}) });
  return data?.secondFactor === 'demanded' ? (
    <SetSecondFactor onSet={() => void queryClient.invalidateQueries()} />
  ) : (
    children
  );
}
