// Cards and bank accounts that the payment providers keep for a person (spec 2 /profile/mycreditcards, spec 3 Credit card, spec 5 Card).
import { z } from 'zod';
import { settings } from '../setting/settings.ts';
import { bankToken } from '../payment/method/bank-debit.ts';
import { cardToken } from '../payment/method/card.ts';
import { changeInput } from '../shared/change.ts';
import { defineOperations, shoppers, signedInShoppers } from '../shared/operation.ts';
import { done, frameUrl, id, none, text } from '../shared/shared.ts';

const friendlyName = text(40);

const savedCard = z.object({
  CardId: z.string(),
  FriendlyName: z.string().meta({ description: 'The owner calls it so; may be empty' }),
  NameOnCard: z.string(),
  CardType: z.string(),
  LastFour: z.string(),
  ExpiryMonth: z.int(),
  ExpiryYear: z.int(),
  IsPreferred: z.boolean(),
  IsExpired: z.boolean(),
  ExpiresSoon: z.boolean().meta({ description: 'Within a month' }),
  CardFormUrl: frameUrl.meta({ description: 'Page of the provider that asks the security code of this card' }),
});
export type SavedCard = z.output<typeof savedCard>;

const savedAccount = z.object({
  CardId: z.string().meta({ description: 'By it the account is changed, preferred and removed, as a card is' }),
  FriendlyName: z.string().meta({ description: 'The owner calls it so; may be empty' }),
  Holder: z.string(),
  Bank: z.string(),
  LastFour: z.string(),
  IsPreferred: z.boolean(),
  BankFormUrl: frameUrl.meta({ description: 'Page of the provider that asks the consent to debit this account' }),
});
export type SavedAccount = z.output<typeof savedAccount>;

const ofCard = z.strictObject({ CardId: id });

export const savedCardOperations = defineOperations({
  'checkout/ccstoragevalidation': {
    via: 'get',
    kind: 'query',
    access: shoppers,
    forGuests: [settings.guestsSeePrices, settings.guestCheckout],
    summary: 'Tells whether the provider may keep a card for who asks: a guest has none, and a shop may allow none',
    input: none,
    output: z.object({ IsAllowed: z.boolean() }),
  },
  'customer/getcreditcardlist': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.cardStorage,
    summary: 'One’s own saved cards and bank accounts, the preferred one of each first',
    input: none,
    output: z.object({
      Cards: z.array(savedCard),
      CardFormUrl: frameUrl
        .or(z.literal(''))
        .meta({ description: 'Page of the provider for a new card; empty where there is none' }),
      BankAccounts: z.array(savedAccount).meta({ description: 'Of a provider that debits accounts' }),
      BankFormUrl: frameUrl
        .or(z.literal(''))
        .meta({ description: 'Page of the provider for a new account; empty where the shop debits none' }),
    }),
  },
  'customer/getspecificcard': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.cardStorage,
    summary: 'One of one’s own saved cards',
    input: ofCard,
    output: savedCard,
  },
  'customer/addcreditcard': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.cardStorage,
    perMinute: 10,
    refusesCardNumbers: true,
    summary: 'Saves the card that the provider gave a token for',
    input: z.strictObject({
      token: cardToken,
      FriendlyName: friendlyName.default(''),
      IsPreferred: z.boolean().default(false),
    }),
    output: z.object({ CardId: z.string() }),
  },
  'customer/addbankaccount': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.cardStorage,
    perMinute: 10,
    refusesCardNumbers: true,
    summary: 'Saves the bank account that the provider gave a token for',
    input: z.strictObject({
      token: bankToken,
      FriendlyName: friendlyName.default(''),
      IsPreferred: z.boolean().default(false),
    }),
    output: z.object({ CardId: z.string() }),
  },
  'customer/changecreditcard': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.cardStorage,
    refusesCardNumbers: true,
    summary: 'Gives a saved card or bank account another name',
    input: changeInput({ CardId: id }, z.strictObject({ FriendlyName: friendlyName }), { FriendlyName: 'Travel' }),
    output: done,
  },
  'customer/prefercreditcard': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.cardStorage,
    summary: 'Prefers a saved card, or a bank account: a checkout begins with it',
    input: ofCard,
    output: done,
  },
  'customer/removecreditcard': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Removes a saved card or bank account; the provider forgets it',
    input: ofCard,
    output: done,
  },
});
