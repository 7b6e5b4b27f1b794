// One reader per language for the server's life, with every text.
import type { Language } from '#storefront/lib/language.ts';
import { createTextReader, type TextReader, type TextTree } from '#storefront/lib/text-reader.ts';

const files = import.meta.glob<TextTree>('../../../locales/*/*.json', { eager: true, import: 'default' });

function textsOf(language: Language): TextReader {
  const reader = createTextReader(language);
  for (const [path, texts] of Object.entries(files)) {
    const [, fileLanguage, namespace] = /(\w+)\/([\w-]+)\.json$/.exec(path)!;
    if (fileLanguage === language) reader.add(namespace!, texts);
  }
  return reader;
}

export const serverTexts: Readonly<Record<Language, TextReader>> = { en: textsOf('en'), fr: textsOf('fr') };
