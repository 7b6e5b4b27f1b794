// What the name of a file says of the product that it belongs to.
import { isPictureFile } from '#domain/shared/product-pictures.ts';
import type { DocumentKind } from '#domain/product/product.events.ts';

export interface NamedFile {
  readonly type: 'picture' | 'document';
  /** Item numbers that the name may begin with, the longest first. */
  readonly itemNumbers: readonly string[];
}

const KINDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ['data-sheet', /^(data-?sheet|ds|fiche(-technique)?|ft)$/],
  ['certificate', /^(certificate?|cert|certificat|attestation)$/],
  ['cad', /^(cad|step|dxf|dwg|3d)$/],
  ['manual', /^(manual|user-?guide|manuel|notice|guide)$/],
  ['safety-sheet', /^(sds|msds|safety(-?sheet)?|fds|fiche-securite)$/],
];
const LANGUAGES = /^(en|fr)$/;

/** `1234-2.jpg` may be of item 1234-2 or the second picture of item 1234: which there is decides. */
export function readFileName(name: string): NamedFile {
  const base = name.replace(/\.[^.]*$/, '');
  const parts = base.split('_');
  const heads = parts.map((_part, at) => parts.slice(0, parts.length - at).join('_'));
  const itemNumbers = heads.flatMap((head) => [head, head.replace(/-\d{1,2}$/, '')]).map((head) => head.trim());
  return {
    type: isPictureFile(name) ? 'picture' : 'document',
    itemNumbers: [...new Set(itemNumbers)].filter((one) => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(one)),
  };
}

/** Place of a picture among those of its product, from 1: `1234.jpg` is the first, `1234-2.jpg` the second. */
export function placeIn(name: string, itemNumber: string): number {
  const rest = name.slice(itemNumber.length);
  return Number(/^[-_](\d{1,2})\./.exec(rest)?.[1] ?? 1);
}

/** What a document is, and in which language, by what follows the item number: `_datasheet_fr`. */
export function documentIn(
  name: string,
  itemNumber: string,
): { readonly kind: DocumentKind; readonly language: 'en' | 'fr' | '' } {
  const words = name
    .slice(itemNumber.length)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .split('_')
    .filter(Boolean);
  const kind = KINDS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? 'other';
  const language = words.find((word) => LANGUAGES.test(word)) ?? '';
  return { kind, language: language as 'en' | 'fr' | '' };
}

const KIND_NAMES: Readonly<Record<DocumentKind, { readonly en: string; readonly fr: string }>> = {
  'data-sheet': { en: 'Data sheet', fr: 'Fiche technique' },
  certificate: { en: 'Certificate', fr: 'Certificat' },
  cad: { en: 'CAD drawing', fr: 'Dessin CAO' },
  manual: { en: 'Manual', fr: 'Manuel' },
  'safety-sheet': { en: 'Safety data sheet', fr: 'Fiche de données de sécurité' },
  other: { en: 'Document', fr: 'Document' },
};
const LANGUAGE_NAMES = {
  en: { en: 'English', fr: 'anglais' },
  fr: { en: 'French', fr: 'français' },
} as const;

/** What readers see it called, until somebody gives it another name. */
export function documentTitle(kind: DocumentKind, language: 'en' | 'fr' | ''): { en: string; fr: string } {
  const { en, fr } = KIND_NAMES[kind];
  if (!language) return { en, fr };
  return { en: `${en} (${LANGUAGE_NAMES[language].en})`, fr: `${fr} (${LANGUAGE_NAMES[language].fr})` };
}
