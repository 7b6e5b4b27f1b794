// What managers write for readers: headings, text, lists, tables, links and pictures; nothing that runs. Sanitised when
// it is saved, never when
// it is shown.
import type { IOptions } from 'sanitize-html';

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
  // An editor writes the one, readers of a page hear the other.
  transformTags: { b: 'strong', i: 'em', h1: 'h2' },
};

export async function sanitised(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html, ALLOWED);
}

export const sanitisedInBoth = async ({ en, fr }: { readonly en: string; readonly fr: string }) => ({
  en: await sanitised(en),
  fr: await sanitised(fr),
});
