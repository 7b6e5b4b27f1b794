// A letter's words and values become an e-mail: subject, HTML and plain text out of the same tree.
import { createElement } from 'react';
import type { Sender } from '#platform/adapters/mail/mail.ts';
import type { LetterFrame, LetterValues } from './letter-values.ts';
import { filledText, parseTemplate, tableIn, type LetterNode } from './letter-template.ts';

export interface LetterTemplate {
  readonly subject: string;
  readonly body: string;
}

export interface WrittenLetter {
  readonly from: Sender;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Characters that mail programs show beside the subject. */
const PREVIEW_LENGTH = 120;

/** `template` has no faults (letter-template.ts). The subject is one line whatever is filled in. */
export async function renderLetter(
  template: LetterTemplate,
  values: LetterValues,
  frame: LetterFrame,
): Promise<WrittenLetter> {
  const [{ renderToStaticMarkup }, { Letter }] = await Promise.all([
    import('react-dom/server'),
    import('./letter-layout.tsx'),
  ]);
  const body = parseTemplate(template.body).filter((node) => !isEmpty(node, values));
  const text = plainText(body, values, frame);
  const preview = text.replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH);
  const html = renderToStaticMarkup(createElement(Letter, { ...frame, preview, body, values }));
  return {
    from: { name: frame.shopName, address: frame.senderAddress ?? '' },
    subject: filledText(template.subject, values.texts).replace(/\s+/g, ' ').trim(),
    html: `<!doctype html>${html}`,
    text,
  };
}

/** A paragraph that came to nothing, such as a reason that nobody gave, leaves no gap. */
const isEmpty = (node: LetterNode, values: LetterValues): boolean =>
  'tag' in node && node.tag === 'p' && tableIn(node, values.tables) === undefined && !words(node, values).trim();

function plainText(body: readonly LetterNode[], values: LetterValues, { language, shopName, footer }: LetterFrame) {
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const labelled = (label: string, value: string) => `${label}${colon}${value}`;
  const blocks = body.map((node) => {
    const table = tableIn(node, values.tables);
    if (table)
      return table.map(({ label, value, url }) => labelled(label, url ? `${value} (${url})` : value)).join('\n');
    if ('tag' in node && node.tag === 'hr') return '---';
    if ('tag' in node && (node.tag === 'ul' || node.tag === 'ol'))
      return node.children
        .filter((child) => 'tag' in child)
        .map((item, index) => `${node.tag === 'ol' ? `${index + 1}.` : '-'} ${words(item, values, colon).trim()}`)
        .join('\n');
    return words(node, values, colon).trim();
  });
  return [...blocks, [shopName, footer].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
}

/** A link says its address behind its words, since nobody can click on words. */
function words(node: LetterNode, values: LetterValues, colon = ': '): string {
  if ('text' in node) return filledText(node.text, values.texts).replace(/[ \t]*\n[ \t]*/g, ' ');
  const inside = node.children.map((child) => words(child, values, colon)).join('');
  if (node.tag === 'br') return '\n';
  if (node.tag !== 'a') return inside;
  const href = filledText(node.href, values.texts).replace(/^(mailto|tel):/, '');
  return !href || inside.trim() === href ? inside : `${inside}${colon}${href}`;
}
