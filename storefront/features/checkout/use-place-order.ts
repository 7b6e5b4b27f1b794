// Complete Order, exactly once: one command at a time, the same id for a repeated attempt, and the bank's
// challenge in between where the gateway asks for it.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { Output, Request } from '#contracts/api.ts';
import { forgetCart, refreshCart } from '#storefront/lib/cart.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { paths } from '#storefront/lib/paths.ts';

export interface Challenge {
  readonly url: string;
  readonly origin: string;
}

export function usePlaceOrder(orderId: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const placeOrder = useCommand('checkout/placeorder');
  const completeChallenge = useCommand('checkout/completechallenge');
  const cancel = useCommand('checkout/cancel');
  const [challenge, setChallenge] = useState<Challenge>();

  const settle = async (answer: Output<'checkout/placeorder'> | undefined) => {
    if (answer?.status === 'challenge') return setChallenge({ url: answer.challengeUrl, origin: answer.gatewayOrigin });
    setChallenge(undefined);
    if (answer?.status !== 'placed') return refreshCart(queryClient);
    await navigate(paths.orderComplete(answer.OrderID), { replace: true });
    return forgetCart(queryClient);
  };

  return {
    challenge,
    pending: placeOrder.pending || completeChallenge.pending,
    error: placeOrder.error ?? completeChallenge.error ?? cancel.error,
    place: async (OrderTotal: number, payment: Request<'checkout/placeorder'>['payment']) => {
      completeChallenge.clear();
      await settle(await placeOrder.run({ OrderId: orderId, OrderTotal, payment }));
    },
    answerChallenge: async () => settle(await completeChallenge.run({ OrderId: orderId })),
    giveUpChallenge: async () => {
      setChallenge(undefined);
      await cancel.run({ OrderId: orderId });
    },
    acceptPrices: useCommand('cart/acceptprices'),
    clear: () => {
      placeOrder.clear();
      completeChallenge.clear();
    },
  };
}
