/**
 * The shop's own page behind a link; undefined for other sites, files, new windows and links that ask for a full load.
 */
export function pageOf(
  target: EventTarget | null,
): { readonly link: HTMLAnchorElement; readonly url: URL } | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset.load === 'full') return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|assets|pictures|admin|locales)(\/|$)/.test(url.pathname))
    return undefined;
  return { link, url };
}
