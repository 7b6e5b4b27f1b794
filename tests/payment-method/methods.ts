// The ten methods of the specification (section 1), one line each: all that a side needs to know of them.
import { bankDebit } from './bank-debit/bank-debit.ts';
import { card } from './card/card.ts';
import { cash } from './cash/cash.ts';
import { check } from './check/check.ts';
import { eft } from './eft/eft.ts';
import { giftCertificate } from './gift-certificate/gift-certificate.ts';
import { paypal } from './paypal/paypal.ts';
import { rewardBalance } from './reward-balance/reward-balance.ts';
import { terms } from './terms/terms.ts';
import { wire } from './wire/wire.ts';

export const tenMethods = [
  card,
  bankDebit,
  paypal,
  check,
  wire,
  cash,
  eft,
  terms,
  rewardBalance,
  giftCertificate,
] as const;
