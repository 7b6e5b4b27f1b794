import type { ListState } from './filter-url.ts';

/** Spec 5: a trailing period is stripped; more than 120 characters name nothing. */
export const keywordOf = (state: ListState): string =>
  (state.keyword ?? '').trim().replace(/\.$/, '').trim().slice(0, 120);
