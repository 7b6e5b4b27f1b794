import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads whoever pressed a button that its own effect took away to what has changed: the browser would put the focus at
 * the top of the page. Focus that is anywhere stays there. The element needs a `tabIndex` of -1.
 * @param value what has changed is another value than before
 */
export function useFocusOnChange<E extends HTMLElement>(value: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [value]);
  return element;
}
