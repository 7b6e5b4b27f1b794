import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedIn, ShopperProvider, userQuery } from '#storefront/shared/session/session.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { AttachmentPopupHost } from './attachment-popup-host.tsx';
import { OutageNotice } from './outage.tsx';
import { EarlyForms } from './early-forms.tsx';
import { orderEntryQuery } from './shell.queries.ts';
import { useArrival } from './use-arrival.ts';
import { IDLE_KEY } from './idle-key.ts';
import { useFreshSession } from './use-fresh-session.ts';

/** Around every page: who is shopping, and for how long without a sign of life. */
export function Shell() {
  const user = useRead(userQuery);
  const queryClient = useQueryClient();
  const signedIn = isSignedIn(user);
  useArrival();
  useFreshSession();
  useEffect(() => {
    // One of a session before would end the next.
    if (!signedIn) return void localStorage.removeItem(IDLE_KEY);
    let stop: (() => void) | undefined;
    let left = false;
    void (async () => {
      const [{ watchIdle }, { DefaultTimeOut }] = await Promise.all([
        import('../browser/idle-watch.ts'),
        queryClient.fetchQuery(orderEntryQuery).catch(() => ({ DefaultTimeOut: 0 })),
      ]);
      if (!left && DefaultTimeOut > 0) stop = watchIdle(DefaultTimeOut);
    })();
    return () => {
      left = true;
      stop?.();
    };
  }, [queryClient, signedIn]);
  return (
    <ShopperProvider value={user}>
      <AttachmentPopupHost>
        <Outlet />
      </AttachmentPopupHost>
      <EarlyForms />
      <OutageNotice />
    </ShopperProvider>
  );
}
