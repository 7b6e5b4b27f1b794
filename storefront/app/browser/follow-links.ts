// Every link of the page is a plain <a>; this turns clicks on them into client-side navigation. One listener
// costs less than a Link component per row, and links inside static content take part as well.
import type { DataRouter } from 'react-router-dom';
import { pageOf } from './links.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Spec 2: a redirect is followed; a rewritten page is gone to at its own address, which is then shown as the other.
 * What is no
 * redirect costs nothing (redirects.ts).
 */
async function go(router: DataRouter, url: URL, options: Parameters<DataRouter['navigate']>[1]): Promise<void> {
  const path = url.pathname + url.search;
  const { redirectOf, showAs } = await import('./redirects.ts');
  const found = await redirectOf(path);
  if (found && found.Action !== 'No') return router.navigate(found.reWriteUrl, options);
  await router.navigate(path + url.hash, options);
  if (found) showAs(found.reWriteUrl);
}

export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    const page = pageOf(event.target);
    if (!page) return;
    const { link, url } = page;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.hash) return;
    event.preventDefault();
    void go(router, url, { preventScrollReset: link.dataset.scroll === 'keep', replace: samePage });
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (
      event.defaultPrevented ||
      !(form instanceof HTMLFormElement) ||
      form.method !== 'get' ||
      form.dataset.load === 'full'
    )
      return;
    const url = new URL(form.action);
    if (url.origin !== location.origin) return;
    event.preventDefault();
    const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '') as [
      string,
      string,
    ][];
    url.search = new URLSearchParams(fields).toString();
    void router.navigate(url.pathname + url.search, { preventScrollReset: form.dataset.scroll === 'keep' });
  });
}
