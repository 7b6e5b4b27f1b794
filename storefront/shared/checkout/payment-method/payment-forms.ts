// The form of every way of paying. A method is one line here.
import type { PaymentMethodName } from '#contracts/payment-method/payment-methods.ts';
import { card } from './card/card-form.tsx';
import type { PaymentForm } from './payment-form.ts';
import { terms } from './terms/terms-form.tsx';

export const paymentForms: { readonly [M in PaymentMethodName]: PaymentForm<M> } = { card, terms };
