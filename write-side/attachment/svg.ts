import sanitizeHtml from 'sanitize-html';
import { decodedText } from './text-file.ts';

/** Elements that run, embed a page, or load something. */
const REFUSED = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler', 'listener', 'set', 'animate', 'animatetransform', 'animatemotion']);
/** What stands in a drawing itself, or within the same drawing. */
const HARMLESS_LINK = /^(#|data:image\/(png|jpeg|gif|webp);)/i;
const LOADS = /@import|expression\s*\(|javascript:|url\s*\(\s*['"]?(?!#|data:image\/(png|jpeg|gif|webp);)/i;

const isHarmless = (name: string, value: string): boolean => {
  const attribute = name.toLowerCase();
  if (attribute.startsWith('on')) return false;
  return /(^|:)(href|src)$/.test(attribute) ? HARMLESS_LINK.test(value.trim()) : !LOADS.test(value);
};

/** A drawing that runs nothing and loads nothing: its root is svg, and no element or attribute is of another kind. */
export function isSafeSvg(bytes: Buffer): boolean {
  const text = decodedText(bytes);
  // Entities may spell anything, and a stylesheet comes from elsewhere.
  if (text === undefined || /<!ENTITY|<\?xml-stylesheet/i.test(text)) return false;
  const elements: string[] = [];
  let safe = true;
  const css = sanitizeHtml(text, {
    allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, parser: { xmlMode: true, decodeEntities: true },
    transformTags: {
      '*': (tagName, attribs) => {
        const element = tagName.toLowerCase();
        elements.push(element);
        safe &&= !REFUSED.has(element.split(':').at(-1)!) && Object.entries(attribs).every(([name, value]) => isHarmless(name, value));
        return { tagName, attribs };
      },
    },
  });
  return safe && elements[0]?.split(':').at(-1) === 'svg' && !(elements.includes('style') && LOADS.test(css));
}
