import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Address } from '#domain/shared/address.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

type OfAccount<Data extends object = object> = { readonly accountId: string } & Data;

/** `by` is `staff:<id>`. */
type ByStaff<Data extends object = object> = OfAccount<{ readonly by: string; readonly at: string } & Data>;

/** A company that registered may have to wait for our approval; until then nobody of it can sign in. */
export type AccountStatus = 'active' | 'waiting' | 'declined';

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
    >;

export const accountEvents = defineEvents<AccountEvent>({
  category: 'account',
  personal: { AccountAddressSaved: { person: 'personId', fields: ['address'] } },
});
