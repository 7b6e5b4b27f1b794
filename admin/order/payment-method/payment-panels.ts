// Staff see each payment by a panel of its method. A method is one line here.
import type { PaymentMethodName } from '#contracts/payment/method/payment-methods.ts';
import { BankDebitPanel } from './bank-debit/bank-debit-panel.tsx';
import { CardPanel } from './card/card-panel.tsx';
import { CashPanel } from './cash/cash-panel.tsx';
import { CheckPanel } from './check/check-panel.tsx';
import { EftPanel } from './eft/eft-panel.tsx';
import { GiftCertificatePanel } from './gift-certificate/gift-certificate-panel.tsx';
import type { PaymentPanel } from './payment-panel.ts';
import { PaypalPanel } from './paypal/paypal-panel.tsx';
import { RewardBalancePanel } from './reward-balance/reward-balance-panel.tsx';
import { TermsPanel } from './terms/terms-panel.tsx';
import { WirePanel } from './wire/wire-panel.tsx';

export const paymentPanels: Readonly<Record<PaymentMethodName, PaymentPanel>> = {
  card: CardPanel,
  paypal: PaypalPanel,
  'bank-debit': BankDebitPanel,
  terms: TermsPanel,
  wire: WirePanel,
  check: CheckPanel,
  eft: EftPanel,
  cash: CashPanel,
  'reward-balance': RewardBalancePanel,
  'gift-certificate': GiftCertificatePanel,
};
