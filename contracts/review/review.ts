// What buyers say of products (spec 3, 5, 9): ten levels, a title, comments; read by staff before anybody else reads it.
import { z } from 'zod';
import { RATINGS } from '#domain/review/review.events.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import {
  done,
  email,
  id,
  isoDate,
  itemNumber,
  listParameters,
  numberParameter,
  personName,
  requiredText,
  text,
} from '../shared/shared.ts';

export const REVIEW_STATUSES = ['waiting', 'published', 'declined'] as const;
const status = z.enum(REVIEW_STATUSES);

const rating = z
  .int('required')
  .min(1, 'required')
  .max(RATINGS.length, 'invalid_value')
  .meta({ description: 'From 1, Very poor, to 10, Excellent (spec 9)' });

export const MOST_TITLE = 100;
export const MOST_COMMENTS = 4_000;

const shown = z.object({
  ReviewID: z.string(),
  Rating: z.int(),
  Title: z.string(),
  Comments: z.string(),
  Name: z.string(),
  Date: isoDate,
  Verified: z.boolean().meta({ description: 'Its writer had bought the product by then' }),
  Language: z.enum(['en', 'fr']),
  Answer: z.string().meta({ description: 'The shop’s own words; empty where it said nothing' }),
});
export type ReviewShown = z.output<typeof shown>;

const summary = z.object({
  Total: z.int(),
  Average: z.number().meta({ description: 'Of 10, to one decimal; 0 where there is none yet' }),
});

const row = z.object({
  reviewId: z.string(),
  itemNumber: z.string(),
  rating: z.int(),
  title: z.string(),
  comments: z.string(),
  name: z.string(),
  email: z.string(),
  accountId: z.string(),
  verified: z.boolean(),
  language: z.enum(['en', 'fr']),
  status,
  submittedAt: isoDate,
  reason: z.string(),
  answer: z.string(),
  decidedBy: z.string().meta({ description: 'Empty while it waits' }),
});
export type ReviewRow = z.output<typeof row>;

export const reviewOperations = defineOperations({
  'product/getreviewsummary': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'How many reviews of a product are published, and what they come to',
    input: z.strictObject({ productId: itemNumber }),
    output: summary,
  },
  'product/getcustomerreview': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    setting: settings.reviews,
    summary: 'Published reviews of a product, the newest first, and what became of one’s own',
    input: z.strictObject({
      productId: itemNumber,
      page: numberParameter(1, 10_000).default(1),
      pageSize: numberParameter(1, 50).default(10),
    }),
    output: summary.extend({
      ByRating: z.array(z.int()).meta({ description: 'How many of each level, from 1 to 10' }),
      Reviews: z.array(shown),
      Own: status.or(z.literal('')).meta({ description: 'Empty where the caller has written none that counts' }),
    }),
  },
  'product/savereview': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: settings.reviews,
    forGuests: [settings.guestReviews],
    perMinute: 10,
    refusesCardNumbers: true,
    summary: 'Writes a review; it is shown once staff have read it',
    input: z.strictObject({
      productId: itemNumber,
      Rating: rating,
      Title: requiredText(MOST_TITLE),
      Comments: requiredText(MOST_COMMENTS),
      Name: personName,
      Email: email,
    }),
    output: done.extend({ ReviewID: z.string() }),
  },
  'admin/review/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'review:{reviewId}', of: 'rows' },
    summary: 'Reviews, those that wait first',
    input: z.strictObject({
      ...listParameters(['submittedAt', 'rating', 'itemNumber'], 'DESC'),
      status: status.optional(),
      itemNumber: itemNumber.optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(row) }),
  },
  'admin/review/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'review:{reviewId}',
    summary: 'One review',
    input: z.strictObject({ reviewId: id }),
    output: row,
  },
  'admin/review/publish': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Shows a review on the page of its product',
    input: z.strictObject({ reviewId: id }),
    output: done,
  },
  'admin/review/decline': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Does not show a review, or takes it down; the reason is for colleagues',
    input: z.strictObject({ reviewId: id, reason: requiredText(300) }),
    output: done,
  },
  'admin/review/answer': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Says something to a published review, below it; nothing takes it back',
    input: z.strictObject({ reviewId: id, text: text(2_000).default('') }),
    output: done,
  },
});
