// Tells whether a drawing runs nothing and loads nothing. A tokenizer alone reads it and stops at the first thing that
// is refused: building or cleaning a tree takes time that grows with the square of its depth (security.md S1).
import { Parser } from 'htmlparser2';
import { decodedText } from './text-file.ts';

export const SVG_LIMITS = { bytes: 1_000_000, depth: 100 } as const;

/** Elements that run, embed a page, or load something. */
const REFUSED = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
  'set',
  'animate',
  'animatetransform',
  'animatemotion',
]);
/** Addresses within the drawing itself. */
const HARMLESS_LINK = /^(#|data:image\/(png|jpeg|gif|webp);)/i;
/** In style sheets a backslash spells any letter otherwise (S22), so none may stand there. */
const LOADS = /@import|expression\s*\(|javascript:|url\s*\(\s*['"]?(?!#|data:image\/(png|jpeg|gif|webp);)/i;
/** Attributes that no style sheet reads, where editors write paths of files. */
const NO_STYLE = /:|^(id|class|d|data-.*|aria-.*)$/;

const isHarmlessCss = (css: string): boolean => !css.includes('\\') && !LOADS.test(css);

function isHarmless(name: string, value: string): boolean {
  const attribute = name.toLowerCase();
  if (attribute.startsWith('on')) return false;
  if (/(^|:)(href|src)$/.test(attribute)) return HARMLESS_LINK.test(value.trim());
  return NO_STYLE.test(attribute) ? !LOADS.test(value) : isHarmlessCss(value);
}

/** At most 1 MB and 100 elements deep: its root is svg, and no element or attribute is of a kind that runs or loads. */
export function isSafeSvg(bytes: Buffer): boolean {
  if (bytes.length > SVG_LIMITS.bytes) return false;
  const text = decodedText(bytes);
  return text !== undefined && new SvgReader().isSafe(text);
}

/** Thrown through the tokenizer, which reads on otherwise. */
class Refused extends Error {}

class SvgReader {
  #depth = 0;
  #root: string | undefined;
  #css: string | undefined;

  isSafe(text: string): boolean {
    const parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name.toLowerCase(), attributes),
        onclosetag: (name) => this.#close(name.toLowerCase()),
        ontext: (more) => void (this.#css !== undefined && (this.#css += more)),
        onprocessinginstruction: (name, data) => this.#instruction(name.toLowerCase(), data),
      },
      { xmlMode: true, decodeEntities: true },
    );
    try {
      parser.end(text);
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
    return this.#root === 'svg';
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    const element = name.split(':').at(-1)!;
    this.#root ??= element;
    this.#depth += 1;
    const safe =
      this.#root === 'svg' &&
      this.#depth <= SVG_LIMITS.depth &&
      !REFUSED.has(element) &&
      Object.entries(attributes).every(([key, value]) => isHarmless(key, value));
    if (!safe) throw new Refused();
    if (element === 'style') this.#css = '';
  }

  #close(name: string): void {
    this.#depth -= 1;
    if (name.split(':').at(-1) !== 'style') return;
    if (!isHarmlessCss(this.#css ?? '')) throw new Refused();
    this.#css = undefined;
  }

  /** Entities may spell anything, and a style sheet comes from elsewhere. */
  #instruction(name: string, data: string): void {
    if (name === '?xml-stylesheet' || (name.startsWith('!') && /\[|<!ENTITY/i.test(data))) throw new Refused();
  }
}
