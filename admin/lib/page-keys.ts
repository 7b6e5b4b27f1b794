import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role=listbox], [role=menu], [role=dialog], [role=combobox]') !== null;

/**
 * On the page of one thing a letter presses the button that is marked with it (`aria-keyshortcuts`), and m goes to the
 * answer to its buyer.
 */
export function usePageKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !/^[a-z]$/.test(event.key))
        return;
      const wanted =
        event.key === 'm'
          ? document.querySelector<HTMLElement>('main [data-answer]')
          : document.querySelector<HTMLElement>(`main button[aria-keyshortcuts=${event.key}]:not(:disabled)`);
      if (!wanted) return;
      event.preventDefault();
      if (event.key === 'm') wanted.focus();
      else wanted.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
