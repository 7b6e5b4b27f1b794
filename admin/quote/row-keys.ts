import { useEffect } from 'react';

/** Every row has one link; the row with the focus is the current one, so Enter opens it without further ado. */
const ROW_LINKS = 'main a[href*="/quote/"][href$="/show"]';
const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select, [role=listbox], [role=menu], [role=dialog], [role=combobox]') !== null;

/** j, k and arrows move from quote to quote, x chooses one, / goes to the search. */
export function useRowKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '/') return taken(event, document.querySelector<HTMLElement>('main input[name=search]'));
      const links = [...document.querySelectorAll<HTMLElement>(ROW_LINKS)];
      const here = links.findIndex((link) => link === document.activeElement || link.closest('tr')?.contains(document.activeElement));
      const step = STEPS[event.key];
      if (step) return taken(event, links[here < 0 ? 0 : here + step]);
      if (event.key === 'x') links[here]?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function taken(event: KeyboardEvent, element: HTMLElement | null | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}
