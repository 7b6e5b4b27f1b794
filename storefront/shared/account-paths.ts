// Addresses of forms of the account, which no other page leads to: the first load of all others does without them.
const part = encodeURIComponent;

export const accountPaths = {
  companyContact: (contactId: string) => `/profile/contactlist/${part(contactId)}`,
  newCompanyContact: '/profile/contactlist/new',
  savedCard: (cardId: string) => `/profile/mycreditcards/${part(cardId)}`,
  newSavedCard: '/profile/mycreditcards/new',
  savedAccount: (cardId: string) => `/profile/mycreditcards/accounts/${part(cardId)}`,
  newSavedAccount: '/profile/mycreditcards/accounts/new',
  address: (addressId: string) => `/profile/myaddresses/${part(addressId)}`,
  newAddress: '/profile/myaddresses/new',
} as const;
