// A button that shows something beside it: Escape, a click elsewhere, leaving with the focus, or a new page closes it.
// What is inside can hold it open for as long as a dialog of its own is, by `data-holds-open`.
import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useResetOnNewPage } from './use-read.ts';

export interface Disclosure<E extends HTMLElement> {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Around button and panel. */
  readonly container: RefObject<E | null>;
}

export function useDisclosure<E extends HTMLElement = HTMLDivElement>(): Disclosure<E> {
  const [open, setState] = useState(false);
  // As a transition: a panel whose code is still under way opens when it is there, without an empty flash.
  const container = useRef<E>(null);
  const setOpen = useCallback((next: boolean) => {
    if (next || !isHeld(container.current)) startTransition(() => setState(next));
  }, []);
  useResetOnNewPage(() => setState(false));
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node) || target === document || isHeld(container.current)) return;
      if (!container.current?.contains(target)) setState(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isHeld(container.current)) return;
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

const isHeld = (container: HTMLElement | null) => Boolean(container?.querySelector('[data-holds-open]'));
