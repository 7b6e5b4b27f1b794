import { useEffect } from 'react';

/**
 * Every row of a list has one link marked so; the row with the focus is the current one, so Enter opens it without
 * further ado.
 */
const ROW_LINKS = 'main a[data-row]';
const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [role=listbox], [role=menu], [role=dialog], [role=combobox]',
  ) !== null;

/** The row that has the focus, or that a part of has it. */
const currentRow = () => document.activeElement?.closest('tr');

/**
 * j, k and arrows move from row to row, x chooses one, f goes to the list's own search; further keys press the button of the row
 * that is marked with them (`data-key`).
 */
export function useRowKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'f') return taken(event, document.querySelector<HTMLElement>('main input[name=search]'));
      const links = [...document.querySelectorAll<HTMLElement>(ROW_LINKS)];
      const row = currentRow();
      const here = links.findIndex((link) => link === document.activeElement || (row && link.closest('tr') === row));
      const step = STEPS[event.key];
      if (step) return taken(event, links[here < 0 ? 0 : here + step]);
      if (event.key === 'x') return row?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
      if (/^[a-z]$/.test(event.key)) row?.querySelector<HTMLElement>(`button[data-key=${event.key}]`)?.click();
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
