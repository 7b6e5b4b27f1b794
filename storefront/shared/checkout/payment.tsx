// The buyer pays here: the methods, the amount due, Complete Order, and the bank's question.
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { PaymentChoice } from '#contracts/payment/method/payment-methods.ts';
import { isRefusal } from '#storefront/lib/api-error.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import type { FieldErrors } from '#storefront/lib/validation.ts';
import { Tabs } from '#storefront/ui/tabs.tsx';
import {
  WrongFields,
  type PaymentForm,
  type PaymentFormHandle,
  type PaymentForms,
} from './payment-method/payment-form.ts';
import { paymentForms } from './payment-method/payment-forms.ts';
import type { Placement } from './use-placement.ts';
import styles from './checkout.module.css';

const ChallengeDialog = lazy(async () => ({ default: (await import('./challenge-dialog.tsx')).ChallengeDialog }));

/** With what the method's own form needs. */
type OfferedMethod = Readonly<Record<string, unknown>> & { readonly method: string; readonly name: string };

interface PaymentProps {
  /** The shop's own table; tests give a longer one. */
  readonly forms?: PaymentForms;
  readonly options: readonly OfferedMethod[];
  /** Minor units. */
  readonly due: number;
  readonly currency: string;
  readonly placement: Omit<Placement, 'place'>;
  readonly onPay: (payment: PaymentChoice) => Promise<void>;
  /** Says why the last try was refused, with the way to mend it. */
  readonly refusal: ReactNode;
  /** The refusal must be answered first. */
  readonly blocked?: boolean;
}

/** Faults of what the buyer gave: codes by field, and a code of no field. */
interface Wrong {
  readonly code?: string;
  readonly fields: FieldErrors;
}
const NOTHING_WRONG: Wrong = { fields: {} };

const wrongBy = (error: unknown): Wrong => {
  if (error instanceof WrongFields) return { fields: error.fields };
  return { code: error instanceof Error ? error.message : 'internal', fields: {} };
};

export function Payment({
  forms = paymentForms,
  options,
  due,
  currency,
  placement,
  onPay,
  refusal,
  blocked = false,
}: PaymentProps) {
  const { t, language } = useText('checkout');
  const codeText = useCodeText();
  const [chosen, setChosen] = useState(options[0]?.method ?? '');
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const [asking, setAsking] = useState(false);
  const shown = useRef(new Map<string, PaymentFormHandle>());
  const area = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);
  // Whoever cannot see the field that is wrong is taken there, once: not while they correct another one.
  useEffect(() => area.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [failures]);

  const complete = async () => {
    const form = shown.current.get(chosen);
    if (!form) return;
    setWrong(NOTHING_WRONG);
    // A refused choice must be given anew; after a lost answer the same is sent again.
    if (isRefusal(placement.error)) form.forget?.();
    placement.clear();
    setAsking(true);
    try {
      // The contract's table and the forms' have the same methods: what a form gives is one of its choices.
      await onPay((await form.choose()) as PaymentChoice);
    } catch (error) {
      setWrong(wrongBy(error));
      setFailures((count) => count + 1);
    } finally {
      setAsking(false);
    }
  };

  const errorsOf = (method: string): FieldErrors =>
    method === chosen
      ? Object.fromEntries(Object.entries(wrong.fields).map(([name, code]) => [name, codeText(code) ?? '']))
      : {};
  const formOf = (option: OfferedMethod) => {
    // The table pairs each option with the form of its own method.
    const Form = forms[option.method] as PaymentForm | undefined;
    if (!Form) return null;
    return (
      <Form
        option={option}
        currency={currency}
        errors={errorsOf(option.method)}
        ref={(form) => {
          if (form) shown.current.set(option.method, form);
          else shown.current.delete(option.method);
        }}
      />
    );
  };
  /** An error goes when its field is being corrected. */
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (name in wrong.fields)
      setWrong({ fields: Object.fromEntries(Object.entries(wrong.fields).filter(([field]) => field !== name)) });
  };

  return (
    <>
      <section className={`${layout.sheet} ${layout.padded} ${styles.section}`}>
        <h2>{t('payment')}</h2>
        {options.length === 0 && <Alert kind="error">{t('noPaymentMethod')}</Alert>}
        {options.length > 0 && (
          <div ref={area} onInput={onInput}>
            <Tabs
              label={t('payment')}
              chosen={chosen}
              onChoose={(method) => {
                setChosen(method);
                setWrong(NOTHING_WRONG);
              }}
              tabs={options.map((option) => ({
                key: option.method,
                label: option.name,
                content: formOf(option),
              }))}
            />
          </div>
        )}
      </section>
      <section className={styles.pay} aria-label={t('complete')}>
        {wrong.code !== undefined && <Alert kind="error">{codeText(wrong.code)}</Alert>}
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
          {placement.pending || asking ? t('completing') : t('complete')}
        </Button>
        <p>{t('completeWarning')}</p>
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
