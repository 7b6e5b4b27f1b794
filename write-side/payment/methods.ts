// Every way of paying, as the server sees it. A method is one line here.
import type { PaymentMethodName } from '#contracts/payment/method/payment-methods.ts';
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { bankDebit } from './bank-debit/bank-debit.method.ts';
import { card } from './card/card.method.ts';
import { cash } from './cash/cash.method.ts';
import { check } from './check/check.method.ts';
import { eft } from './eft/eft.method.ts';
import { giftCertificate } from './gift-certificate/gift-certificate.method.ts';
import type { PaymentMethod } from './payment-method.ts';
import { paypal } from './paypal/paypal.method.ts';
import { rewardBalance } from './reward-balance/reward-balance.method.ts';
import { terms } from './terms/terms.method.ts';
import { wire } from './wire/wire.method.ts';

export type PaymentMethods = Readonly<Record<string, PaymentMethod>>;

export const paymentMethods: PaymentMethods = {
  card,
  paypal,
  'bank-debit': bankDebit,
  terms,
  wire,
  check,
  eft,
  cash,
  'reward-balance': rewardBalance,
  'gift-certificate': giftCertificate,
} satisfies Record<PaymentMethodName, PaymentMethod>;

/** @throws DomainError payment_method_not_allowed */
export const methodNamed = (methods: PaymentMethods, name: string): PaymentMethod =>
  (Object.hasOwn(methods, name) ? own(methods, name) : undefined) ??
  refuse('payment_method_not_allowed', { method: name }, 'payment');
