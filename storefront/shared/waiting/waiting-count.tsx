import { useQuery } from '@tanstack/react-query';
import { useText } from '#storefront/lib/text.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import text from '#storefront/ui/text.module.css';
import styles from './waiting.module.css';
import { lateOrdersQuery, openOffersQuery, unreadMessagesQuery } from './waiting.queries.ts';

/** Milliseconds after which a menu asks again. */
const FRESH_MS = 60_000;

export type Waiting = 'offers' | 'messages' | 'lateOrders';
const words = { offers: 'offersOpen', messages: 'messagesUnread', lateOrders: 'ordersLate' } as const;

interface WaitingCountProps {
  readonly of: Waiting;
  /** It is shown: nothing is asked for a menu that is closed. */
  readonly shown: boolean;
}

/** How many of them wait, beside the entry of a menu; nothing while none do, or while it is not known. */
export function WaitingCount({ of, shown }: WaitingCountProps) {
  const { t } = useText('common');
  const quotes = useIsOn('quoteHistory');
  const offers = useQuery({ ...openOffersQuery, staleTime: FRESH_MS, enabled: shown && of === 'offers' && quotes });
  const messages = useQuery({ ...unreadMessagesQuery, staleTime: FRESH_MS, enabled: shown && of === 'messages' });
  const late = useQuery({ ...lateOrdersQuery, staleTime: FRESH_MS, enabled: shown && of === 'lateOrders' });
  const count = { offers: offers.data?.total, messages: messages.data?.unread, lateOrders: late.data?.total }[of];
  // A menu that comes to life late would not match what the server rendered, were an answer there by then.
  if (!shown || !count) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className={text.hidden}> {t(words[of], { count })}</span>
    </span>
  );
}
