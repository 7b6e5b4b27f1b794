// Another tab may have filled the cart or signed out: who comes back after a while sees what is true now.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { userQuery } from '#storefront/shared/session/session.ts';

const aWhile = 10_000;

export function useFreshSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let left = 0;
    const onChange = () => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (left > 0 && Date.now() - left > aWhile) {
        void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
        void refreshCart(queryClient);
      }
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [queryClient]);
}
