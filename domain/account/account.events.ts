import type { Address } from '#domain/shared/address.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

type OfAccount<Data extends object = object> = { readonly accountId: string } & Data;

/** Stream `account-<id>`. A buyer's account has no name of its own: a person's name is kept with the contact. */
export type AccountEvent =
  | DomainEvent<'AccountOpened', OfAccount<{ readonly kind: 'buyer' | 'dealer'; readonly name: string; readonly currency: string; readonly openedAt: string }>>
  | DomainEvent<'AccountPriceListAssigned', OfAccount<{ readonly priceList: string }>>
  | DomainEvent<'AccountAddressSaved', OfAccount<{ readonly addressId: string; readonly personId: string; readonly address: Address; readonly primary: boolean }>>;

export const accountEvents = defineEvents<AccountEvent>({
  category: 'account',
  personal: { AccountAddressSaved: { person: 'personId', fields: ['address'] } },
});
