// Every link of the page is a plain <a>; this turns clicks on them into client-side navigation. One listener
// costs less than a Link component per row, and links inside static content take part as well.
import type { DataRouter } from 'react-router-dom';
import { pageOf } from './links.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    const page = pageOf(event.target);
    if (!page) return;
    const { link, url } = page;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.hash) return;
    event.preventDefault();
    void router.navigate(url.pathname + url.search + url.hash, {
      preventScrollReset: link.dataset.scroll === 'keep',
      replace: samePage,
    });
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
