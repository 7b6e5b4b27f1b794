import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { masterDataDecider, type MasterDataCommand, type MasterDataState } from '#domain/shared/master-data.ts';
import { plain } from '#domain/shared/plain-text.ts';
import type { SynonymData, SynonymEvent } from './synonym.events.ts';

const masterData = masterDataDecider<'Synonym', 'synonymId', SynonymData>('Synonym', 'synonymId');

/** @throws DomainError synonym_words_too_few, synonym_word_twice, those of master data */
export const synonym: Decider<MasterDataState<SynonymData>, MasterDataCommand<SynonymData>, SynonymEvent> = {
  ...masterData,
  decide(command, state) {
    const events = masterData.decide(command, state);
    const after = events.reduce(masterData.evolve, state).data;
    if (events.length && after) check(after);
    return events;
  },
};

function check({ words }: SynonymData): void {
  if (words.length < 2) refuse('synonym_words_too_few', {}, 'invalid');
  const seen = new Set<string>();
  for (const word of words) {
    const same = plain(word)
      .replace(/[\s-]+/g, ' ')
      .trim();
    if (seen.has(same)) refuse('synonym_word_twice', { word }, 'invalid');
    seen.add(same);
  }
}
