import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import type { Suggestion } from '#contracts/category/category.ts';
import { postQuery } from '#storefront/lib/queries.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';

/** Spec 5: only from 2 characters on. */
const shortest = 2;
/** Some are own numbers of the customer's, with the item that they stand for. */
export type Suggested = Suggestion & { readonly OwnNumber?: string };

const none: readonly Suggested[] = [];
/** Typing goes on; asking for every letter would be noise. */
const pause = 120;

/** `byFamily`: products of one family are one suggestion. */
export function useSuggestions(typed: string, { byFamily = false } = {}): readonly Suggested[] {
  const user = useUser();
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
  const { data: own } = useQuery({
    ...postQuery('customer/findpartnumber', { keyword }, 'session'),
    enabled: long && isSignedIn(user),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!long || typed.length < shortest) return none;
  return own?.Numbers.length || own?.Exact ? [...ownSuggestions(own), ...(data ?? none)] : (data ?? none);
}

/** An item once, by the number that is nearest. */
const ownSuggestions = ({ Exact, Numbers }: Output<'customer/findpartnumber'>): Suggested[] =>
  (Exact ? [Exact, ...Numbers.filter(({ Number }) => Number !== Exact.Number)] : Numbers).map((one) => ({
    ...{ Label: one.SkuName, AutoFillImageURL: '', ShowImageInAutoFill: false, IsCategory: false, IsArticle: false },
    ...{ DirectURL: one.ProductId, SeoFriendlyLabel: one.SEOFriendlyName, Versions: 0, OwnNumber: one.Number },
  }));
