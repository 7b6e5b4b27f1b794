// The panel of each of the ten methods, one line each, as admin/order/payment-method/payment-panels.ts.
import type { PaymentPanels } from '#admin/order/payment-method/payment-panel.ts';
import { CardPanel } from '#admin/order/payment-method/card/card-panel.tsx';
import { TermsPanel } from '#admin/order/payment-method/terms/terms-panel.tsx';
import { BankDebitPanel } from '#admin/order/payment-method/bank-debit/bank-debit-panel.tsx';
import { CashPanel } from '#admin/order/payment-method/cash/cash-panel.tsx';
import { CheckPanel } from '#admin/order/payment-method/check/check-panel.tsx';
import { EftPanel } from '#admin/order/payment-method/eft/eft-panel.tsx';
import { GiftCertificatePanel } from '#admin/order/payment-method/gift-certificate/gift-certificate-panel.tsx';
import { PaypalPanel } from '#admin/order/payment-method/paypal/paypal-panel.tsx';
import { RewardBalancePanel } from '#admin/order/payment-method/reward-balance/reward-balance-panel.tsx';
import { WirePanel } from '#admin/order/payment-method/wire/wire-panel.tsx';

export const tenPanels: PaymentPanels = {
  card: CardPanel,
  'bank-debit': BankDebitPanel,
  paypal: PaypalPanel,
  check: CheckPanel,
  wire: WirePanel,
  cash: CashPanel,
  eft: EftPanel,
  terms: TermsPanel,
  'reward-balance': RewardBalancePanel,
  'gift-certificate': GiftCertificatePanel,
};
