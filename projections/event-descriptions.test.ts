import { eventCatalogue } from '#domain/event-catalogue.ts';
import { readTexts } from '#platform/kernel/texts/texts.ts';
import { eventDescriptions } from './registry.ts';

const wordsIn = (language: 'en' | 'fr') =>
  (readTexts(language)['event-descriptions'] as unknown as { readonly did: Readonly<Record<string, string>> }).did;
const texts = { en: wordsIn('en'), fr: wordsIn('fr') };
const fieldsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('what events say to the auditor', () => {
  it.each(eventCatalogue.map(({ category }) => category))('is worded for the category %s', (category) =>
    expect(eventDescriptions.map((descriptions) => descriptions.category)).toContain(category),
  );

  const types = eventDescriptions.flatMap(({ of }) => Object.keys(of));
  it.each(types)('%s is a sentence in both languages, with the same values', (type) => {
    expect(texts.en[type]).toBeTruthy();
    expect(texts.fr[type]).toBeTruthy();
    expect(fieldsOf(texts.fr[type]!)).toEqual(fieldsOf(texts.en[type]!));
  });
  it('has no sentence for events that there are not', () =>
    expect(Object.keys(texts.en).filter((type) => !types.includes(type))).toEqual([]));
});
