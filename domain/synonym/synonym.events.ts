import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';

/** Words that a buyer says for a thing, and those that the catalogue has for it. */
export interface SynonymData {
  /** Two or more words or phrases; where it holds one way only, the first stands for the others. */
  readonly words: readonly string[];
  readonly language: 'en' | 'fr' | 'both';
  readonly direction: 'both-ways' | 'one-way';
}

export const SYNONYM_LIMITS = { words: 12, letters: 60 } as const;

export type SynonymEvent = MasterDataEvent<'Synonym', 'synonymId', SynonymData>;

export const synonymEvents = defineEvents<SynonymEvent>({ category: 'synonym' });
