// @vitest-environment jsdom
import { startTransition, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { until } from '../../tests/harness/until.ts';
import { useResetOn } from './use-read.ts';

function Disclosure({ page }: { readonly page: string }) {
  const [open, setOpen] = useState(false);
  useResetOn(page, () => setOpen(false));
  return (
    <button type="button" aria-expanded={open} onClick={() => startTransition(() => setOpen(true))}>
      {page}
    </button>
  );
}

describe('a state that belongs to a page', () => {
  let container: HTMLElement;
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
  });
  afterEach(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });

  const button = () => container.querySelector('button');
  const expanded = (is: boolean, page: string) =>
    until(
      async () => (button()?.ariaExpanded === String(is) && button()?.textContent === page) || undefined,
      `${page}, ${is ? 'open' : 'closed'}`,
    );

  it('keeps a press that comes in the moment in which the page is alive, before its effects', async () => {
    const pressed = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        button()!.click();
        resolve();
      }).observe(container, { childList: true });
    });
    root.render(<Disclosure page="one" />);
    await pressed;
    await expanded(true, 'one');
  });

  it('is closed by another page', async () => {
    root.render(<Disclosure page="one" />);
    await expanded(false, 'one');
    button()!.click();
    await expanded(true, 'one');
    root.render(<Disclosure page="two" />);
    await expanded(false, 'two');
  });
});
