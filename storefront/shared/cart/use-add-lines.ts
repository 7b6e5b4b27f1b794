// Many lines into the cart from a page: one command at a time, and the page tells what became of each line.
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { useText } from '#storefront/lib/text.ts';
import { rememberCart, useUser } from '#storefront/shared/session/session.ts';
import { refreshCart } from './cart.ts';
import type { LinesAdded } from '#contracts/quick-order/quick-order.ts';

export function useAfterLinesAdded(): (added: LinesAdded) => void {
  const { t } = useText('cart');
  const queryClient = useQueryClient();
  return (added) => {
    if (added.OrderID) rememberCart(queryClient, { OrderId: added.OrderID, lineCount: added.lineCount });
    void refreshCart(queryClient);
    announce(added.Added ? t('linesAdded', { count: added.Added }) : t('noLineAdded'));
  };
}

export function useAddItems() {
  const { OrderId, lineCount } = useUser();
  const { run, pending, error } = useCommand('cart/additemstocart');
  const tell = useAfterLinesAdded();
  const add = async (
    items: readonly { readonly ProductId: string; readonly Qty: number; readonly Note?: string }[],
  ) => {
    const added = await run({ Items: [...items], ...(lineCount > 0 ? { OrderId } : {}) });
    if (added) tell(added);
    return added;
  };
  return { add, pending, error };
}
