// Reads the texts of a way of paying from one file: the shop's other texts name methods nowhere else.
import { hasText, translate, type Language } from '#platform/kernel/texts/texts.ts';

export interface MethodTexts {
  /** As a choice of the buyer's. */
  readonly name: string;
  /** In a table of the back office. */
  readonly short: string;
  /** Within a sentence. */
  readonly term: string;
  /** A payment, for the eye, with its own text, such as "Visa 4242". */
  readonly shown: string;
  /** Says where its money goes back, likewise. */
  readonly refundTo: string;
  /** A sentence of the e-mail about a refund. */
  readonly refunded: string;
}

const NAMESPACE = 'payment-method';

/** The id stands for every text of a method that is no longer offered. */
export function methodTexts(method: string, language: Language, text = ''): MethodTexts {
  if (!hasText(language, NAMESPACE, `${method}.name`))
    return { name: method, short: method, term: method, shown: text || method, refundTo: text, refunded: '' };
  const say = (key: keyof MethodTexts) => translate(language, NAMESPACE)(`${method}.${key}`, { text });
  return {
    name: say('name'),
    short: say('short'),
    term: say('term'),
    shown: say('shown'),
    refundTo: say('refundTo'),
    refunded: say('refunded'),
  };
}
