import type { SynonymEvent } from '#domain/synonym/synonym.events.ts';
import { readModelSpecification, storedAt } from '../../tests/harness/read-model-specification.ts';
import { synonyms, type SynonymRow } from './synonyms.ts';

const given = readModelSpecification<SynonymRow, SynonymEvent>(synonyms);
const added: SynonymEvent = {
  type: 'SynonymAdded',
  data: { synonymId: 'z', words: ['zerk', 'nipple'], language: 'en', direction: 'both-ways' },
};
const revised: SynonymEvent = {
  type: 'SynonymRevised',
  data: { synonymId: 'z', changed: { words: ['zerk', 'fitting'] } },
};
const removed: SynonymEvent = { type: 'SynonymRemoved', data: { synonymId: 'z' } };

describe('words that mean the same', () => {
  it('are as they were changed last', () =>
    given(added, revised).then({
      id: 'z',
      data: { words: ['zerk', 'fitting'], language: 'en', direction: 'both-ways' },
      changed_at: storedAt(1),
    }));
  it('that were taken away are marked, so that the catalogue indexes see it', () =>
    given(added, removed).then({ id: 'z', data: null }));
  it('are there again when they are added again', () =>
    given(added, removed, added).then({ id: 'z', changed_at: storedAt(2) }));
  it('are the same however their events are cut into chunks', () =>
    given(added, revised, removed).thenTheSameInChunksOfOne());
});
