import { sum } from '#domain/shared/money.ts';
import { own } from '#domain/shared/dictionary.ts';
import { NO_TERMS, type AccountEvent, type AccountTerms } from '#domain/account/account.events.ts';
import type { MergersEvent } from '#domain/account/mergers.events.ts';
import type { ContactDetails, ContactEvent } from '#domain/account/contact.events.ts';
import type { RegistrationFormEvent } from '#domain/account/registration-form.events.ts';
import type { UserNameEvent } from '#domain/account/user-name.events.ts';
import type { CreditBalance, CreditEvent } from '#domain/credit/credit.events.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { CustomerNoteEvent } from '#domain/customer-note/customer-note.events.ts';
import type { Address } from '#domain/shared/address.ts';
import { changedFields } from '#domain/shared/changed-fields.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';

interface AccountBefore {
  readonly priceList: string;
  readonly terms: AccountTerms;
  readonly addresses: Readonly<Record<string, Address>>;
}

/** Names in place of ids. */
const termsShown = (
  { salesRep, discountRate, closedMethods, ...terms }: Partial<AccountTerms>,
  format: EventFormatter,
) => ({
  ...terms,
  ...(discountRate === undefined ? {} : { discountRate: format.percent(discountRate) }),
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
    AccountMerged: ({ data: { into } }) => ({ into }),
    AccountAbsorbed: ({ data: { from } }) => ({ from }),
  },
});

export const mergersDescriptions = defineDescriptions<MergersEvent>({
  category: 'mergers',
  group: 'account',
  of: { MergerAgreed: ({ data: { accountId, into } }) => ({ accountId, into }) },
});

export const contactDescriptions = defineDescriptions<ContactEvent, Partial<ContactDetails>>({
  category: 'contact',
  group: 'account',
  fold: {
    initialState: {},
    evolve: (state, event) =>
      event.type === 'ContactRegistered' || event.type === 'ContactChanged'
        ? { ...state, ...detailsOf(event.data) }
        : state,
  },
  of: {
    ContactRegistered: ({ data: { firstName, lastName, email, userName, role } }, _before, format) => ({
      name: `${firstName} ${lastName}`,
      email,
      userName,
      role: format.term(role === 'buyer' ? 'buyerRole' : role),
    }),
    ContactChanged: ({ data }, before, format) => ({
      name: `${data.firstName} ${data.lastName}`,
      changes: format.changes(before, changedFields(before, detailsOf(data)) ?? {}),
    }),
    ContactUserNameChanged: ({ data: { userName } }) => ({ userName }),
    ContactDeactivated: () => ({}),
    ContactActivated: () => ({}),
    ContactInvited: () => ({}),
    ContactDeleted: () => ({}),
    ContactPasswordResetRequested: () => ({}),
    ContactPasswordChanged: () => ({}),
    ContactSecondFactorAdded: ({ data: { factor } }, _before, format) => ({ factor: format.term(factor) }),
    ContactSecondFactorRemoved: ({ data: { factor } }, _before, format) => ({
      factor: format.term(factor === 'all' ? 'allFactors' : factor),
    }),
  },
});

const DETAILS = [
  'role',
  'firstName',
  'lastName',
  'email',
  'phone',
  'orderAccess',
  'invoiceAccess',
  'language',
] as const satisfies readonly (keyof ContactDetails)[];

/** Events name the contact beside its details: only those can change. */
const detailsOf = (contact: ContactDetails): Partial<ContactDetails> =>
  Object.fromEntries(DETAILS.map((detail) => [detail, contact[detail]]));

export const userNameDescriptions = defineDescriptions<UserNameEvent>({
  category: 'user-name',
  group: 'account',
  of: {
    UserNameClaimed: ({ data: { subject } }, _before, format) => ({ person: format.person(subject) }),
    UserNameReleased: ({ data: { subject } }, _before, format) => ({ person: format.person(subject) }),
  },
});

interface CreditBefore {
  readonly limit: number;
  readonly currency: string;
  readonly held: Readonly<Record<string, number>>;
}

function creditAfter(state: CreditBefore, event: CreditEvent): CreditBefore {
  if (event.type === 'CreditLimitSet') return { ...state, limit: event.data.limit, currency: event.data.currency };
  return event.type === 'CreditHeld'
    ? { ...state, held: { ...state.held, [event.data.holdId]: event.data.amount } }
    : state;
}

