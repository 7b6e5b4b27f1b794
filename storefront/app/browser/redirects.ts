// Whether an address is redirected or shown under another (spec 2). A small filter of those that may be is fetched once
// for a visit, when the
// browser is idle or somebody goes on, so that a click on any other address asks nothing.
import { mayContain, shopPath, type PathFilter } from '#domain/shared/shop-path.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';

/** So long a click waits for the filter or the answer at most. */
const PATIENCE_MS = 1_000;

let filter: Promise<PathFilter> | undefined;

/** @throws ApiError when the shop cannot be asked; it can be asked again */
function loadFilter(): Promise<PathFilter> {
  filter ??= browserApi.get('category/getredirectfilter', {});
  filter.catch(() => (filter = undefined));
  return filter;
}

/** What the shop says of an address of its own; undefined where nothing applies or it does not answer in time. */
export async function redirectOf(path: string) {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const tooLong = new Promise<undefined>((resolve) =>
    patience.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  // On any error the original address is gone to (spec 2).
  const ask = async () => {
    const known = await loadFilter();
    const [address = ''] = path.split('?', 1);
    const found = [path, address].map(shopPath).some((one) => one !== undefined && mayContain(known, one));
    if (!found) return undefined;
    const answer = await browserApi.post('category/getredirectandrewriteurl', { url: path }, { signal: patience });
    return answer.reWriteUrl ? answer : undefined;
  };
  return Promise.race([ask().catch(() => undefined), tooLong]);
}

/** Spec 2: a page that is rewritten is shown under its other address. */
export function showAs(address: string): void {
  history.replaceState(history.state, '', address);
}
