import type { CurrencyCode, MilliPercent } from '#domain/shared/money.ts';
import type { Address } from '#domain/shared/address.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Invoicing } from '#domain/shared/payment-plan.ts';
import type { Answer } from '#domain/registration-form/registration-form.events.ts';

type OfAccount<Data extends object = object> = { readonly accountId: string } & Data;

/** `by` is `staff:<id>`. */
type ByStaff<Data extends object = object> = OfAccount<{ readonly by: string; readonly at: string } & Data>;

/**
 * A company that registered may have to wait for our approval; until then nobody of it can sign in. Who is suspended sees
 * everything and orders nothing. What was merged lives on as part of another account.
 */
export type AccountStatus = 'active' | 'waiting' | 'declined' | 'suspended' | 'merged';

/** What was agreed with a customer beside prices and credit. */
export interface AccountTerms {
  /** The number that the customer's own taxes go by, as they write it; empty: not known. */
  readonly taxNumber: string;
  /** The member of staff who looks after them, by id; empty: nobody in particular. */
  readonly salesRep: string;
  /** Days from an order until it is to be paid; `null`: as the shop's settings say, which then hold for the next three, too. */
  readonly paymentTermDays: number | null;
  /** They are counted from the end of the order's month. */
  readonly termFromMonthEnd: boolean;
  /** What a payment within `discountDays` takes off; 0: nothing. */
  readonly discountRate: MilliPercent;
  readonly discountDays: number;
  /** Ways of paying that the shop has and does not offer them. */
  readonly closedMethods: readonly string[];
  /** What is overdue is charged by this rate a year; 0: nothing, `null`: by the shop's. */
  readonly financeRate: MilliPercent | null;
  /** When their orders on account are billed: when they are placed, as their goods leave, or with all that leaves in a month. */
  readonly invoicing: 'order' | Invoicing;
  /** Their account in the dealer's books; empty: they have none of their own. */
  readonly booksNumber: string;
}

export const NO_TERMS: AccountTerms = {
  taxNumber: '',
  salesRep: '',
  paymentTermDays: null,
  termFromMonthEnd: false,
  discountRate: 0,
  discountDays: 0,
  closedMethods: [],
  financeRate: null,
  invoicing: 'order',
  booksNumber: '',
};

/** A company as a row of a file has it. */
export interface CompanyData extends Pick<AccountTerms, 'taxNumber' | 'paymentTermDays'> {
  readonly name: string;
  readonly currency: CurrencyCode;
  /** Empty: that of everybody. */
  readonly priceList: string;
}

/** An address as a row of a file has it. `contact`: user name of whose it is; empty: the first of the account's people. */
export interface BookedAddress extends Address {
  readonly contact: string;
  readonly primary: boolean;
}

/** Stream `account-<id>`. A buyer's account has no name of its own: a person's name is kept with the contact. */
export type AccountEvent =
  | DomainEvent<
      'AccountOpened',
      OfAccount<{
        readonly kind: 'buyer' | 'dealer';
        readonly name: string;
        readonly currency: CurrencyCode;
        readonly openedAt: string;
      }>
    >
  | DomainEvent<'AccountApprovalRequested', OfAccount<{ readonly requestedAt: string }>>
  | DomainEvent<'AccountApproved', ByStaff>
  | DomainEvent<'AccountDeclined', ByStaff<{ readonly reason: string }>>
  | DomainEvent<'AccountRenamed', ByStaff<{ readonly from: string; readonly to: string }>>
  | DomainEvent<'AccountCurrencySet', ByStaff<{ readonly from: CurrencyCode; readonly to: CurrencyCode }>>
  | DomainEvent<'AccountPriceListAssigned', OfAccount<{ readonly priceList: string }>>
  | DomainEvent<
      'AccountAddressSaved',
      OfAccount<{
        readonly addressId: string;
        readonly personId: string;
        readonly address: Address;
        readonly primary: boolean;
      }>
    >
  | DomainEvent<'AccountAddressRemoved', ByStaff<{ readonly addressId: string }>>
  /** Without an address of its own form being saved; empty: none is. */
  | DomainEvent<'AccountPrimaryAddressSet', ByStaff<{ readonly addressId: string }>>
  /** What the person who registered answered to the shop's own questions. */
  | DomainEvent<
      'RegistrationQuestionsAnswered',
      OfAccount<{ readonly personId: string; readonly answers: readonly Answer[]; readonly answeredAt: string }>
    >
  | DomainEvent<'AccountTermsChanged', ByStaff<{ readonly changed: Partial<AccountTerms> }>>
  /** An admin contact takes the rights of another, whose stream had got as far as `revision`; they can take nobody's any more. */
  | DomainEvent<'AdminContactDismissed', ByStaff<{ readonly contactId: string; readonly revision: number }>>
  | DomainEvent<'AccountSuspended', ByStaff<{ readonly reason: string }>>
  | DomainEvent<'AccountReopened', ByStaff>
  /** Nobody of the company signs in without a second factor any more. `by` may be `contact:<id>`. */
  | DomainEvent<'AccountSecondFactorDemanded', ByStaff>
  /** `reason` is empty where a contact of the company did it. */
  | DomainEvent<'AccountSecondFactorDemandLifted', ByStaff<{ readonly reason: string }>>
  /** Its contacts sign in by this provider of OpenID Connect alone; `by` is a contact's. */
  | DomainEvent<'AccountOpenidDemanded', ByStaff<{ readonly provider: string }>>
  /** `reason` is empty where a contact of the company did it. */
  | DomainEvent<'AccountOpenidDemandLifted', ByStaff<{ readonly reason: string }>>
  /** It lives on in another: whatever is asked of it is asked of that one. Its own history stays here. */
  | DomainEvent<'AccountMerged', ByStaff<{ readonly into: string }>>
  /** The other side: `accounts` are the merged one and those that it had absorbed itself. */
  | DomainEvent<'AccountAbsorbed', ByStaff<{ readonly from: string; readonly accounts: readonly string[] }>>;

export const accountEvents = defineEvents<AccountEvent>({
  category: 'account',
  personal: {
    AccountAddressSaved: { person: 'personId', fields: ['address'] },
    RegistrationQuestionsAnswered: { person: 'personId', fields: [], lists: ['answers'] },
  },
});
