import { specificationFor } from '#domain/testing/decider-specification.ts';
import { MOST_CARDS, savedCard } from './saved-card.decider.ts';
import type { SavedCardEvent } from './saved-card.events.ts';

const given = specificationFor(savedCard);
const personId = 'contact:7';
const at = '2026-11-25T12:00:00.000Z';
const of = (cardId: string) => ({ personId, cardId, at });
const facts = (lastFour: string) => ({
  ...{ reference: `card_${lastFour}`, brand: 'Visa', lastFour, goodTo: '2049-12', holder: 'Sam Sample' },
});
const save = (cardId: string, lastFour: string, preferred = false) =>
  ({ type: 'SaveCard', ...of(cardId), facts: facts(lastFour), friendlyName: '', preferred }) as const;
const saved = (cardId: string, lastFour: string, preferred: boolean): SavedCardEvent => ({
  type: 'CardSaved',
  data: { ...of(cardId), ...facts(lastFour), friendlyName: '', preferred },
});

describe('saved cards', () => {
  it('prefer the first, and a later one only where it is asked for', () => {
    given()
      .when(save('a', '4242'))
      .then(saved('a', '4242', true));
    given(saved('a', '4242', true))
      .when(save('b', '4444'))
      .then(saved('b', '4444', false));
  });
  it('have one preferred card', () =>
    given(saved('a', '4242', true), saved('b', '4444', true))
      .when({ type: 'PreferSavedCard', ...of('a') })
      .then({ type: 'SavedCardPreferred', data: of('a') }));
  it('keep a card once, and as many as a checkout shows', () => {
    given(saved('a', '4242', true))
      .when(save('b', '4242'))
      .thenRefused('card_saved_already');
    const many = Array.from({ length: MOST_CARDS }, (_, index) => saved(`c${index}`, String(1_000 + index), false));
    given(...many)
      .when(save('b', '4242'))
      .thenRefused('saved_cards_too_many');
  });
  it('change a name only as it was seen', () => {
    const named = { type: 'NameSavedCard', ...of('a'), changed: { friendlyName: 'Travel' } } as const;
    given(saved('a', '4242', true))
      .when({ ...named, seen: { friendlyName: '' } })
      .then({ type: 'SavedCardNamed', data: { ...of('a'), friendlyName: 'Travel' } });
    given(saved('a', '4242', true))
      .when({ ...named, seen: { friendlyName: 'Shop' } })
      .thenRefused('changed_meanwhile');
  });
  it('have bank accounts beside cards, each kind with one that is preferred', () => {
    const account = { reference: 'account_1', brand: 'Example Bank', lastFour: '6789', holder: 'Sam Sample' };
    const wishes = { friendlyName: '', preferred: false };
    const accountSaved = (cardId: string, lastFour = '6789', preferred = true): SavedCardEvent => ({
      type: 'BankAccountSaved',
      data: { ...of(cardId), ...account, lastFour, friendlyName: '', preferred },
    });
    given(saved('a', '4242', true))
      .when({ type: 'SaveBankAccount', ...of('b'), facts: account, ...wishes })
      .then(accountSaved('b'));
    given(accountSaved('b'))
      .when({ type: 'SaveBankAccount', ...of('c'), facts: account, ...wishes })
      .thenRefused('account_saved_already');
    const both = [saved('a', '4242', true), accountSaved('b'), accountSaved('c', '3210', false)];
    given(...both)
      .when({ type: 'PreferSavedCard', ...of('c') })
      .then({ type: 'SavedCardPreferred', data: of('c') });
    given(...both, { type: 'SavedCardPreferred', data: of('c') })
      .when({ type: 'PreferSavedCard', ...of('a') })
      .thenNothing();
    given(...both)
      .when({ type: 'RemoveSavedCard', ...of('b') })
      .then({ type: 'SavedCardRemoved', data: { ...of('b'), reference: 'account_1', kind: 'banks' } });
    given(...both, { type: 'SavedCardRemoved', data: { ...of('b'), reference: 'account_1', kind: 'banks' } })
      .when({ type: 'PreferSavedCard', ...of('c') })
      .thenNothing();
  });
  it('are removed with what the provider knows them by', () => {
    given(saved('a', '4242', true))
      .when({ type: 'RemoveSavedCard', ...of('a') })
      .then({ type: 'SavedCardRemoved', data: { ...of('a'), reference: 'card_4242' } });
    given()
      .when({ type: 'RemoveSavedCard', ...of('a') })
      .thenRefused('saved_card_not_found');
  });
});
