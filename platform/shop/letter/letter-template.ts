// The words of a letter: HTML of a few tags with placeholders such as `{{order.number}}` out of a list. Nothing in it
// runs, includes or looks
// anything up (docs/decisions/0029). What is wrong is refused at its place.
import { own } from '#domain/shared/dictionary.ts';
import { Parser } from 'htmlparser2';

export interface Placeholders {
  /** Names that stand for a text or an address. */
  readonly texts: readonly string[];
  /** Names that stand for a table, alone in its paragraph. */
  readonly tables: readonly string[];
}

/** `code` is that of a refusal, `what` the placeholder or tag; line and column count from 1. */
export interface TemplateFault {
  readonly code:
    | 'letter_placeholder_unknown'
    | 'letter_placeholder_unclosed'
    | 'letter_table_not_alone'
    | 'letter_tag_not_allowed'
    | 'letter_tag_unclosed'
    | 'letter_too_deep'
    | 'letter_attribute_not_allowed'
    | 'letter_link_invalid';
  readonly what: string;
  readonly line: number;
  readonly column: number;
}

const BLOCKS = ['h2', 'h3', 'p', 'ul', 'ol', 'hr'] as const;
const INLINE = ['strong', 'em', 'a', 'br', 'li'] as const;
export type LetterTag = (typeof BLOCKS)[number] | (typeof INLINE)[number];
const VOID: ReadonlySet<string> = new Set(['br', 'hr']);
const isTag = (name: string): name is LetterTag =>
  (BLOCKS as readonly string[]).includes(name) || (INLINE as readonly string[]).includes(name);

export type LetterNode =
  | { readonly text: string }
  | { readonly tag: LetterTag; readonly href: string; readonly children: readonly LetterNode[] };

/** Tags within tags; a list in a list in a paragraph is three. */
const MOST_DEEP = 20;

const PLACEHOLDER = /\{\{\s*([\w.-]*)\s*\}\}/g;
const ADDRESS = /^(https:\/\/|mailto:|tel:|\{\{\s*[\w.-]+\s*\}\}$)/;

/** The first thing that is wrong with a text; undefined where it may be sent. A subject has no tags and no tables. */
export function templateFault(text: string, placeholders: Placeholders, kind: 'subject' | 'body') {
  const known = new Set([...placeholders.texts, ...(kind === 'body' ? placeholders.tables : [])]);
  return (
    placeholderFault(text, known) ??
    (kind === 'body' ? (markupFault(text) ?? tableFault(text, placeholders.tables)) : undefined)
  );
}

function placeholderFault(text: string, known: ReadonlySet<string>): TemplateFault | undefined {
  for (let at = text.indexOf('{{'); at >= 0; at = text.indexOf('{{', at + 2)) {
    const end = text.indexOf('}}', at);
    const next = text.indexOf('{{', at + 2);
    if (end < 0 || (next >= 0 && next < end))
      return faultAt(text, at, 'letter_placeholder_unclosed', text.slice(at, at + 30));
    const name = text.slice(at + 2, end).trim();
    if (!known.has(name)) return faultAt(text, at, 'letter_placeholder_unknown', name.slice(0, 60));
  }
  return undefined;
}

/** A table between words would tear their sentence apart. */
function tableFault(text: string, tables: readonly string[]): TemplateFault | undefined {
  for (const { 0: written, 1: name = '', index } of text.matchAll(PLACEHOLDER)) {
    if (!tables.includes(name)) continue;
    const isAlone = /<p>\s*$/.test(text.slice(0, index)) && /^\s*<\/p>/.test(text.slice(index + written.length));
    if (!isAlone) return faultAt(text, index, 'letter_table_not_alone', name);
  }
  return undefined;
}

function markupFault(text: string): TemplateFault | undefined {
  let fault: TemplateFault | undefined;
  const found = (at: number, code: TemplateFault['code'], what: string) =>
    void (fault ??= faultAt(text, at, code, what));
  const open: { readonly name: string; readonly at: number }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const at = parser.startIndex;
      if (!isTag(name)) return found(at, 'letter_tag_not_allowed', `<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (name !== 'a' || !['href', 'target', 'rel'].includes(attribute))
          return found(at, 'letter_attribute_not_allowed', attribute);
        if (attribute === 'href' && !ADDRESS.test(value)) return found(at, 'letter_link_invalid', value.slice(0, 60));
      }
      if (VOID.has(name)) return;
      if (open.length >= MOST_DEEP) found(at, 'letter_too_deep', `<${name}>`);
      open.push({ name, at });
    },
    onclosetag(name, isImplied) {
      if (VOID.has(name)) return;
      const opened = open.pop();
      if (isImplied && opened) found(opened.at, 'letter_tag_unclosed', `<${opened.name}>`);
    },
    oncomment: () => found(parser.startIndex, 'letter_tag_not_allowed', '<!-- -->'),
    onprocessinginstruction: (name) => found(parser.startIndex, 'letter_tag_not_allowed', `<${name.slice(0, 20)}>`),
  });
  parser.end(text);
  const cutOff = /<\/?[a-zA-Z][^<>]*(?=<|$)/.exec(text);
  if (cutOff) found(cutOff.index, 'letter_tag_unclosed', cutOff[0].slice(0, 30));
  return fault;
}

function faultAt(text: string, at: number, code: TemplateFault['code'], what: string): TemplateFault {
  const before = text.slice(0, at);
  return { code, what, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** The tree of a body without faults. Words outside of any block become a paragraph. */
export function parseTemplate(text: string): readonly LetterNode[] {
  const root: LetterNode[] = [];
  const stack: LetterNode[][] = [root];
  const innermost = () => stack.at(-1) ?? root;
  const parser = new Parser(
    {
      onopentag(name, { href = '' }) {
        const children: LetterNode[] = [];
        if (isTag(name)) innermost().push({ tag: name, href, children });
        stack.push(children);
      },
      onclosetag: () => void (stack.length > 1 && stack.pop()),
      ontext(words) {
        const siblings = innermost();
        const last = siblings.at(-1);
        if (last && 'text' in last) siblings[siblings.length - 1] = { text: last.text + words };
        else siblings.push({ text: words });
      },
    },
    { decodeEntities: true },
  );
  parser.end(text);
  const isBlock = (node: LetterNode) => 'tag' in node && (BLOCKS as readonly string[]).includes(node.tag);
  return root.flatMap((node) => {
    if (isBlock(node)) return [node];
    if ('text' in node && !node.text.trim()) return [];
    return [{ tag: 'p' as const, href: '', children: [node] }];
  });
}

/** Fills placeholders in a text; the values are texts, whoever makes HTML of them escapes. */
export const filledText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (_written, name: string) => own(values, name) ?? '');

/** The table that a paragraph stands for. */
export function tableIn<Table>(node: LetterNode, tables: Readonly<Record<string, Table>>): Table | undefined {
  const [only, ...more] = 'tag' in node ? node.children : [];
  if (!only || more.length || !('text' in only)) return undefined;
  const name = /^\s*\{\{\s*([\w.-]+)\s*\}\}\s*$/.exec(only.text)?.[1];
  return name === undefined ? undefined : own(tables, name);
}
