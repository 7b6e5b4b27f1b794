// Money that comes by another way is found by a reference, which the buyer gives here (spec 5).
import { useImperativeHandle, useState } from 'react';
import type { z } from 'zod';
import type { PaymentMethodContract } from '#contracts/payment/method/payment-method.ts';
import { useText } from '#storefront/lib/text.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from '../checkout.module.css';
import { checkedChoice, type PaymentForm, type PaymentFormProps } from './payment-form.ts';

type WithReference = PaymentMethodContract & {
  readonly choice: z.ZodObject<{ method: z.ZodLiteral<string>; reference: z.ZodString }, z.core.$strict>;
  readonly option: z.ZodObject<{ method: z.ZodLiteral<string>; name: z.ZodString; words: z.ZodString }>;
};

/** `schema` is loaded when the buyer completes the order: the page's first load must not hold zod (decision 0008). */
export function referenceForm<Contract extends WithReference>(
  method: z.output<Contract['choice']>['method'],
  schema: () => Promise<Contract['choice']>,
): PaymentForm<Contract> {
  return function ReferenceForm({ option, ref, errors }: PaymentFormProps<Contract>) {
    const { t } = useText('payment-method');
    // Which of them have this text the compiler cannot know: a method is named in its own folder only.
    const label = (t as unknown as (key: string) => string)(`${method}.reference`);
    const [reference, setReference] = useState('');
    const { words } = option as { readonly words: string };
    useImperativeHandle(ref, () => ({ choose: () => checkedChoice(schema, { method, reference } as never) }));
    return (
      <div className={styles.section}>
        {words && <p className={styles.words}>{words}</p>}
        <TextField
          label={label}
          name="reference"
          maxLength={60}
          autoComplete="off"
          value={reference}
          error={errors.reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </div>
    );
  };
}
