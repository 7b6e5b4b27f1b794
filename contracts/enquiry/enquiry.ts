// Contact and support form (spec 2, 7): what somebody writes waits for a person, who answers by a letter.
import { z } from 'zod';
import { MOST_ENQUIRY_FILES } from '#domain/enquiry/enquiry.events.ts';
import { isBase64 } from '../attachment/attachment.ts';
import { captchaAnswer } from '../captcha/captcha.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import {
  done,
  email,
  id,
  isoDate,
  listParameters,
  numberParameter,
  personName,
  requiredText,
  text,
} from '../shared/shared.ts';

export const ENQUIRY_STATUSES = ['waiting', 'answered', 'closed'] as const;
const status = z.enum(ENQUIRY_STATUSES);
export const MOST_SUBJECT = 120;
export const MOST_MESSAGE = 4_000;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'invalid_value');
const upload = z.strictObject({
  FileName: requiredText(255),
  Sha256: sha256,
  Key: z
    .string()
    .regex(/^[0-9a-f]{16,64}$/, 'invalid_value')
    .meta({ description: 'The shop’s signature: only who sent a file may name it' }),
});
export type EnquiryUpload = z.output<typeof upload>;

const file = z.object({
  number: z.int().meta({ description: 'From 1' }),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int().meta({ description: 'Bytes' }),
});

const row = z.object({
  enquiryId: z.string(),
  name: z.string(),
  email: z.string(),
  accountId: z.string(),
  subject: z.string(),
  reference: z.string(),
  status,
  sentAt: isoDate,
  files: z.array(file),
});
export type EnquiryRow = z.output<typeof row>;

const detail = row.extend({
  message: z.string(),
  language: z.enum(['en', 'fr']),
  answers: z.array(z.object({ answerId: z.string(), text: z.string(), by: z.string(), at: isoDate })),
});
export type EnquiryDetail = z.output<typeof detail>;

export const enquiryOperations = defineOperations({
  'store/uploadfile': {
    via: 'upload',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Keeps a file for the contact form, by the rules of attachments; what it answers goes along with the form',
    input: z.strictObject({
      FileName: requiredText(255),
      FileType: text(120).meta({ description: 'Media type as the browser has it; empty ones are refused (spec 5)' }),
      FileData: z
        .string()
        .min(1, 'attachment_empty')
        .refine(isBase64, 'attachment_unreadable')
        .meta({ description: 'Base64' }),
    }),
    output: upload.extend({ Size: z.int().meta({ description: 'Bytes' }) }),
  },
  'store/sendmail': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 10,
    refusesCardNumbers: true,
    summary: 'Writes to the shop; a person answers by e-mail',
    input: z.strictObject({
      Name: personName,
      Email: email.meta({ examples: ['ada@example.com'] }),
      Subject: requiredText(MOST_SUBJECT),
      Message: requiredText(MOST_MESSAGE),
      Reference: text(64).default('').meta({ description: 'Number of an order or an item' }),
      Files: z.array(upload).max(MOST_ENQUIRY_FILES, 'enquiry_files_too_many').default([]),
      ...captchaAnswer,
    }),
    output: done.extend({ EnquiryID: z.string() }),
  },
  'admin/enquiry/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'enquiry:{enquiryId}', of: 'rows' },
    summary: 'What was written by the contact form',
    input: z.strictObject({ ...listParameters(['sentAt', 'name'], 'DESC'), status: status.optional() }),
    output: z.object({ total: z.int(), rows: z.array(row) }),
  },
  'admin/enquiry/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'enquiry:{enquiryId}',
    summary: 'One enquiry, with its answers',
    input: z.strictObject({ enquiryId: id }),
    output: detail,
  },
  'admin/enquiry/file': {
    via: 'getfile',
    kind: 'query',
    access: backOffice,
    discloses: 'enquiry:{enquiryId}',
    file: 'application/octet-stream',
    summary: 'A file of an enquiry, as a download',
    input: z.strictObject({ enquiryId: id, number: numberParameter(1, MOST_ENQUIRY_FILES) }),
    output: z.object({ fileName: z.string(), content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array) }),
  },
  'admin/enquiry/answer': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Answers an enquiry; the words go by e-mail to whoever wrote it',
    input: z.strictObject({ enquiryId: id, text: requiredText(MOST_MESSAGE) }),
    output: done,
  },
  'admin/enquiry/close': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Says that an enquiry needs no answer',
    input: z.strictObject({ enquiryId: id }),
    output: done,
  },
});
