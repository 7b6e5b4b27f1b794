// One payment: its method, and what that method asks for.
import { useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import type { PaymentChoice } from '#contracts/payment/method/payment-methods.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import type { FieldErrors } from '#storefront/lib/validation.ts';
import layout from '#storefront/ui/layout.module.css';
import { Tabs } from '#storefront/ui/tabs.tsx';
import { TooMuch } from './too-much.tsx';
import { WrongFields, type PaymentForm, type PaymentFormHandle, type PaymentForms } from './payment-form.ts';

/** With what the method's own form needs. */
export type OfferedMethod = Readonly<Record<string, unknown>> & {
  readonly method: string;
  readonly name: string;
  /** Minor units; absent: any amount. */
  readonly maximum?: number | undefined;
};

export interface MethodChoiceHandle {
  /**
   * Resolves to what the buyer gave, or to nothing where the form says what is wrong with it; rejects with an error code
   * of no field as its message.
   */
  choose(): Promise<PaymentChoice | undefined>;
  /** The last choice was refused: it must not be given again. */
  forget(): void;
}

interface MethodChoiceProps {
  readonly label: string;
  readonly forms: PaymentForms;
  readonly options: readonly OfferedMethod[];
  /** What is paid by it, in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly onMethod: (method: string) => void;
  readonly ref: Ref<MethodChoiceHandle>;
}

export function MethodChoice({ label, forms, options, amount, currency, method, onMethod, ref }: MethodChoiceProps) {
  const codeText = useCodeText();
  const [wrong, setWrong] = useState<FieldErrors>({});
  const shown = useRef(new Map<string, PaymentFormHandle>());

  useImperativeHandle(ref, () => ({
    async choose() {
      setWrong({});
      try {
        // The contract's table and the forms' have the same methods: what a form gives is one of its choices.
        return (await shown.current.get(method)?.choose()) as PaymentChoice | undefined;
      } catch (error) {
        if (!(error instanceof WrongFields)) throw error;
        setWrong(error.fields);
        return undefined;
      }
    },
    forget: () => shown.current.get(method)?.forget?.(),
  }));

  const errors = Object.fromEntries(Object.entries(wrong).map(([name, code]) => [name, codeText(code) ?? '']));
  const formOf = (option: OfferedMethod) => {
    // The table pairs each option with the form of its own method.
    const Form = forms[option.method] as PaymentForm | undefined;
    if (!Form) return null;
    return (
      <div className={layout.tight}>
        {option.maximum !== undefined && <TooMuch amount={amount} most={option.maximum} currency={currency} />}
        <Form
          option={option}
          amount={amount}
          currency={currency}
          errors={option.method === method ? errors : {}}
          ref={(form) => {
            if (form) shown.current.set(option.method, form);
            else shown.current.delete(option.method);
          }}
        />
      </div>
    );
  };
  /** An error goes when its field is being corrected. */
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (name in wrong) setWrong(Object.fromEntries(Object.entries(wrong).filter(([field]) => field !== name)));
  };

  return (
    <div onInput={onInput}>
      <Tabs
        label={label}
        chosen={method}
        onChoose={(next) => {
          onMethod(next);
          setWrong({});
        }}
        tabs={options.map((option) => ({ key: option.method, label: option.name, content: formOf(option) }))}
      />
    </div>
  );
}
