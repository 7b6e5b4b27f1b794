// The form of every way of paying. A method is one line here.
import type { paymentMethods, PaymentMethodName } from '#contracts/payment/method/payment-methods.ts';
import { BankDebitForm } from './bank-debit/bank-debit-form.tsx';
import { CardForm } from './card/card-form.tsx';
import { CashForm } from './cash/cash-form.tsx';
import { CheckForm } from './check/check-form.tsx';
import { EftForm } from './eft/eft-form.tsx';
import { GiftCertificateForm } from './gift-certificate/gift-certificate-form.tsx';
import type { PaymentForm } from './payment-form.ts';
import { PaypalForm } from './paypal/paypal-form.tsx';
import { RewardBalanceForm } from './reward-balance/reward-balance-form.tsx';
import { TermsForm } from './terms/terms-form.tsx';
import { WireForm } from './wire/wire-form.tsx';

type ContractOf<Method> = Extract<(typeof paymentMethods)[number], { readonly method: Method }>;

export const paymentForms: { readonly [M in PaymentMethodName]: PaymentForm<ContractOf<M>> } = {
  card: CardForm,
  paypal: PaypalForm,
  'bank-debit': BankDebitForm,
  terms: TermsForm,
  wire: WireForm,
  check: CheckForm,
  eft: EftForm,
  cash: CashForm,
  'reward-balance': RewardBalanceForm,
  'gift-certificate': GiftCertificateForm,
};
