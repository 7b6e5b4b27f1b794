import { useEffect } from 'react';
import type { Request } from '#contracts/api.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';

type Thread = Request<'customer/markread'>;

/** What the reader sees is read: of each thread on the page, as of its newest message of the shop. */
export function useMarkRead(
  id: string | undefined,
  messages: readonly { readonly messageId: string; readonly side: string; readonly about?: Thread['about'] }[],
  usual: Thread['about'],
): void {
  const newest = new Map(
    messages.filter(({ side }) => side === 'staff').map(({ messageId, about = usual }) => [about, messageId]),
  );
  const seen = [...newest].map((one) => one.join()).join(' ');
  useEffect(() => {
    for (const about of newest.keys())
      // A mark that could not be set leaves the message unread: the next visit sets it.
      browserApi.post('customer/markread', about === 'account' ? { about } : { about, id }).catch(() => undefined);
    // What they are called says whether there is anything new to mark.
  }, [seen, id]);
}
