// What staff write down about a customer, for each other.
import { z } from 'zod';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { asOf, done, id, isoDate, requiredText } from '../shared/shared.ts';

const ofNote = { accountId: id, noteId: z.uuid() };
const contactId = z.string().regex(/^\d{1,15}$/, 'id_invalid');
const fields = { text: requiredText(4_000), pinned: z.boolean() };

const note = z.object({
  accountId: z.string().meta({ description: 'Where it was written, before a merger perhaps' }),
  noteId: z.string(),
  text: z.string(),
  pinned: z.boolean(),
  about: z.string().meta({ description: 'Name of the contact that it speaks of; empty: of the company' }),
  by: z.string(),
  at: isoDate,
  changedAt: isoDate.optional(),
});
export type CustomerNoteShown = z.output<typeof note>;

export const customerNoteOperations = defineOperations({
  'admin/customer/notes': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'Notes about a customer: the pinned first, then the newest',
    input: z.strictObject({ accountId: id, asOf }),
    output: z.object({ notes: z.array(note) }),
  },
  'admin/customer/addnote': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Writes a note about a customer, or about one of their people',
    input: z.strictObject({
      accountId: id,
      contactId: contactId.optional(),
      text: fields.text,
      pinned: z.boolean().default(false),
    }),
    output: z.object({ noteId: z.string() }),
  },
  'admin/customer/changenote': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Changes a note, pins it or lets it go',
    input: changeInput(ofNote, z.strictObject(fields), { pinned: true }),
    output: done,
  },
  'admin/customer/removenote': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Removes a note; the timeline keeps that it was there',
    input: z.strictObject(ofNote),
    output: done,
  },
});
