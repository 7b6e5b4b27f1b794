// What a way of paying is called, and what is said of it, from one file: the shop's texts name methods nowhere else.
import en from '#locales/en/payment-method.json' with { type: 'json' };
import fr from '#locales/fr/payment-method.json' with { type: 'json' };

export interface MethodTexts {
  /** As a choice of the buyer's. */
  readonly name: string;
  /** In a table of the back office. */
  readonly short: string;
  /** Within a sentence. */
  readonly term: string;
  /** A payment, for the eye; `%{text}` is its own text, such as "Visa 4242". */
  readonly shown: string;
  /** Where its money goes back, likewise. */
  readonly refundTo: string;
  /** A sentence of the letter about a refund. */
  readonly refunded: string;
}

const texts: Readonly<Record<'en' | 'fr', Readonly<Record<string, MethodTexts>>>> = { en, fr };

/** Of a method that is no longer offered, its id stands for all of them. */
export function methodTexts(method: string, language: 'en' | 'fr', text = ''): MethodTexts {
  const found = texts[language][method];
  if (!found) return { name: method, short: method, term: method, shown: text || method, refundTo: text, refunded: '' };
  const filled = (template: string) => template.replace('%{text}', text);
  return { ...found, shown: filled(found.shown), refundTo: filled(found.refundTo) };
}
