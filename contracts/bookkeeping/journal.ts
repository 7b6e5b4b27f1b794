// Journals of a period as a file for the dealer's bookkeeping (issue 34).
import { z } from 'zod';
import { JOURNALS } from '#domain/shared/journal/journal.ts';
import { LAYOUTS } from '#domain/shared/journal/journal-layouts.ts';
import { defineOperations, staffWith } from '../shared/operation.ts';
import { day, id } from '../shared/shared.ts';

/** So many entries are one file at most. */
export const MOST_ENTRIES = 50_000;

export const journalOperations = defineOperations({
  'admin/bookkeeping/journal': {
    via: 'get',
    kind: 'query',
    access: staffWith('credit'),
    discloses: { each: 'account:{accountId}', of: 'accounts' },
    file: 'text/csv',
    takesLong: true,
    summary: `A journal of a period as a file, in the layout of a program for bookkeeping; at most ${MOST_ENTRIES} entries`,
    input: z
      .strictObject({ journal: z.enum(JOURNALS), layout: z.enum(LAYOUTS), from: day, until: day })
      .refine(({ from, until }) => from <= until, { message: 'period_invalid', path: ['until'] }),
    output: z.object({
      fileName: z.string(),
      content: z.custom<Uint8Array>(),
      accounts: z.array(z.object({ accountId: id })).meta({ description: 'That are named in it' }),
    }),
  },
});
