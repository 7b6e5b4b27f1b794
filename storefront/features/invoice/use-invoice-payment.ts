// Paying invoices, exactly once: one command at a time, and the bank's challenge in between where the gateway asks for it.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { InvoicePaymentAnswer } from '#contracts/invoice/invoice.ts';
import type { PaymentChoice } from '#contracts/payment/method/payment-methods.ts';
import { useCommand } from '#storefront/lib/command.ts';

interface Share {
  readonly InvoiceId: string;
  /** Minor units. */
  readonly Amount: number;
}

/** `onPaid` is told how much, and whether it is there or collected by a debit, once everything on the page was read anew. */
export function useInvoicePayment(onPaid: (amount: number, isAwaited: boolean) => void) {
  const queryClient = useQueryClient();
  const charge = useCommand('customer/chargeinvoice');
  const complete = useCommand('customer/completeinvoicepayment');
  const cancel = useCommand('customer/cancelinvoicepayment');
  const [challenge, setChallenge] = useState<{ readonly url: string; readonly InvoicePaymentId: string }>();

  const finish = async (answer: InvoicePaymentAnswer | undefined) => {
    if (answer?.status === 'challenge')
      return setChallenge({ url: answer.challengeUrl, InvoicePaymentId: answer.InvoicePaymentId });
    setChallenge(undefined);
    await queryClient.invalidateQueries();
    if (answer) onPaid(answer.Amount, answer.status === 'awaited');
  };

  return {
    placement: {
      challenge,
      pending: charge.pending || complete.pending,
      error: charge.error ?? complete.error ?? cancel.error,
      answerChallenge: async () => challenge && finish(await complete.run(challengeOf(challenge))),
      giveUpChallenge: async () => {
        setChallenge(undefined);
        if (challenge) await cancel.run(challengeOf(challenge));
      },
      clear: () => {
        charge.clear();
        complete.clear();
        cancel.clear();
      },
    },
    pay: async (Invoices: readonly Share[], payment: PaymentChoice) =>
      finish(await charge.run({ Invoices: [...Invoices], payment })),
  };
}

const challengeOf = ({ InvoicePaymentId }: { readonly InvoicePaymentId: string }) => ({ InvoicePaymentId });
