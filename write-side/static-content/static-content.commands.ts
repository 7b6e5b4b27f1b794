import type { IOptions } from 'sanitize-html';
import type { importOperations } from '#contracts/catalogue-import.ts';
import { staticContent } from '#domain/static-content/static-content.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

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

export const staticContentCommands: Pick<Handlers<typeof importOperations, 'command'>, 'static-content/save'> = {
  async 'static-content/save'({ contentBlockId: id, block }, context) {
    const { default: sanitizeHtml } = await import('sanitize-html');
    const html = { en: sanitizeHtml(block.html.en, ALLOWED), fr: sanitizeHtml(block.html.fr, ALLOWED) };
    const { events } = await context.run(staticContent, `static-content-${id}`, {
      type: 'Save',
      id,
      data: { ...block, html },
    });
    return { changed: events.length > 0 };
  },
};
