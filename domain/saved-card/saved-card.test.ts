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
  it('are removed with what the provider knows them by', () => {
    given(saved('a', '4242', true))
      .when({ type: 'RemoveSavedCard', ...of('a') })
      .then({ type: 'SavedCardRemoved', data: { ...of('a'), reference: 'card_4242' } });
    given()
      .when({ type: 'RemoveSavedCard', ...of('a') })
      .thenRefused('saved_card_not_found');
  });
});
