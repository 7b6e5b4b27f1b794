import { letterDefinition, placeholdersOf, type LetterId } from '#contracts/letter/letter-definitions.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { templateFault } from './letter-template.ts';

type Words = Readonly<Partial<Record<'en' | 'fr', string>>>;

/** @throws DomainError at the first thing that is wrong, with field, line and column (both from 1) */
export function refuseFaults(
  letter: LetterId,
  content: { readonly subject?: Words | undefined; readonly body?: Words | undefined },
): void {
  const { tables, onlyInBody = [] } = letterDefinition(letter);
  const body = placeholdersOf(letter);
  const texts = { body, subject: body.filter((name) => !onlyInBody.includes(name)) };
  for (const part of ['subject', 'body'] as const)
    for (const [language, words] of Object.entries(content[part] ?? {})) {
      const fault = templateFault(words, { texts: texts[part], tables }, part);
      if (!fault) continue;
      const { code, ...place } = fault;
      refuse(code, { field: `${part}.${language}`, ...place }, 'invalid');
    }
}
