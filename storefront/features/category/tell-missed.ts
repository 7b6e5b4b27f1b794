// What was searched for and not found, or not all of it, is told to the shop: it becomes a list in the back office. Only
// the words are sent. The server tells nothing by itself, since it sees what robots ask for.
import { useEffect } from 'react';
import type { Output } from '#contracts/api.ts';
import { useText } from '#storefront/lib/text.ts';
import type { ListState } from './filter-url.ts';

type Found = Pick<Output<'category/searchbykeyword'>, 'total' | 'leftOut'>;

export function useTellMissed(keyword: string, state: ListState, { total, leftOut }: Found): void {
  const { language } = useText();
  const isFirst = state.page === 1 && state.filters.size === 0 && state.category === undefined;
  const isMissed = isFirst && (total === 0 || leftOut.length > 0);
  const words = leftOut.join(', ').slice(0, 120);
  useEffect(() => {
    if (!isMissed) return;
    navigator.sendBeacon('/missed-search', JSON.stringify({ keyword, language, leftOut: words, results: total }));
  }, [isMissed, keyword, language, words, total]);
}
