import { refuse } from '#domain/shared/domain-error.ts';
import { card } from './card.method.ts';
import type { PaymentMethod } from './payment-method.ts';
import { terms } from './terms.method.ts';

const methods: Readonly<Record<string, PaymentMethod>> = { card, terms };

export const methodNamed = (name: string): PaymentMethod =>
  methods[name] ?? refuse('payment_method_not_allowed', { method: name }, 'payment');
