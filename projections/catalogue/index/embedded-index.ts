// The catalogue index of one machine: a copy of the catalogue that follows the read models, and answers from it.
import type { Pool } from 'pg';
import type { Log } from '#platform/kernel/runtime/log.ts';
import type { Positions } from '#platform/kernel/read-model/positions.ts';
import { answerWith } from './answer-with.ts';
import { createAnswers } from './answers.ts';
import { createCatalogueCopy, type CatalogueCopy } from './catalogue-copy.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { followedModels, followReadModels } from './follow-read-models.ts';
import { openIndexStore } from './index-store.ts';

export interface EmbeddedIndexOptions {
  readonly pool: Pool;
  /** The positions of this process, which has nothing else that waits for the read models. */
  readonly positions: Positions;
  readonly log: Log;
  /** The file in which the copy lies between two starts; `:memory:` for one that is not kept. */
  readonly file: string;
  /** Told what changed, before anybody who waits for it goes on. */
  readonly onChanged: (dependencies: readonly string[]) => void;
}

export interface EmbeddedIndex extends CatalogueIndex {
  close(): void;
}

/** Resolves once it stands where the read models stand. */
export async function openEmbeddedIndex({
  pool,
  positions,
  log,
  file,
  onChanged,
}: EmbeddedIndexOptions): Promise<EmbeddedIndex> {
  const store = openIndexStore(file, followedModels);
  const copy = await createCatalogueCopy(store);
  await followReadModels({ pool, copy, log, onChanged }, positions);
  return { ...answerFrom(copy, (position) => positions.waitFor(position)), close: () => store.close() };
}

/** Answers questions from a copy, once that has passed the position that is named. */
export const answerFrom = (copy: CatalogueCopy, waitFor: (position: bigint) => Promise<boolean>): CatalogueIndex =>
  answerWith(createAnswers(copy), waitFor);
