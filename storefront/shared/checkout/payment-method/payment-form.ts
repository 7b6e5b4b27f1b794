import type { ComponentType, Ref } from 'react';
import type { PaymentChoice, PaymentOption } from '#contracts/payment-method/payment-methods.ts';

export interface PaymentFormHandle {
  /** What the buyer gave. Rejects with an error code as its message where something is missing or wrong. */
  choose(): Promise<PaymentChoice>;
  /** The last choice was refused: it must not be given again. */
  forget?(): void;
}

export interface PaymentFormProps<Method extends PaymentOption['method']> {
  readonly option: Extract<PaymentOption, { readonly method: Method }>;
  readonly currency: string;
  readonly ref: Ref<PaymentFormHandle>;
  /** Why `choose` was rejected, as a text. */
  readonly error: string | undefined;
}

/** One way of paying on the payment page. */
export interface PaymentForm<Method extends PaymentOption['method']> {
  readonly Form: ComponentType<PaymentFormProps<Method>>;
  /** The form shows `error` at its own field. */
  readonly showsError: boolean;
}
