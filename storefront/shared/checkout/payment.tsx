// The buyer pays here: the methods, the amount due, Complete Order, and the bank's question.
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import type { PaymentChoice } from '#contracts/payment/method/payment-methods.ts';
import { isRefusal } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import type { OfferedMethod } from './payment-method/method-choice.tsx';
import type { PaymentForms } from './payment-method/payment-form.ts';
import { paymentForms } from './payment-method/payment-forms.ts';
import { PaymentParts, type PaymentPartsHandle } from './payment-parts.tsx';
import type { PaymentShare, Placement } from './use-placement.ts';
import styles from './checkout.module.css';

const ChallengeDialog = lazyPart(async () => (await import('./challenge-dialog.tsx')).ChallengeDialog);

const NOTHING_BEFORE: readonly [] = [];

interface PaymentProps {
  /** The shop's own table; tests give a longer one. */
  readonly forms?: PaymentForms;
  readonly options: readonly OfferedMethod[];
  /** Minor units. */
  readonly due: number;
  readonly currency: string;
  readonly placement: Pick<
    Placement,
    'challenge' | 'pending' | 'error' | 'answerChallenge' | 'giveUpChallenge' | 'clear'
  >;
  readonly onPay: (payment: PaymentChoice) => Promise<void>;
  /** Absent where one method pays an order. */
  readonly onPayShares?: ((shares: readonly PaymentShare[]) => Promise<void>) | undefined;
  /** What an earlier try was to be paid by; minor units. */
  readonly before?: readonly { readonly method: string; readonly amount: number }[];
  /** Says why the last try was refused, with the way to mend it. */
  readonly refusal: ReactNode;
  /** The refusal must be answered first. */
  readonly blocked?: boolean;
  /** Where it is no order that is paid. */
  readonly words?: { readonly submit: string; readonly submitting: string; readonly note: string };
}

export function Payment({
  forms = paymentForms,
  options,
  due,
  currency,
  placement,
  onPay,
  onPayShares,
  before = NOTHING_BEFORE,
  refusal,
  blocked = false,
  words,
}: PaymentProps) {
  const { t, language } = useText('checkout');
  const { submit, submitting, note } = words ?? {
    submit: t('complete'),
    submitting: t('completing'),
    note: t('completeWarning'),
  };
  const codeText = useCodeText();
  const [code, setCode] = useState<string>();
  const [asking, setAsking] = useState(false);
  const parts = useRef<PaymentPartsHandle>(null);

  const complete = async () => {
    setCode(undefined);
    // A refused choice must be given anew; after a lost answer the same is sent again.
    if (isRefusal(placement.error)) parts.current?.forget();
    placement.clear();
    setAsking(true);
    try {
      const chosen = (await parts.current?.choose()) ?? [];
      const [first] = chosen;
      if (chosen.length > 1) await onPayShares?.(chosen);
      else if (first) await onPay(first.payment);
    } catch (error) {
      setCode(error instanceof Error ? error.message : 'internal');
    } finally {
      setAsking(false);
    }
  };

  return (
    <>
      <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
        <h2>{t('payment')}</h2>
        {options.length === 0 && <Alert kind="error">{t('noPaymentMethod')}</Alert>}
        {options.length > 0 && (
          <PaymentParts
            forms={forms}
            options={options}
            due={due}
            currency={currency}
            maySplit={onPayShares !== undefined}
            before={before}
            ref={parts}
          />
        )}
      </section>
      <section className={styles.pay} aria-label={submit}>
        {code !== undefined && <Alert kind="error">{codeText(code)}</Alert>}
        {refusal}
        <p className={styles.due}>
          <span>{t('due')}</span> <span>{formatMoney(due, currency, language)}</span>
        </p>
        <Button
          kind="action"
          large
          wide
          pending={placement.pending || asking}
          disabled={options.length === 0 || blocked}
          onClick={() => void complete()}
        >
          {placement.pending || asking ? submitting : submit}
        </Button>
        <p>{note}</p>
      </section>
      {placement.challenge && (
        <Suspense>
          <ChallengeDialog
            challenge={placement.challenge}
            onDone={() => void placement.answerChallenge()}
            onGiveUp={() => void placement.giveUpChallenge()}
          />
        </Suspense>
      )}
    </>
  );
}
