// Money that comes by another way is found by a reference, which the buyer gives here (spec 5).
import { useImperativeHandle, useState } from 'react';
import type { z } from 'zod';
import type { PaymentMethodContract } from '#contracts/payment-method/payment-method.ts';
import {
  checkedChoice,
  type PaymentForm,
  type PaymentFormProps,
} from '#storefront/shared/checkout/payment-method/payment-form.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import { useMethodText } from './method-text.ts';

type WithReference = PaymentMethodContract & {
  readonly choice: z.ZodObject<{ method: z.ZodLiteral<string>; reference: z.ZodString }, z.core.$strict>;
};

/** `schema` is loaded when the buyer completes the order: the page's first load must not hold zod (decision 0008). */
export function referenceForm<Contract extends WithReference>(
  method: z.output<Contract['choice']>['method'],
  schema: () => Promise<Contract['choice']>,
): PaymentForm<Contract> {
  return function ReferenceForm({ ref, errors }: PaymentFormProps<Contract>) {
    const { say } = useMethodText(method);
    const [reference, setReference] = useState('');
    useImperativeHandle(ref, () => ({ choose: () => checkedChoice(schema, { method, reference } as never) }));
    return (
      <TextField
        label={say('reference')}
        name="reference"
        maxLength={60}
        autoComplete="off"
        value={reference}
        error={errors.reference}
        onChange={(event) => setReference(event.target.value)}
      />
    );
  };
}
