// What people write as HTML is stored without anything that runs.
import type { IOptions } from 'sanitize-html';

/** Headings, text, lists, tables, links and pictures: nothing that runs. */
const ALLOWED: IOptions = {
  allowedTags: [
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
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'blockquote',
    'address',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** The harmless part of some HTML; plain text comes out as HTML that says the same. */
export async function sanitisedHtml(html: string): Promise<string> {
  // Most texts of an import have nothing that could be a tag, and the library is large.
  if (!/[<>&]/.test(html)) return html;
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html, ALLOWED);
}
