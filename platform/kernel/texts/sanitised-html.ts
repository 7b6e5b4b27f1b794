// What people write as HTML for readers is sanitised when it is saved, never when it is shown.
import type { IOptions } from 'sanitize-html';

/** Headings, text, lists, tables, links and pictures: nothing that runs. */
const ALLOWED: IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'a',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'strong',
      'em',
      'br',
      'hr',
      'blockquote',
      'address',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Nobody writes so deep, and what costs is depth (security.md T11): tags beyond are left out, words are not.
  nestingLimit: 50,
  // An editor writes the one, readers of a page hear the other.
  transformTags: { b: 'strong', i: 'em', h1: 'h2' },
};

/** The harmless part of some HTML; plain text comes out as HTML that says the same. */
export async function sanitisedHtml(html: string): Promise<string> {
  // Most texts of an import have nothing that could be a tag, and the library is large.
  if (!/[<>&]/.test(html)) return html;
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html, ALLOWED);
}

export const sanitisedInBoth = async ({ en, fr }: { readonly en: string; readonly fr: string }) => ({
  en: await sanitisedHtml(en),
  fr: await sanitisedHtml(fr),
});
