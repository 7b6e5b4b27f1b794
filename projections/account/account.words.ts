import type { AccountEvent } from '#domain/account/account.events.ts';
import type { ContactDetails, ContactEvent } from '#domain/account/contact.events.ts';
import type { UserNameEvent } from '#domain/account/user-name.events.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { changedFields } from '#domain/shared/changed-fields.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';

interface AccountBefore {
  readonly priceList: string;
}

export const accountWords = defineWords<AccountEvent, AccountBefore>({
  category: 'account',
  group: 'account',
  belongs: { of: 'account' },
  fold: {
    initialState: { priceList: STANDARD_PRICE_LIST },
    evolve: (state, event) => (event.type === 'AccountPriceListAssigned' ? { priceList: event.data.priceList } : state),
  },
  of: {
    AccountOpened: ({ data: { accountId, name, kind, currency } }, _before, say) => ({
      name: name || accountId,
      kind: say.term(kind === 'dealer' ? 'dealer' : 'buyerAccount'),
      currency,
    }),
    AccountApprovalRequested: () => ({}),
    AccountApproved: () => ({}),
    AccountDeclined: ({ data: { reason } }) => ({ reason }),
    AccountRenamed: ({ data: { from, to } }) => ({ before: from, after: to }),
    AccountPriceListAssigned: ({ data: { priceList } }, before) => ({ before: before.priceList, after: priceList }),
    AccountAddressSaved: ({ data: { address, primary } }, _before, say) => ({
      address: say.address(address),
      primary: primary ? say.term('asPrimary') : '',
    }),
  },
});

export const contactWords = defineWords<ContactEvent, Partial<ContactDetails>>({
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
    ContactRegistered: ({ data: { firstName, lastName, email, userName, role } }, _before, say) => ({
      name: `${firstName} ${lastName}`,
      email,
      userName,
      role: say.term(role === 'buyer' ? 'buyerRole' : role),
    }),
    ContactChanged: ({ data }, before, say) => ({
      name: `${data.firstName} ${data.lastName}`,
      changes: say.changes(before, changedFields(before, detailsOf(data)) ?? {}),
    }),
    ContactDeactivated: () => ({}),
    ContactActivated: () => ({}),
    ContactPasswordResetRequested: () => ({}),
    ContactPasswordChanged: () => ({}),
  },
});

const detailsOf = ({
  role,
  firstName,
  lastName,
  email,
  phone,
  orderAccess,
  invoiceAccess,
  language,
}: ContactDetails): ContactDetails => ({
  role,
  firstName,
  lastName,
  email,
  phone,
  orderAccess,
  invoiceAccess,
  language,
});

export const userNameWords = defineWords<UserNameEvent>({
  category: 'user-name',
  group: 'account',
  of: {
    UserNameClaimed: ({ data: { subject } }, _before, say) => ({ person: say.person(subject) }),
    UserNameReleased: ({ data: { subject } }, _before, say) => ({ person: say.person(subject) }),
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

export const creditWords = defineWords<CreditEvent, CreditBefore>({
  category: 'credit',
  group: 'account',
  belongs: { of: 'account' },
  fold: { initialState: { limit: 0, currency: '', held: {} }, evolve: creditAfter },
  of: {
    CreditLimitSet: ({ data: { limit, currency } }, before, say) => ({
      before: say.money(before.limit, currency),
      after: say.money(limit, currency),
    }),
    CreditHeld: ({ data: { amount } }, { currency }, say) => ({ amount: say.money(amount, currency) }),
    CreditHoldReleased: ({ data: { holdId, reason } }, { held, currency }, say) => ({
      amount: say.money(held[holdId] ?? 0, currency),
      reason: say.reason(reason),
    }),
    OpenItemPosted: ({ data: { openItemId, amount, dueOn } }, { currency }, say) => ({
      amount: say.money(amount, currency),
      item: openItemId,
      due: say.term('dueOn', { day: say.day(dueOn) }),
    }),
    AccountPaymentReceived: ({ data: { amount, reference, receivedOn } }, { currency }, say) => ({
      amount: say.money(amount, currency),
      reference,
      day: say.day(receivedOn),
    }),
    CreditNoteIssued: ({ data: { amount, openItemId } }, { currency }, say) => ({
      amount: say.money(amount, currency),
      item: openItemId,
    }),
  },
});
