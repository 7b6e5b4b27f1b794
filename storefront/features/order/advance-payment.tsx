import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlaceOrderAnswer } from '#contracts/checkout/checkout.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { Payment } from '#storefront/shared/checkout/payment.tsx';
import type { Challenge, PaymentShare } from '#storefront/shared/checkout/use-placement.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { advancePaymentQuery, orderQuery } from './order.queries.ts';

interface AdvancePaymentProps {
  readonly orderId: string;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

/** The methods that pay at once, the amount that is owed, and the question of a bank or of PayPal. */
export function AdvancePayment({ orderId, onPaid, onClose }: AdvancePaymentProps) {
  const { t, language } = useText(['order', 'common']);
  const queryClient = useQueryClient();
  const { data, error: failure } = useQuery({ ...advancePaymentQuery(orderId), staleTime: 0 });
  const pay = useCommand('checkout/processadvancepayment');
  const completeChallenge = useCommand('checkout/completechallenge');
  const cancel = useCommand('checkout/cancel');
  const [challenge, setChallenge] = useState<Challenge>();
  const several = useIsOn('multiplePayments');
  if (failure) return <Alert kind="error">{errorText(failure, t('common:unreachable'))}</Alert>;
  if (!data) return null;

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
      queryClient.invalidateQueries({ queryKey: advancePaymentQuery(orderId).queryKey }),
    ]);
  const finish = async (answer: PlaceOrderAnswer | undefined) => {
    if (answer?.status === 'challenge') return setChallenge({ url: answer.challengeUrl });
    setChallenge(undefined);
    await refresh();
    if (answer?.status === 'placed') onPaid();
  };
  const send = async (Payments: readonly Partial<PaymentShare>[]) => {
    completeChallenge.clear();
    cancel.clear();
    await finish(await pay.run({ OrderId: orderId, Amount: data.Amount, Payments: Payments as PaymentShare[] }));
  };
  const error = pay.error ?? completeChallenge.error ?? cancel.error;
  return (
    <div className={layout.stack}>
      <Payment
        options={data.Options}
        due={data.Amount}
        currency={data.CurrencyCode}
        placement={{
          challenge,
          pending: pay.pending || completeChallenge.pending,
          error,
          answerChallenge: async () => finish(await completeChallenge.run({ OrderId: orderId })),
          giveUpChallenge: async () => {
            setChallenge(undefined);
            await cancel.run({ OrderId: orderId });
            await refresh();
          },
          clear: () => {
            pay.clear();
            completeChallenge.clear();
          },
        }}
        onPay={(payment) => send([{ payment }])}
        onPayShares={several ? send : undefined}
        refusal={error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
        words={{
          submit: t('payAmount', { amount: formatMoney(data.Amount, data.CurrencyCode, language) }),
          submitting: t('paying'),
          note: t('payHint'),
        }}
      />
      <p>
        <Button kind="link" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </p>
    </div>
  );
}
