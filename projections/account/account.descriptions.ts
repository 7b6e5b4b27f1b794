import { own } from '#domain/shared/dictionary.ts';
import { NO_TERMS, type AccountEvent, type AccountTerms } from '#domain/account/account.events.ts';
import type { MergersEvent } from '#domain/account/mergers.events.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { Address } from '#domain/shared/address.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';

interface AccountBefore {
  readonly priceList: string;
  readonly terms: AccountTerms;
  readonly addresses: Readonly<Record<string, Address>>;
}

/** Words for when orders on account are billed. */
const BILLED_BY = { order: 'billedByOrder', shipment: 'billedByShipment', month: 'billedByMonth' } as const;

/** Names in place of ids. */
const termsShown = (
  { salesRep, discountRate, financeRate, invoicing, closedMethods, ...terms }: Partial<AccountTerms>,
  format: EventFormatter,
) => ({
  ...terms,
  ...(discountRate === undefined ? {} : { discountRate: format.percent(discountRate) }),
  ...(financeRate === undefined ? {} : { financeRate: financeRate === null ? '' : format.percent(financeRate) }),
  ...(invoicing === undefined ? {} : { invoicing: format.term(BILLED_BY[invoicing]) }),
  ...(closedMethods === undefined
    ? {}
    : { closedMethods: closedMethods.map((method) => methodTexts(method, format.language).short).join(', ') }),
  ...(salesRep === undefined ? {} : { salesRep: salesRep && format.person(`staff:${salesRep}`) }),
});

function addressAt(addresses: Readonly<Record<string, Address>>, addressId: string, format: EventFormatter): string {
  const address = own(addresses, addressId);
  return address ? format.address(address) : '-';
}

export const accountDescriptions = defineDescriptions<AccountEvent, AccountBefore>({
  category: 'account',
  group: 'account',
  belongs: { of: 'account' },
  decisions: ['AccountApproved', 'AccountDeclined', 'AccountPriceListAssigned'],
  fold: {
    initialState: { priceList: STANDARD_PRICE_LIST, terms: NO_TERMS, addresses: {} },
    evolve(state, { type, data }) {
      if (type === 'AccountPriceListAssigned') return { ...state, priceList: data.priceList };
      if (type === 'AccountAddressSaved')
        return { ...state, addresses: { ...state.addresses, [data.addressId]: data.address } };
      return type === 'AccountTermsChanged' ? { ...state, terms: { ...state.terms, ...data.changed } } : state;
    },
  },
  of: {
    AccountOpened: ({ data: { accountId, name, kind, currency } }, _before, format) => ({
      name: name || accountId,
      kind: format.term(kind === 'dealer' ? 'dealer' : 'buyerAccount'),
      currency,
    }),
    AccountApprovalRequested: () => ({}),
    AccountApproved: () => ({}),
    AccountDeclined: ({ data: { reason } }) => ({ reason }),
    AccountRenamed: ({ data: { from, to } }) => ({ before: from, after: to }),
    AccountCurrencySet: ({ data: { from, to } }) => ({ before: from, after: to }),
    AccountPriceListAssigned: ({ data: { priceList } }, before) => ({ before: before.priceList, after: priceList }),
    AccountAddressSaved: ({ data: { address, primary } }, _before, format) => ({
      address: format.address(address),
      primary: primary ? format.term('asPrimary') : '',
    }),
    AccountAddressRemoved: ({ data: { addressId } }, { addresses }, format) => ({
      address: addressAt(addresses, addressId, format),
    }),
    AccountPrimaryAddressSet: ({ data: { addressId } }, { addresses }, format) => ({
      address: addressAt(addresses, addressId, format),
    }),
    RegistrationQuestionsAnswered: ({ data: { answers } }, _before, format) => ({
      answers: format.list(
        answers.map(({ label, value, choice }) => `${format.name(label)}: ${choice ? format.name(choice) : value}`),
      ),
    }),
    AccountTermsChanged: ({ data: { changed } }, { terms }, format) => ({
      changes: format.changes(termsShown(terms, format), termsShown(changed, format)),
    }),
    AccountSuspended: ({ data: { reason } }) => ({ reason }),
    AccountReopened: () => ({}),
    AccountSecondFactorDemanded: () => ({}),
    AccountSecondFactorDemandLifted: ({ data: { reason } }) => ({ reason }),
    AdminContactDismissed: ({ data: { contactId } }, _before, format) => ({
      person: format.person(`contact:${contactId}`),
    }),
    AccountOpenidDemanded: ({ data: { provider } }) => ({ provider }),
    AccountOpenidDemandLifted: ({ data: { reason } }) => ({ reason }),
    AccountMerged: ({ data: { into } }) => ({ into }),
    AccountAbsorbed: ({ data: { from } }) => ({ from }),
  },
});

export const mergersDescriptions = defineDescriptions<MergersEvent>({
  category: 'mergers',
  group: 'account',
  of: { MergerAgreed: ({ data: { accountId, into } }) => ({ accountId, into }) },
});
