// The shop's own questions to whoever registers, composed by a manager in both languages.
import { z } from 'zod';
import { ASKED, QUESTION_KINDS } from '#domain/registration-form/registration-form.events.ts';
import { isBase64 } from '../attachment/attachment.ts';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { asOf, done, none, requiredText, text, idText } from '../shared/shared.ts';

const MOST_QUESTIONS = 40;
const translated = (most: number) => z.strictObject({ en: requiredText(most), fr: requiredText(most) });
const questionId = idText(/^[a-z0-9][a-z0-9-]{0,39}$/, 'id_invalid');

const question = z.strictObject({
  questionId,
  kind: z.enum(QUESTION_KINDS),
  label: translated(160),
  help: z.strictObject({ en: text(300), fr: text(300) }),
  required: z.boolean(),
  asked: z.enum(ASKED),
  choices: z.array(translated(80)).max(60),
});
const fields = {
  questions: z
    .array(question)
    .max(MOST_QUESTIONS)
    .refine((all) => new Set(all.map((one) => one.questionId)).size === all.length, 'invalid_value'),
};
export type QuestionShown = z.output<typeof question>;

/** What somebody answers to one question. */
export const givenAnswer = z.strictObject({
  questionId,
  value: text(2_000)
    .default('')
    .meta({ description: 'Of a choice its place in the list, from 0; of a yes or no 1 or 0' }),
  ticket: z.string().max(2_000).optional().meta({ description: 'Of a file, as account/registrationfile answered' }),
});

const asked = z.object({
  questionId: z.string(),
  kind: z.enum(QUESTION_KINDS),
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  asked: z.enum(ASKED),
  choices: z.array(z.string()),
});
export type AskedQuestion = z.output<typeof asked>;

export const registrationFormOperations = defineOperations({
  'account/registrationform': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    summary: "The shop's own questions to whoever registers, in the reader's language",
    input: none,
    output: z.object({ questions: z.array(asked) }),
  },
  'account/registrationfile': {
    via: 'upload',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 10,
    summary: 'Takes a file that answers a question, before the registration that it belongs to',
    input: z.strictObject({
      FileName: requiredText(255),
      FileType: text(120).default(''),
      FileData: z.string().min(1, 'required').max(40_000_000).refine(isBase64, 'attachment_unreadable'),
    }),
    output: z.object({ ticket: z.string() }),
  },
  'admin/registrationform/show': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: "The shop's own questions to whoever registers, in both languages",
    input: z.strictObject({ asOf }),
    output: z.object({ questions: z.array(question) }),
  },
  'admin/registrationform/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Changes the questions; what was answered stays as it was asked',
    input: changeInput({}, z.strictObject(fields), { questions: [] }),
    output: done,
  },
});
