import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { typedMoney } from '#storefront/lib/typed-money.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { MethodChoice, type MethodChoiceHandle, type OfferedMethod } from './payment-method/method-choice.tsx';
import type { PaymentForms } from './payment-method/payment-form.ts';
import { PartAmount } from './part-amount.tsx';
import { sharesOf, type Part } from './payment-shares.ts';
import type { PaymentShare } from './use-placement.ts';
import styles from './checkout.module.css';

/** So many parts pay one order at most. */
const MOST_PARTS = 10;

export interface PaymentPartsHandle {
  /**
   * Resolves to what each part gives, or to nothing where a form or an amount says what is wrong with it; rejects with an
   * error code of no field as its message.
   */
  choose(): Promise<readonly PaymentShare[] | undefined>;
  /** The last choice was refused: it must not be given again. */
  forget(): void;
}

interface PaymentPartsProps {
  readonly forms: PaymentForms;
  readonly options: readonly OfferedMethod[];
  /** Minor units. */
  readonly due: number;
  readonly currency: string;
  readonly maySplit: boolean;
  /** What an earlier try was to be paid by; minor units. */
  readonly before: readonly { readonly method: string; readonly amount: number }[];
  readonly ref: Ref<PaymentPartsHandle>;
}

/** One payment, or several that pay an order together. */
export function PaymentParts({ forms, options, due, currency, maySplit, before, ref }: PaymentPartsProps) {
  const { t, language } = useText('checkout');
  const [parts, setParts] = useState((): readonly Part[] => {
    const known = before.filter(({ method }) => options.some((option) => option.method === method));
    const first = maySplit && known.length > 1 ? known : [{ method: options[0]?.method ?? '', amount: 0 }];
    return first.map(({ method, amount }, id) => ({ id, method, amount: typedMoney(amount, language) }));
  });
  const [isChecked, setIsChecked] = useState(false);
  const [failures, setFailures] = useState(0);
  const choices = useRef(new Map<number, MethodChoiceHandle>());
  const area = useRef<HTMLDivElement>(null);
  // Whoever cannot see the field that is wrong is taken there, once: not while they correct another one.
  useEffect(() => area.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [failures]);

  const shares = sharesOf(parts, due, language);
  const last = parts.at(-1);
  const several = parts.length > 1;

  useImperativeHandle(ref, () => ({
    async choose() {
      setIsChecked(true);
      const given = await Promise.all(parts.map(async ({ id }) => choices.current.get(id)?.choose()));
      const whole = given.flatMap((payment, at) => {
        const Amount = shares.amounts[at];
        return payment && Amount !== undefined ? [{ Amount, payment }] : [];
      });
      if (whole.length === parts.length && !shares.wrong.length) return whole;
      setFailures((count) => count + 1);
      return undefined;
    },
    forget() {
      for (const choice of choices.current.values()) choice.forget();
    },
  }));

  const change = (id: number, changed: Partial<Part>) =>
    setParts(parts.map((part) => (part.id === id ? { ...part, ...changed } : part)));
  const add = () => {
    const used = new Set(parts.map(({ method }) => method));
    const method = (options.find((option) => !used.has(option.method)) ?? options[0])?.method ?? '';
    const id = Math.max(...parts.map((part) => part.id)) + 1;
    // What paid the rest has to say how much it pays from now on.
    setParts([...parts.map((part) => (part === last ? { ...part, amount: '' } : part)), { id, method, amount: '' }]);
    setIsChecked(false);
  };

  return (
    <div ref={area} className={styles.parts}>
      {parts.map((part, at) => {
        const label = several ? t('partOf', { number: at + 1 }) : t('payment');
        return (
          <div
            key={part.id}
            className={several ? styles.part : undefined}
            {...(several ? { role: 'group', 'aria-label': label } : {})}
          >
            {several && (
              <PartAmount
                number={at + 1}
                typed={part.amount}
                rest={part === last ? (shares.amounts[at] ?? 0) : undefined}
                most={due}
                currency={currency}
                isWrong={isChecked && shares.wrong.includes(part.id)}
                onType={(amount) => change(part.id, { amount })}
                onRemove={() => setParts(parts.filter(({ id }) => id !== part.id))}
              />
            )}
            <MethodChoice
              label={label}
              forms={forms}
              options={options}
              amount={shares.amounts[at] ?? 0}
              currency={currency}
              method={part.method}
              onMethod={(method) => change(part.id, { method })}
              ref={(choice) => {
                if (choice) choices.current.set(part.id, choice);
                else choices.current.delete(part.id);
              }}
            />
          </div>
        );
      })}
      {maySplit && due > 1 && parts.length < MOST_PARTS && (
        <p>
          <Button kind="link" onClick={add}>
            {several ? t('addAnother') : t('addMethod')}
          </Button>
        </p>
      )}
    </div>
  );
}
