import type { QueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export type SavedCard = Output<'customer/getspecificcard'>;

export type SavedAccount = Output<'customer/getcreditcardlist'>['BankAccounts'][number];

export const savedCardsQuery = getQuery('customer/getcreditcardlist', {}, 'session');
export const savedCardQuery = (CardId: string) => postQuery('customer/getspecificcard', { CardId }, 'session');

const ROUTES = ['customer/getcreditcardlist', 'customer/getspecificcard'];
export const refreshSavedCards = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => ROUTES.includes(String(queryKey[1])) });

/** Such as "Visa •••• 4242". */
export const cardName = ({ CardType, LastFour }: SavedCard): string => `${CardType} •••• ${LastFour}`;

/** Such as "Example Bank •••• 6789". */
export const accountName = ({ Bank, LastFour }: SavedAccount): string => `${Bank} •••• ${LastFour}`;

/** As it stands on the card. */
export const cardExpiry = ({ ExpiryMonth, ExpiryYear }: SavedCard): string =>
  `${String(ExpiryMonth).padStart(2, '0')}/${String(ExpiryYear).slice(2)}`;