export const creditDescriptions = defineDescriptions<CreditEvent, CreditBefore>({
  category: 'credit',
  group: 'account',
  belongs: { of: 'account' },
  decisions: ['CreditLimitSet', 'TermsOverrideGranted'],
  fold: { initialState: { limit: 0, currency: '', held: {} }, evolve: creditAfter },
  of: {
    CreditLimitSet: ({ data: { limit, currency } }, before, format) => ({
      before: format.money(before.limit, currency),
      after: format.money(limit, currency),
    }),
    CreditHeld: ({ data: { amount } }, { currency }, format) => ({ amount: format.money(amount, currency) }),
    CreditHoldReleased: ({ data: { holdId, reason } }, { held, currency }, format) => ({
      amount: format.money(own(held, holdId) ?? 0, currency),
      reason: format.reason(reason),
    }),
    OpenItemPosted: ({ data: { openItemId, amount, dueOn } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
      due: format.term('dueOn', { day: format.day(dueOn) }),
    }),
    AccountPaymentReceived: ({ data: { amount, reference, receivedOn } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      reference,
      day: format.day(receivedOn),
    }),
    AccountPaymentReversed: ({ data: { amount, reason } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      reason,
    }),
    AccountPaymentUnapplied: ({ data: { items, reason } }, { currency }, format) => ({
      amount: format.money(sum(items.map(({ open }) => open)), currency),
      items: format.list(items.map(({ openItemId }) => openItemId)),
      reason,
    }),
    AccountPaymentApplied: ({ data: { applied, reason } }, { currency }, format) => ({
      amount: format.money(sum(applied.map((part) => part.amount)), currency),
      items: format.list(applied.map(({ openItemId }) => openItemId)),
      reason,
    }),
    BalanceAdjusted: ({ data: { amount, dueOn, reason } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      day: format.day(dueOn),
      reason,
    }),
    FinanceChargePosted: ({ data: { amount, dueOn, through, rate, items } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      day: format.day(dueOn),
      through: format.day(through),
      rate: rate / 1_000,
      items: format.list(items.map(({ openItemId }) => openItemId)),
    }),
    OpenItemAdjusted: ({ data: { amount, openItemId, reason } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
      reason,
    }),
    OpenItemWrittenOff: ({ data: { amount, openItemId, reason } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
      reason,
    }),
    EarlyPaymentDiscountGranted: ({ data: { amount, openItemId } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
    }),
    EarlyPaymentDiscountWithdrawn: ({ data: { items } }, { currency }, format) => ({
      amount: format.money(sum(items.map(({ open }) => open)), currency),
      items: format.list(items.map(({ openItemId }) => openItemId)),
    }),
    OpenItemsReserved: ({ data: { items } }, { currency }, format) => ({
      amount: format.money(sum(items.map((item) => item.amount)), currency),
    }),
    OpenItemsReleased: ({ data: { reason } }, _before, format) => ({ reason: format.reason(reason) }),
    CreditNoteIssued: ({ data: { amount, openItemId } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      item: openItemId,
    }),
    OpenItemsDisputed: ({ data: { openItemIds } }, _before, format) => ({ items: format.list(openItemIds) }),
    OpenItemDisputeEnded: ({ data: { openItemIds } }, _before, format) => ({ items: format.list(openItemIds) }),
    TermsOverrideGranted: ({ data: { until, reason } }, _before, format) => ({ day: format.day(until), reason }),
    TermsOverrideWithdrawn: () => ({}),
    PaymentPromised: ({ data: { amount, payOn, text } }, { currency }, format) => ({
      amount: format.money(amount, currency),
      day: format.day(payOn),
      text: text || '-',
    }),
    CollectionCallNoted: ({ data: { text, nextOn } }, _before, format) => ({
      text,
      next: nextOn ? format.term('nextCall', { day: format.day(nextOn) }) : '',
    }),
    CreditGivenOver: ({ data: { to, ...balance } }, { currency }, format) => ({
      amount: format.money(owedOf(balance), currency),
      to,
    }),
    CreditTakenOver: ({ data: { from, ...balance } }, { currency }, format) => ({
      amount: format.money(owedOf(balance), currency),
      from,
    }),
  },
});

const owedOf = ({ openItems, unapplied }: Pick<CreditBalance, 'openItems' | 'unapplied'>): number =>
  openItems.reduce((sum, { open }) => sum + open, 0) - unapplied;

export const customerNoteDescriptions = defineDescriptions<CustomerNoteEvent, Readonly<Record<string, string>>>({
  category: 'customer-note',
  group: 'account',
  belongs: { of: 'account' },
  fold: {
    initialState: {},
    evolve: (texts, { type, data }) =>
      type !== 'CustomerNoteRemoved' && data.text !== undefined ? { ...texts, [data.noteId]: data.text } : texts,
  },
  of: {
    CustomerNoteAdded: ({ data: { text, pinned } }, _before, format) => ({
      text,
      pinned: pinned ? format.term('pinned') : '',
    }),
    CustomerNoteChanged: ({ data: { noteId, text, pinned } }, before, format) => ({
      text: text ?? own(before, noteId) ?? '',
      pinned: pinned === undefined ? '' : format.term(pinned ? 'pinned' : 'unpinned'),
    }),
    CustomerNoteRemoved: ({ data: { noteId } }, before) => ({ text: own(before, noteId) ?? '' }),
  },
});

export const registrationFormDescriptions = defineDescriptions<RegistrationFormEvent>({
  category: 'registration-form',
  group: 'setting',
  of: {
    RegistrationFormChanged: ({ data: { changed } }, _before, format) => ({
      questions: format.list((changed.questions ?? []).map(({ label }) => format.name(label))) || '-',
    }),
  },
});
