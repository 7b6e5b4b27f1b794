import type { Request } from 'express';
import type { Language } from '../texts/texts.ts';
import { readCookie } from './cookies.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
const known = (value: unknown): Language | undefined =>
  LANGUAGES.find((language) => typeof value === 'string' && value.toLowerCase().startsWith(language));

/** Spec 9: query string, then cookie `i18next`, then what the browser asks for; English when nothing fits. */
export const languageOf = (req: Request): Language =>
  known(req.query['lng']) ??
  known(readCookie(req, 'i18next')) ??
  known(req.acceptsLanguages('en', 'fr') || undefined) ??
  'en';
