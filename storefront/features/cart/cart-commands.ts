// Changes to the cart's lines; a refusal is shown for 5 seconds (spec 4).
import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import type { OrderLine } from '#contracts/order/order.ts';
import { cartLines, forgetCart, refreshCart, takeCart } from '#storefront/shared/cart/cart.ts';
import { rememberCart } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useTimedMessage } from '#storefront/lib/timed-message.ts';
import { itemsOf, rememberRemoved, type RemovedLines } from './removed-lines.ts';

export interface CartMessage {
  readonly kind: 'ok' | 'error';
  readonly text: string;
  /** The line it is about; empty for the whole cart. */
  readonly lineId: string;
}

export interface CartCommands {
  readonly message: CartMessage | undefined;
  /** Returns whether it was done. */
  readonly setQuantity: (lineId: string, quantity: number) => Promise<boolean>;
  /** Empty: none any more. */
  readonly noteLine: (lineId: string, note: string) => Promise<boolean>;
  readonly removeLine: (lineId: string, name: string) => Promise<boolean>;
  readonly removeLines: (lineIds: readonly string[]) => Promise<boolean>;
  readonly moveToWishList: (line: OrderLine) => Promise<boolean>;
  readonly removeAll: () => Promise<boolean>;
  readonly acceptPrices: () => Promise<boolean>;
  /** @throws what the shop refuses it with */
  readonly applyCoupon: (code: string) => Promise<void>;
  readonly removeCoupon: (code: string) => Promise<boolean>;
  /** Those that went with a change of the lines come back, as far as they count. */
  readonly reapplyCoupons: (codes: readonly string[]) => Promise<boolean>;
  readonly forgetCoupons: (codes: readonly string[]) => Promise<boolean>;
}

export function useCartCommands(OrderId: string): CartCommands {
  const { t } = useText(['cart', 'common']);
  const queryClient = useQueryClient();
  const [message, setMessage] = useTimedMessage<CartMessage>();

  const attempt = useCallback(
    async (lineId: string, work: () => Promise<string>) => {
      try {
        const text = await work();
        if (text) announce(text);
        setMessage(text ? { kind: 'ok', text, lineId: '' } : undefined);
        return true;
      } catch (error) {
        setMessage({ kind: 'error', text: errorText(error, t('common:unreachable')), lineId });
        return false;
      }
    },
    [setMessage, t],
  );

  /** Told for as long as it can be undone, and not beside that once more. */
  const removed = (text: string, items: RemovedLines['items']): string => {
    rememberRemoved(queryClient, { text, items });
    announce(text);
    return '';
  };

  return {
    message,
    setQuantity: (LineId, Qty) =>
      attempt(LineId, async () => {
        await browserApi.post('cart/updatequantity', { OrderId, LineId, Qty });
        await refreshCart(queryClient);
        return '';
      }),
    noteLine: (LineId, Note) =>
      attempt(LineId, async () => {
        await browserApi.post('cart/notecartline', { OrderId, LineId, Note });
        await refreshCart(queryClient);
        return '';
      }),
    removeLine: (LineId, name) =>
      attempt(LineId, async () => {
        const items = itemsOf(queryClient, OrderId, [LineId]);
        const { orderEntityModel: cart } = await browserApi.post('cart/removecartitem', { OrderId, LineId });
        if (cart.OrderLines.length === 0) forgetCart(queryClient);
        else takeCart(queryClient, cart);
        return removed(t('removed', { name }), items);
      }),
    removeLines: (LineIds) =>
      attempt('', async () => {
        const items = itemsOf(queryClient, OrderId, LineIds);
        const { orderEntityModel: cart } = await browserApi.post('cart/removecartitems', {
          OrderId,
          LineIds: [...LineIds],
        });
        if (cart.OrderLines.length === 0) forgetCart(queryClient);
        else takeCart(queryClient, cart);
        return removed(t('many.removedLines', { count: LineIds.length }), items);
      }),
    moveToWishList: ({ LineID, ProductId, Qty }) =>
      attempt(LineID, async () => {
        const { Name } = await browserApi.post('cart/addskutowishlist', { ProductId, Qty, OrderId, LineID });
        await refreshCart(queryClient);
        rememberCart(queryClient, { OrderId, lineCount: cartLines(queryClient, OrderId) });
        return t('common:wished', { item: ProductId, list: Name || t('common:wishList') });
      }),
    removeAll: () =>
      attempt('', async () => {
        const items = itemsOf(queryClient, OrderId);
        await browserApi.post('cart/removeallcartitems', { OrderId });
        for (const key of ['orderId', 'isProcessForMultiShip', 'SelectedShippingMethodValue'])
          sessionStorage.removeItem(key);
        forgetCart(queryClient);
        return removed(t('removedAll'), items);
      }),
    async applyCoupon(CouponCode) {
      await browserApi.post('checkout/applymanualcoupontoorder', { OrderId, CouponCode });
      await refreshCart(queryClient);
      announce(t('couponApplied'));
    },
    removeCoupon: (CouponCode) =>
      attempt('', async () => {
        await browserApi.post('cart/removecoupon', { OrderId, CouponCode });
        await refreshCart(queryClient);
        return t('couponRemoved', { code: CouponCode });
      }),
    reapplyCoupons: (codes) =>
      attempt('', async () => {
        try {
          for (const CouponCode of codes)
            await browserApi.post('checkout/applymanualcoupontoorder', { OrderId, CouponCode });
        } finally {
          await refreshCart(queryClient);
        }
        return t('couponApplied');
      }),
    forgetCoupons: (codes) =>
      attempt('', async () => {
        for (const CouponCode of codes) await browserApi.post('cart/removecoupon', { OrderId, CouponCode });
        await refreshCart(queryClient);
        return '';
      }),
    acceptPrices: () =>
      attempt('', async () => {
        await browserApi.post('cart/acceptprices', { OrderId });
        await refreshCart(queryClient);
        return t('pricesAccepted');
      }),
  };
}
