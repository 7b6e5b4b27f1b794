// Tells whether a drawing runs nothing and loads nothing. A tokenizer alone reads it and stops at the first thing that
// is refused: building or cleaning a tree takes time that grows with the square of its depth (security.md S1).
import { Parser } from 'htmlparser2';
import { decodedText } from './text-file.ts';

export const SVG_LIMITS = { bytes: 1_000_000, depth: 100 } as const;

/** What draws (SVG 2); nothing that runs, moves, embeds a page, or loads something. In lower case. */
const DRAWS: ReadonlySet<string> = new Set(
  [
    'a circle clipPath defs desc ellipse filter g image line linearGradient marker mask metadata path pattern polygon',
    'polyline radialGradient rect stop style svg switch symbol text textPath title tspan use view',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
    'font font-face font-face-name font-face-src glyph missing-glyph hkern vkern',
  ]
    .join(' ')
    .toLowerCase()
    .split(' '),
);
const SVG = 'http://www.w3.org/2000/svg';
/** Of the vocabularies that browsers know these do nothing; what editors keep in theirs is nothing to a browser. */
const INERT: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2000/xmlns/',
  'http://www.w3.org/XML/1998/namespace',
]);
const isInert = (namespace: string): boolean => INERT.has(namespace) || !/w3\.org/i.test(namespace);

/** Addresses within the drawing itself. */
const HARMLESS_LINK = /^(#|data:image\/(png|jpeg|gif|webp);)/i;
/** In style sheets a backslash spells any letter otherwise (S22), so none may stand there. */
const LOADS = /@import|expression\s*\(|javascript:|url\s*\(\s*['"]?(?!#|data:image\/(png|jpeg|gif|webp);)/i;
/** Attributes that no style sheet reads, where editors write paths of files. */
const NO_STYLE = /:|^(xmlns|id|class|d|data-.*|aria-.*)$/;

/** What else a style sheet can load by (CSS Images, CSS Fonts); and any address that names a server. */
const LOADS_IN_STYLE = /(image-set|image|cross-fade|src|element|paint)\s*\(|\/\//i;
const OWN_DATA = /url\s*\(\s*(['"]?)data:image\/(?:png|jpeg|gif|webp);[^'")]*\1\s*\)/gi;

const isHarmlessCss = (css: string): boolean =>
  !css.includes('\\') && !LOADS.test(css) && !LOADS_IN_STYLE.test(css.replace(OWN_DATA, ''));

function isHarmless(name: string, value: string): boolean {
  const attribute = name.toLowerCase();
  // A base makes an address within the drawing one elsewhere.
  if (attribute.startsWith('on') || attribute === 'xml:base') return false;
  if (/(^|:)(href|src)$/.test(attribute)) return HARMLESS_LINK.test(value.trim());
  return NO_STYLE.test(attribute) ? !LOADS.test(value) : isHarmlessCss(value);
}

/** At most 1 MB and 100 elements deep: its root is svg, and every element and attribute is of a kind that only draws. */
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
  /** Of prefixes, `` for none; one that stood for two would be read otherwise by a browser. */
  readonly #namespaces = new Map([
    ['', SVG],
    ['svg', SVG],
    ['xml', 'http://www.w3.org/XML/1998/namespace'],
  ]);

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
    const [element = '', prefix = ''] = name.split(':').reverse();
    this.#root ??= element;
    this.#depth += 1;
    const safe =
      this.#root === 'svg' &&
      this.#depth <= SVG_LIMITS.depth &&
      // What a style sheet within a style sheet is differs from reader to reader.
      this.#css === undefined &&
      Object.entries(attributes).every(([key, value]) => this.#declares(key, value) && isHarmless(key, value)) &&
      this.#draws(prefix, element);
    if (!safe) throw new Refused();
    if (element === 'style') this.#css = '';
  }

  #draws(prefix: string, element: string): boolean {
    const namespace = this.#namespaces.get(prefix);
    if (namespace === undefined) return false;
    return namespace === SVG ? DRAWS.has(element) : isInert(namespace);
  }

  /** Notes what a prefix stands for; false where that is nothing that may stand in a drawing. */
  #declares(attribute: string, value: string): boolean {
    const [, declared] = /^xmlns(?::(.+))?$/i.exec(attribute) ?? [];
    if (!/^xmlns(:|$)/i.test(attribute)) return true;
    const prefix = (declared ?? '').toLowerCase();
    if (this.#namespaces.has(prefix)) return this.#namespaces.get(prefix) === value;
    if (value !== SVG && !isInert(value)) return false;
    this.#namespaces.set(prefix, value);
    return true;
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
