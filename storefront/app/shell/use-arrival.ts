// After a change of page: the title is announced and the focus goes to the page's heading, as after a full load.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '#storefront/lib/announce.ts';
import { focusHeading } from '#storefront/lib/focus.ts';

/** Another page of a list, or another search, is another page; a filter or a sort order is not. */
function placeOf(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  return [pathname, ...['keyword', 'page', 'step'].map((name) => parameters.get(name))].join();
}

/** Runs once the new page is in the document. */
export function useArrival(): void {
  const { pathname, search, hash } = useLocation();
  const place = placeOf(pathname, search);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) {
      target.tabIndex = -1;
      target.focus();
    } else focusHeading();
    announce(document.title);
  }, [place, hash]);
}
