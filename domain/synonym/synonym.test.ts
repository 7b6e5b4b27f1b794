import { specificationFor } from '#domain/testing/decider-specification.ts';
import { synonym } from './synonym.decider.ts';
import type { SynonymData, SynonymEvent } from './synonym.events.ts';

const given = specificationFor(synonym);
const zerk: SynonymData = { words: ['zerk', 'grease nipple'], language: 'en', direction: 'both-ways' };
const added: SynonymEvent = { type: 'SynonymAdded', data: { synonymId: 'z', ...zerk } };

describe('words that mean the same', () => {
  it('are added with their language and direction', () =>
    given().when({ type: 'Add', id: 'z', data: zerk }).then(added));
  it('are two at least', () =>
    given()
      .when({ type: 'Add', id: 'z', data: { ...zerk, words: ['zerk'] } })
      .thenRefused('synonym_words_too_few'));
  it('are not the same word twice, whatever its accents and hyphens', () =>
    given()
      .when({ type: 'Add', id: 'z', data: { ...zerk, words: ['V-belt', 'v belt'] } })
      .thenRefused('synonym_word_twice', { word: 'v belt' }));
  it('are not written over by who has not seen them', () =>
    given(added)
      .when({ type: 'Change', id: 'z', seen: { words: ['zerk'] }, changed: { words: ['zerk', 'nipple'] } })
      .thenRefused('changed_meanwhile'));
  it('can be taken away', () =>
    given(added)
      .when({ type: 'Remove', id: 'z' })
      .then({ type: 'SynonymRemoved', data: { synonymId: 'z' } }));
});
