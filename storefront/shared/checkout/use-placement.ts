// Complete Order, exactly once: one command at a time, the same id for a repeated attempt, and the bank's
// challenge in between where the gateway asks for it.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Request } from '#contracts/api.ts';
import type { PaymentChoice } from '#contracts/payment/method/payment-methods.ts';
import type { PlaceOrderAnswer } from '#contracts/checkout/checkout.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { paths } from '#storefront/shared/paths.ts';

export interface Challenge {
  readonly url: string;
}

/** One of several payments of an order, with its amount in minor units. */
export interface PaymentShare {
  readonly Amount: number;
  readonly payment: PaymentChoice;
}

type PlacingRoute = 'checkout/placeorder' | 'checkout/convertquotetoorder';

export interface Placement<R extends PlacingRoute = PlacingRoute> {
  readonly challenge: Challenge | undefined;
  readonly pending: boolean;
  readonly error: unknown;
  readonly place: (input: Request<R>) => Promise<void>;
  /** The same by several methods at once. */
  readonly placeShares: (input: Request<'checkout/processmultiplepayment'>) => Promise<void>;
  readonly answerChallenge: () => Promise<void>;
  readonly giveUpChallenge: () => Promise<void>;
  readonly clear: () => void;
}

interface Outcome {
  /** The order is placed, and its page is shown. */
  readonly onPlaced?: () => void;
  /** It was refused: what is shown may be out of date. */
  readonly onRefused: () => Promise<void>;
}

export function usePlacement<R extends PlacingRoute>(
  route: R,
  orderId: string,
  { onPlaced, onRefused }: Outcome,
): Placement<R> {
  const navigate = useNavigate();
  const placeOrder = useCommand(route);
  const placeByShares = useCommand('checkout/processmultiplepayment');
  const completeChallenge = useCommand('checkout/completechallenge');
  const cancel = useCommand('checkout/cancel');
  const [challenge, setChallenge] = useState<Challenge>();

  const finish = async (answer: PlaceOrderAnswer | undefined) => {
    if (answer?.status === 'challenge') return setChallenge({ url: answer.challengeUrl });
    setChallenge(undefined);
    if (answer?.status !== 'placed') return onRefused();
    await navigate(paths.orderComplete(answer.OrderID), { replace: true });
    return onPlaced?.();
  };

  return {
    challenge,
    pending: placeOrder.pending || placeByShares.pending || completeChallenge.pending,
    error: placeOrder.error ?? placeByShares.error ?? completeChallenge.error ?? cancel.error,
    place: async (input) => {
      placeByShares.clear();
      completeChallenge.clear();
      await finish(await placeOrder.run(input));
    },
    placeShares: async (input) => {
      placeOrder.clear();
      completeChallenge.clear();
      await finish(await placeByShares.run(input));
    },
    answerChallenge: async () => finish(await completeChallenge.run({ OrderId: orderId })),
    giveUpChallenge: async () => {
      setChallenge(undefined);
      await cancel.run({ OrderId: orderId });
    },
    clear: () => {
      placeOrder.clear();
      placeByShares.clear();
      completeChallenge.clear();
    },
  };
}
