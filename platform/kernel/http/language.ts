import type { Request } from 'express';
import { LANGUAGES, type Language } from '../texts/texts.ts';
import { readCookie } from './cookies.ts';

/**
 * Spec 9: query string, then cookie `i18next`, then what the browser asks for; the first of those offered when nothing
 * fits (spec 4). The back office speaks every language, whatever the shop offers.
 */
export function languageOf(req: Request, offered: readonly Language[] = LANGUAGES): Language {
  const known = (value: unknown): Language | undefined =>
    offered.find((language) => typeof value === 'string' && value.toLowerCase().startsWith(language));
  return (
    known(req.query['lng']) ??
    known(readCookie(req, 'i18next')) ??
    known(req.acceptsLanguages([...offered]) || undefined) ??
    offered[0] ??
    'en'
  );
}
