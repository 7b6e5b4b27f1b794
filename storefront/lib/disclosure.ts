// A button that shows something beside it: Escape, a click elsewhere, leaving with the focus, or a new page closes it.
import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

export interface Disclosure<E extends HTMLElement> {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Around button and panel. */
  readonly container: RefObject<E | null>;
}

export function useDisclosure<E extends HTMLElement = HTMLDivElement>(): Disclosure<E> {
  const [open, setState] = useState(false);
  // As a transition: a panel whose code is still under way opens when it is there, without an empty flash.
  const setOpen = useCallback((next: boolean) => startTransition(() => setState(next)), []);
  const container = useRef<E>(null);
  const { pathname, search } = useLocation();
  useEffect(() => setState(false), [pathname, search]);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const { target } = event;
      if (target instanceof Node && target !== document && !container.current?.contains(target)) setState(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setState(false);
      container.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return { open, setOpen, container };
}
