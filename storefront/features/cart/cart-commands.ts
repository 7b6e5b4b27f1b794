// Changes to the cart's lines; a refusal is shown for 5 seconds (spec 4).
import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { forgetCart, refreshCart, takeCart } from '#storefront/shared/cart/cart.ts';
import { useText } from '#storefront/lib/text.ts';
import { useTimedMessage } from '#storefront/lib/timed-message.ts';

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
  readonly removeLine: (lineId: string, name: string) => Promise<boolean>;
  readonly removeAll: () => Promise<boolean>;
  readonly acceptPrices: () => Promise<boolean>;
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

  return {
    message,
    setQuantity: (LineId, Qty) =>
      attempt(LineId, async () => {
        await browserApi.post('cart/updatequantity', { OrderId, LineId, Qty });
        await refreshCart(queryClient);
        return '';
      }),
    removeLine: (LineId, name) =>
      attempt(LineId, async () => {
        const { orderEntityModel: cart } = await browserApi.post('cart/removecartitem', { OrderId, LineId });
        if (cart.OrderLines.length === 0) forgetCart(queryClient);
        else takeCart(queryClient, cart);
        return t('removed', { name });
      }),
    removeAll: () =>
      attempt('', async () => {
        await browserApi.post('cart/removeallcartitems', { OrderId });
        for (const key of ['orderId', 'isProcessForMultiShip', 'SelectedShippingMethodValue'])
          sessionStorage.removeItem(key);
        forgetCart(queryClient);
        return t('removedAll');
      }),
    acceptPrices: () =>
      attempt('', async () => {
        await browserApi.post('cart/acceptprices', { OrderId });
        await refreshCart(queryClient);
        return t('pricesAccepted');
      }),
  };
}
