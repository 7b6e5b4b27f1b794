// Saved carts, which the cart's own pages and those of the account show.
import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { useText } from '#storefront/lib/text.ts';
import { postQuery } from '#storefront/lib/queries.ts';
import { rememberCart } from '#storefront/shared/session/session.ts';
import { refreshCart } from './cart.ts';

export const savedCartsQuery = postQuery('cart/getsavedcarts', {}, 'session');

export const refreshSavedCarts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: savedCartsQuery.queryKey });

export type Resumed = Output<'cart/checkoutwithsavedcart'>;
export type Merged = Output<'cart/mergesavedcarttocurrentcart'>;

export interface SavedCartCommands {
  /** Id of the cart that something is under way with. */
  readonly busy: string;
  readonly problem: string;
  /** Each returns undefined where it was refused; `problem` then says why. */
  readonly resume: (orderId: string) => Promise<Resumed | undefined>;
  readonly merge: (orderId: string, currentOrderId: string) => Promise<Merged | undefined>;
  readonly rename: (orderId: string, cartName: string) => Promise<boolean>;
  readonly remove: (orderId: string, currentOrderId: string) => Promise<boolean>;
}

export function useSavedCartCommands(): SavedCartCommands {
  const { t } = useText('common');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');

  const attempt = async <T>(orderId: string, work: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(orderId);
    setProblem('');
    try {
      const done = await work();
      await Promise.all([refreshCart(queryClient), refreshSavedCarts(queryClient)]);
      return done;
    } catch (error) {
      setProblem(errorText(error, t('unreachable')));
      return undefined;
    } finally {
      setBusy('');
    }
  };
  return {
    busy,
    problem,
    resume: (orderId) =>
      attempt(orderId, async () => {
        const answer = await browserApi.post('cart/checkoutwithsavedcart', { orderId });
        rememberCart(queryClient, { OrderId: answer.OrderID, lineCount: answer.lineCount });
        return answer;
      }),
    merge: (orderId, currentOrderId) =>
      attempt(orderId, async () => {
        const input = { orderId, ...(currentOrderId ? { currentOrderId } : {}) };
        const answer = await browserApi.post('cart/mergesavedcarttocurrentcart', input);
        if (answer.OrderID) rememberCart(queryClient, { OrderId: answer.OrderID, lineCount: answer.lineCount });
        return answer;
      }),
    rename: async (orderId, cartName) =>
      Boolean(
        await attempt(orderId, () => browserApi.post('cart/savecartas', { orderId, cartName, sendEmail: false })),
      ),
    remove: async (orderId, currentOrderId) =>
      Boolean(
        await attempt(orderId, async () => {
          const answer = await browserApi.post('cart/removesavedcart', { orderId });
          if (orderId === currentOrderId) rememberCart(queryClient, { OrderId: '', lineCount: 0 });
          return answer;
        }),
      ),
  };
}
