import { bankDebit } from '#contracts/payment/method/bank-debit.ts';
import type { SavedAccount, SavedCard as Shown, savedCardOperations } from '#contracts/saved-card/saved-card.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import type { SavedCard } from '#domain/saved-card/saved-card.state.ts';
import { addDays } from '#domain/shared/day.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { savedCards } from './saved-cards.ts';

/** Spec 2: an expired card has one asterisk, one that expires within these days has two. */
const SOON_DAYS = 31;

function shown(
  { cardId, reference, brand, lastFour, goodTo, holder, friendlyName, preferred }: SavedCard,
  context: OperationContext,
): Shown {
  const today = shopDay(context.now);
  const isExpired = goodTo < today.slice(0, 7);
  return {
    CardId: cardId,
    FriendlyName: friendlyName,
    NameOnCard: holder,
    CardType: brand,
    LastFour: lastFour,
    ExpiryMonth: Number(goodTo.slice(5)),
    ExpiryYear: Number(goodTo.slice(0, 4)),
    IsPreferred: preferred,
    IsExpired: isExpired,
    ExpiresSoon: !isExpired && goodTo < addDays(today, SOON_DAYS).slice(0, 7),
    CardFormUrl: context.services.gateways.cards.cardFormUrl(context.language, reference),
  };
}

const accountShown = (
  { cardId, reference, brand, lastFour, holder, friendlyName, preferred }: SavedCard,
  { services: { gateways }, language }: OperationContext,
): SavedAccount => ({
  CardId: cardId,
  FriendlyName: friendlyName,
  Holder: holder,
  Bank: brand,
  LastFour: lastFour,
  IsPreferred: preferred,
  BankFormUrl: gateways.banks.bankFormUrl(language, { savedAccount: reference }),
});

/** Whether the dealer has accounts debited, and a provider debits those of the shop's currency. */
async function debits({ queries, services }: OperationContext): Promise<boolean> {
  const { value } = await queries.setting.value({ name: bankDebit.offered });
  const { value: currency } = await queries.setting.value({ name: 'DefaultCurrency' });
  return isOnValue(value) && services.gateways.banks.currencies.some((one) => one === currency);
}

export const savedCardQueries = (read: ReadSide): Handlers<typeof savedCardOperations, 'query'> => {
  const ownCards = async (context: OperationContext): Promise<readonly SavedCard[]> => {
    const { personId } = context.caller;
    return (await read.rows(savedCards, [personId], context)).get(personId)?.cards ?? [];
  };

  return {
    async 'checkout/ccstoragevalidation'(_input, { caller, queries, services }) {
      const { value } = await queries.setting.value({ name: settings.cardStorage });
      return { IsAllowed: isOnValue(value) && caller.role !== 'guest' && services.gateways.cards.origin !== '' };
    },

    async 'customer/getcreditcardlist'(_input, context) {
      const saved = [...(await ownCards(context))].sort((a, b) => Number(b.preferred) - Number(a.preferred));
      const { cards, banks } = context.services.gateways;
      const takesDebits = await debits(context);
      const accounts = takesDebits ? saved.filter(({ kind }) => kind === 'banks') : [];
      return {
        Cards: saved.filter(({ kind }) => kind === 'cards').map((card) => shown(card, context)),
        CardFormUrl: cards.origin ? cards.cardFormUrl(context.language) : '',
        BankAccounts: accounts.map((account) => accountShown(account, context)),
        BankFormUrl: takesDebits ? banks.bankFormUrl(context.language, 'toKeep') : '',
      };
    },

    async 'customer/getspecificcard'({ CardId }, context) {
      const card = (await ownCards(context)).find(({ cardId, kind }) => cardId === CardId && kind === 'cards');
      return card ? shown(card, context) : notFound('saved_card_not_found');
    },
  };
};
