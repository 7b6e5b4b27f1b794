// Words that mean the same (issue 11): what buyers call a thing, beside what the catalogue does.
import { z } from 'zod';
import { SYNONYM_LIMITS } from '#domain/synonym/synonym.events.ts';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { done, isoDate, listParameters, requiredText, idText } from '../shared/shared.ts';

const synonymId = idText(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'id_invalid');
const fields = {
  words: z
    .array(requiredText(SYNONYM_LIMITS.letters))
    .min(2, 'synonym_words_too_few')
    .max(SYNONYM_LIMITS.words, 'synonym_words_too_many')
    .meta({
      description: 'Words or phrases; where they hold one way only, the first stands for the others',
      examples: [['zerk', 'grease nipple']],
    }),
  language: z.enum(['en', 'fr', 'both']),
  direction: z.enum(['both-ways', 'one-way']),
};
const shown = { words: z.array(z.string()), language: fields.language, direction: fields.direction };

export const synonymOperations = defineOperations({
  'admin/synonym/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Words that mean the same',
    input: z.strictObject({ ...listParameters(['words', 'changedAt'], 'ASC'), language: fields.language.optional() }),
    output: z.object({
      total: z.int(),
      rows: z.array(z.object({ synonymId: z.string(), ...shown, changedAt: isoDate })),
    }),
  },
  'admin/synonym/missed': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'What was searched for and not found, with what of it nothing had',
    input: z.strictObject({
      ...listParameters(['count', 'lastAt', 'keyword'], 'DESC'),
      language: z.enum(['en', 'fr']).optional(),
    }),
    output: z.object({
      total: z.int(),
      rows: z.array(
        z.object({
          keyword: z.string(),
          language: z.enum(['en', 'fr']),
          leftOut: z.string().meta({ description: 'Words of it that nothing had together with the rest' }),
          results: z.int().meta({ description: 'Products that were shown instead, the last time' }),
          count: z.int(),
          firstAt: isoDate,
          lastAt: isoDate,
        }),
      ),
    }),
  },
  'admin/synonym/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Lets words mean the same',
    input: z.strictObject(fields),
    output: z.object({ synonymId: z.string() }),
  },
  'admin/synonym/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Changes words that mean the same',
    input: changeInput({ synonymId }, z.strictObject(fields), { words: ['zerk', 'grease nipple'] }),
    output: done,
  },
  'admin/synonym/remove': {
    via: 'post',
    kind: 'command',
    access: staffWith('catalogue'),
    summary: 'Words no longer mean the same',
    input: z.strictObject({ synonymId }),
    output: done,
  },
});
