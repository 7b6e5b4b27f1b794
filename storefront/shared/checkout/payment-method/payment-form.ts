// Each way of paying adds a form to the payment page, typed by the method's own contract.
import type { ComponentType, Ref } from 'react';
import type { z } from 'zod';
import type { PaymentMethodContract } from '#contracts/payment/method/payment-method.ts';
import { checkFields, type FieldErrors } from '#storefront/lib/validation.ts';

export interface PaymentFormHandle<Contract extends PaymentMethodContract = PaymentMethodContract> {
  /**
   * Resolves to what the buyer gave. Rejects with `WrongFields` where fields are missing or wrong, and otherwise with
   * an error code as its message.
   */
  choose(): Promise<z.output<Contract['choice']>>;
  /** The last choice was refused: it must not be given again. */
  forget?(): void;
}

export interface PaymentFormProps<Contract extends PaymentMethodContract = PaymentMethodContract> {
  readonly option: z.output<Contract['option']>;
  /** What it pays of the order, in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly ref: Ref<PaymentFormHandle<Contract>>;
  /** Says why `choose` was rejected: a text by the name of the field. */
  readonly errors: FieldErrors;
}

export type PaymentForm<Contract extends PaymentMethodContract = PaymentMethodContract> = ComponentType<
  PaymentFormProps<Contract>
>;

/** By method. Each form is given the option of its own method, and nothing else. */
export type PaymentForms = Readonly<Record<string, PaymentForm<never>>>;

/** Codes by field name: the form shows each at its own field. */
export class WrongFields extends Error {
  override readonly name = 'WrongFields';
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super(Object.values(fields)[0]);
    this.fields = fields;
  }
}

/**
 * Checks what the buyer gave with the schema that the server parses. It is loaded here, so that no page has to wait
 * for it.
 * @throws WrongFields
 */
export async function checkedChoice<Choice extends z.ZodObject>(
  schema: () => Promise<Choice>,
  given: z.input<Choice>,
): Promise<z.output<Choice>> {
  const choice = await schema();
  const wrong = checkFields(choice, given);
  if (Object.keys(wrong).length > 0) throw new WrongFields(wrong);
  return choice.parse(given);
}
