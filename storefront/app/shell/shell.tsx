import { Outlet } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ShopperProvider, userQuery } from '#storefront/lib/session.ts';

/** Around every page: who is shopping. */
export function Shell() {
  const { data: user } = useSuspenseQuery(userQuery);
  return (
    <ShopperProvider value={user}>
      <Outlet />
    </ShopperProvider>
  );
}
