// Stripe's words in the shop's own. https://docs.stripe.com/declines/codes, https://docs.stripe.com/error-codes
import { own } from '#domain/shared/dictionary.ts';

interface Decline {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}

const DECLINES: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'card_expired',
  expired_payment_method: 'card_expired',
  payment_intent_authentication_failure: 'challenge_failed',
  authentication_required: 'challenge_failed',
};
/** Why a bank returned a debit. */
const RETURNS: Readonly<Record<string, string>> = {
  insufficient_funds: 'debit_insufficient_funds',
  account_closed: 'debit_account_closed',
  bank_account_closed: 'debit_account_closed',
  no_account: 'debit_account_closed',
  debit_not_authorized: 'debit_unauthorised',
};
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Master Card',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export const declineCode = ({ code, decline_code: reason }: Decline): string =>
  own(DECLINES, reason ?? '') ?? own(DECLINES, code ?? '') ?? 'card_declined';

export const returnCode = (code: string | undefined): string => own(RETURNS, code ?? '') ?? 'debit_returned';

export const brandName = (brand: string): string => own(BRANDS, brand) ?? brand;
