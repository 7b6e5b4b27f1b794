import { plain } from '#domain/shared/plain-text.ts';

/** Whether every word that is wanted stands somewhere in the texts, whatever its case and accents. */
export function matches(wanted: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
