// Letters in the back office: the words of each e-mail that the shop sends (issue 10, "Content").
import { z } from 'zod';
import { letterIds, letterSubjects } from './letter-definitions.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { done, languageCode, requiredText, text } from '../shared/shared.ts';
import { contentOperations } from '../shared/versioned-content.ts';

/** Characters. */
const SUBJECT_LENGTH = 200;
const BODY_LENGTH = 20_000;

const subject = requiredText(SUBJECT_LENGTH);
const body = requiredText(BODY_LENGTH);
export const letterContent = z.strictObject({
  subject: z.strictObject({ en: subject, fr: subject }),
  body: z.strictObject({ en: body, fr: body }),
});

const letter = z.enum(letterIds, 'letter_unknown');
/** `order:<id>`, `quote:<id>` or `account:<id>`; else a number or a name to look for; empty for the newest. */
const about = text(100).default('');
/** Stands in an event, so it names nobody. */
const aboutById = z
  .string()
  .regex(/^((order|quote|account):[A-Za-z0-9][A-Za-z0-9._-]{0,63})?$/, 'id_invalid')
  .default('');

export const letterOperations = defineOperations({
  ...contentOperations('letter', 'letter', letter, letterContent, {
    subject: { en: 'Your order', fr: 'Votre commande' },
    body: { en: '<p>Thank you</p>', fr: '<p>Merci</p>' },
  }),
  'admin/letter/preview': {
    via: 'post',
    kind: 'query',
    access: backOffice,
    perMinute: 60,
    discloses: { each: '{subject}', of: 'filledWith' },
    summary: 'A letter as its reader would get it, filled with an order, a quote or a contact of the shop',
    input: z.strictObject({
      letter,
      subject,
      body,
      about,
      origin: z
        .url()
        .max(200)
        .meta({ description: 'Where links lead; the shop’s own address', examples: ['https://shop.example'] }),
    }),
    output: z.object({
      /** What it was filled with, such as `order:<id>`, for the access log. */
      filledWith: z.array(z.object({ kind: z.enum(letterSubjects), subject: z.string(), title: z.string() })),
      mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    }),
  },
  'admin/letter/reset': {
    via: 'post',
    kind: 'command',
    access: staffWith('content'),
    summary: 'Goes back to the words that come with the shop; the own ones stay among the versions',
    input: z.strictObject({ id: letter }),
    output: done,
  },
  'admin/letter/test': {
    via: 'post',
    kind: 'command',
    access: staffWith('content'),
    summary: 'Sends the draft of a letter to whoever asks',
    input: z.strictObject({ id: letter, language: languageCode, about: aboutById }),
    output: done,
  },
});
