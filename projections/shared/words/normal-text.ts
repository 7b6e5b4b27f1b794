// Texts and keywords in one spelling before they are cut into words: what is written differently and means the same.
import { plain } from '#domain/shared/plain-text.ts';

/** Inches and a part of one; more than a foot is not told so, but a size beside another: `22 1/2 in drive`. */
const MIXED = /(?<![\w./-])(\d|1[0-2])[ -]+(\d+\/(?:2|4|8|16|32|64))(?![\d/])/g;

/**
 * Lower case without accents; `25 × 52`, `25*52` and `25X52` with an x; `1 1/2` and `1½` as `1-1/2`; a decimal point; inches
 * and feet by their words; `24vdc` as `24 v dc`; without what French leaves out before a vowel.
 */
export const normalText = (text: string): string =>
  // A fraction of one character stands apart from what precedes it.
  plain(text.replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 '))
    .replaceAll('\u2044', '/')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\.{2,}|[\u2012-\u2015\u2212]/g, ' - ')
    .replace(/([\da-z]\s*)[\u00d7\u2715*](?=\s*\d)/g, '$1x')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)\s*(?:"|''|\u2033|\u201d)/g, '$1 in ')
    .replace(/(\d)\s*['\u2032](?![a-z])/g, '$1 ft ')
    .replace(/\b[cdjlmnst]'(?=[a-z])|\bqu'(?=[a-z])/g, ' ')
    .replace(/(\d\s*)v\s?(dc|cc|ac|ca)\b/g, (_, before: string, kind: string) =>
      kind === 'dc' || kind === 'cc' ? `${before}v dc` : `${before}v ac`,
    )
    .replace(/[\u00b7\u22c5](?=[a-z])/g, '')
    .replace(/\bm (?=\d)/g, 'm')
    .replace(MIXED, '$1-$2');
