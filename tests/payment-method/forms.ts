// The form of each of the ten methods, one line each, as storefront/shared/checkout/payment-method/payment-forms.ts.
import type { PaymentForms } from '#storefront/shared/checkout/payment-method/payment-form.ts';
import { CardForm } from '#storefront/shared/checkout/payment-method/card/card-form.tsx';
import { TermsForm } from '#storefront/shared/checkout/payment-method/terms/terms-form.tsx';
import { BankDebitForm } from '#storefront/shared/checkout/payment-method/bank-debit/bank-debit-form.tsx';
import { CashForm } from '#storefront/shared/checkout/payment-method/cash/cash-form.tsx';
import { CheckForm } from '#storefront/shared/checkout/payment-method/check/check-form.tsx';
import { EftForm } from '#storefront/shared/checkout/payment-method/eft/eft-form.tsx';
import { GiftCertificateForm } from '#storefront/shared/checkout/payment-method/gift-certificate/gift-certificate-form.tsx';
import { PaypalForm } from '#storefront/shared/checkout/payment-method/paypal/paypal-form.tsx';
import { RewardBalanceForm } from '#storefront/shared/checkout/payment-method/reward-balance/reward-balance-form.tsx';
import { WireForm } from '#storefront/shared/checkout/payment-method/wire/wire-form.tsx';

export const tenForms: PaymentForms = {
  card: CardForm,
  'bank-debit': BankDebitForm,
  paypal: PaypalForm,
  check: CheckForm,
  wire: WireForm,
  cash: CashForm,
  eft: EftForm,
  terms: TermsForm,
  'reward-balance': RewardBalanceForm,
  'gift-certificate': GiftCertificateForm,
};
