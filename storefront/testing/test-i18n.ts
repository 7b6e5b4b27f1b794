// The real texts for tests.
import type { i18n } from 'i18next';
import { readTexts } from '#platform/kernel/texts/texts.ts';
import { createI18n } from '../app/i18n/create-i18n.ts';
import type { Language } from '../lib/language.ts';

export const testI18n = (language: Language): i18n => createI18n(language, readTexts(language));
