// Renders a page whose long parts are finished bytes already: what is the same for every page, such as styles, and what
// `keptMarkup` names, such as the cards of a list. Such a part is rendered when it is first met, apart from its page,
// and kept by all that it follows from. Nothing has to be forgotten when something changes: another price is another
// key.
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { needed } from '#domain/shared/needed.ts';
import { keptMarkup } from '#storefront/lib/kept-markup.ts';

/** A part as bytes, and what belongs to it in the page's head. */
interface Placed {
  readonly heads: readonly string[];
  readonly body: readonly Buffer[];
}

interface Markup {
  readonly body: Buffer;
  /** What React would put into the page's head, such as the fetching of its pictures. */
  readonly head: string;
}

const MOST_BYTES = 8_000_000;
const BYTES_OF_ENTRY = 300;
const cache = new LRUCache<string, Markup>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ body, head }, key) => BYTES_OF_ENTRY + 2 * key.length + body.length + head.length,
});
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;
/** Follows what must come first in a head. */
const HEAD_GOES_ON = '<meta name="theme-color"';

/** Stands in the page where a part belongs. Nobody who writes a text of the shop knows it. */
const mark = `${randomUUID()}:`;
/** Of the page that is being rendered, in one go. */
let parts: (() => Placed)[] | undefined;
/** Whose words that page has. */
let region = '';
const asChildren = keptMarkup.each;

/** From now on pages rendered by `renderInParts` are made of kept markup. */
export function keepMarkup(): void {
  keptMarkup.each = (kind, items, dependsOn, part) => {
    if (!parts) return asChildren(kind, items, dependsOn, part);
    const make = (item: (typeof items)[number], index: number) =>
      markupOf(JSON.stringify([kind, region, dependsOn(index), item]), () => part(item, index));
    return place(() => {
      const markups = items.map(make);
      return { heads: markups.map(({ head }) => head), body: markups.map(({ body }) => body) };
    });
  };
}

/** Finished bytes as the content of an element. */
export const placed = (...body: readonly Buffer[]) => place(() => ({ heads: [], body }));

function place(part: () => Placed): { readonly dangerouslySetInnerHTML: { readonly __html: string } } {
  if (!parts) throw new Error('No page is being rendered');
  return { dangerouslySetInnerHTML: { __html: `${mark}${parts.push(part) - 1};` } };
}

/** The page as UTF-8. Parts are kept by `spoken`, the language or region of its texts, too. */
export function renderInParts(page: ReactElement, spoken = ''): Buffer {
  region = spoken;
  const named: (() => Placed)[] = (parts = []);
  const [before = '', ...others] = rendered(page).split(mark);
  const heads = new Set<string>();
  const body = others.flatMap((text) => {
    const end = text.indexOf(';');
    const part = needed(named[Number(text.slice(0, end))], 'kept part of the page')();
    for (const head of part.heads) heads.add(head);
    return [...part.body, Buffer.from(text.slice(end + 1))];
  });
  const beginning = before.replace(HEAD_GOES_ON, (goesOn) => [...heads, goesOn].join(''));
  return Buffer.concat([Buffer.from(beginning), ...body]);
}

function rendered(page: ReactElement): string {
  try {
    return `<!doctype html>${renderToString(page)}`;
  } finally {
    parts = undefined;
  }
}

function markupOf(key: string, make: () => ReactElement): Markup {
  const found = cache.get(key);
  if (found) return found;
  const html = renderToString(make());
  const [head] = needed(PRELOADS.exec(html), 'beginning of the markup');
  const made = { head, body: Buffer.from(html.slice(head.length)) };
  cache.set(key, made);
  return made;
}
