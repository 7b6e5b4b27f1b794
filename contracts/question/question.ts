// Questions about an item and the shop's answers (issue 11): a person answers by a letter, and others read it on the page.
import { z } from 'zod';
import { captchaAnswer } from '../captcha/captcha.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import {
  done,
  email,
  id,
  isoDate,
  itemNumber,
  languageCode,
  listParameters,
  numberParameter,
  personName,
  requiredText,
  text,
} from '../shared/shared.ts';

export const QUESTION_STATUSES = ['waiting', 'answered', 'published', 'declined'] as const;
const status = z.enum(QUESTION_STATUSES);

export const MOST_QUESTION = 1_000;
export const MOST_ANSWER = 4_000;
/** So many stand on a page at once. */
export const QUESTIONS_SHOWN = 5;

const shown = z.object({
  QuestionID: z.string(),
  Question: z.string(),
  Name: z.string(),
  Date: isoDate,
  Language: languageCode,
  Answer: z.string(),
  AnswerDate: isoDate,
});
export type QuestionShown = z.output<typeof shown>;

const row = z.object({
  questionId: z.string(),
  itemNumber: z.string(),
  question: z.string(),
  name: z.string(),
  email: z.string(),
  accountId: z.string(),
  language: languageCode,
  status,
  askedAt: isoDate,
  answer: z.string().meta({ description: 'The last one; empty where there is none yet' }),
  answeredAt: isoDate.or(z.literal('')),
  reason: z.string().meta({ description: 'Why it is not shown; empty where it is' }),
  decidedBy: z.string().meta({ description: 'Empty while it waits' }),
});
export type QuestionRow = z.output<typeof row>;

const detail = row.extend({
  productName: z.string().meta({ description: 'Empty where the item is not on sale' }),
  answers: z.array(z.object({ answerId: z.string(), text: z.string(), by: z.string(), at: isoDate })),
});
export type QuestionDetail = z.output<typeof detail>;

export const questionOperations = defineOperations({
  'product/getquestions': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'How many answered questions about a product are published, and the first of them',
    input: z.strictObject({ productId: itemNumber }),
    output: z.object({ Total: z.int(), Questions: z.array(shown) }),
  },
  'product/searchquestions': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.questions,
    summary: 'Published questions about a product with all of these words, those in the reader’s language first',
    input: z.strictObject({
      productId: itemNumber,
      search: text(80).default(''),
      page: numberParameter(1, 10_000).default(1),
    }),
    output: z.object({ Found: z.int(), Questions: z.array(shown) }),
  },
  'product/askquestion': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: settings.questions,
    forGuests: [settings.guestQuestions],
    perMinute: 10,
    refusesCardNumbers: true,
    summary: 'Asks about a product; a person answers by e-mail',
    input: z.strictObject({
      productId: itemNumber,
      Question: requiredText(MOST_QUESTION),
      Name: personName,
      Email: email,
      ...captchaAnswer,
    }),
    output: done.extend({ QuestionID: z.string() }),
  },
  'admin/question/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'question:{questionId}', of: 'rows' },
    summary: 'Questions about products',
    input: z.strictObject({
      ...listParameters(['askedAt', 'answeredAt', 'itemNumber'], 'DESC'),
      status: status.optional(),
      language: languageCode.optional(),
      itemNumber: itemNumber.optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(row) }),
  },
  'admin/question/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'question:{questionId}',
    summary: 'One question, with its answers',
    input: z.strictObject({ questionId: id }),
    output: detail,
  },
  'admin/question/answer': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary:
      'Answers a question: the words go by e-mail to whoever asked, and onto the product’s page where they are for everybody',
    input: z.strictObject({
      questionId: id,
      text: requiredText(MOST_ANSWER),
      publish: z.boolean().meta({ description: 'An answer that is on the page already is corrected there either way' }),
      seen: z.int().min(0).max(1_000).meta({ description: 'How many answers the writer had before their eyes' }),
    }),
    output: done,
  },
  'admin/question/publish': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Shows a question that is answered on the page of its product',
    input: z.strictObject({ questionId: id }),
    output: done,
  },
  'admin/question/decline': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Does not show a question, or takes it down; the reason is for colleagues',
    input: z.strictObject({ questionId: id, reason: requiredText(300) }),
    output: done,
  },
});
