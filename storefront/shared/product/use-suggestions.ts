import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Suggestion } from '#contracts/category/category.ts';
import { postQuery } from '#storefront/lib/queries.ts';

/** Spec 5: only from 2 characters on. */
const shortest = 2;
const none: readonly Suggestion[] = [];
/** Typing goes on; asking for every letter would be noise. */
const pause = 120;

/** `byFamily`: products of one family are one suggestion. */
export function useSuggestions(typed: string, { byFamily = false } = {}): readonly Suggestion[] {
  const [keyword, setKeyword] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const long = keyword.length >= shortest;
  const { data } = useQuery({
    ...postQuery('category/autocomplete', { keyword, byFamily }),
    enabled: long,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return long && typed.length >= shortest ? (data ?? none) : none;
}
