// Articles: the blog, and what a category has to read (spec 3, autocomplete result; spec 9, five in a list).
import { z } from 'zod';
import { defineOperations } from '../shared/operation.ts';
import { pageName } from '../page/page.ts';
import { id, numberParameter, requiredText, text, day } from '../shared/shared.ts';
import { contentOperations } from '../shared/versioned-content.ts';

const both = (words: string) => ({ en: words, fr: words });
const inBoth = <T extends z.ZodType>(of: T) => z.strictObject({ en: of, fr: of });
const MOST_CATEGORIES = 50;

export const articleContent = z.strictObject({
  title: inBoth(requiredText(120)),
  summary: inBoth(text(300)),
  html: inBoth(text(100_000)),
  picture: z.string().regex(/^([0-9a-f]{64})?$/, 'invalid_value'),
  altText: inBoth(text(200)),
  categories: z.array(id).max(MOST_CATEGORIES),
  date: day,
});

/** In a list. */
const listedArticle = z.object({
  ArticleId: z.string(),
  Title: z.string(),
  Summary: z.string(),
  Date: z.iso.date(),
  PictureUrl: z.string().meta({ description: 'Empty without a picture' }),
  AltText: z.string(),
});
export type ListedArticle = z.output<typeof listedArticle>;

export const articleOperations = defineOperations({
  'store/getarticles': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'Published articles, the newest first, of all the blog or of a category',
    input: z.strictObject({
      categoryId: id.optional(),
      page: numberParameter(1, 1_000).default(1),
      pageSize: numberParameter(1, 50).default(12),
    }),
    output: z.object({
      total: z.int(),
      Articles: z.array(listedArticle),
      Category: z
        .object({ CategoryId: z.string(), CategoryName: z.string(), SEOFriendlyName: z.string() })
        .optional()
        .meta({ description: 'The category that was asked for, where shoppers see it' }),
    }),
  },
  'store/getarticle': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'A published article by the last part of its address',
    input: z.strictObject({ name: pageName }),
    output: listedArticle.extend({
      Html: z.string().meta({ description: 'Sanitised when it was saved' }),
    }),
  },
  ...contentOperations('article', 'article', pageName, articleContent, {
    date: '2026-11-02',
    title: both('Choosing a bearing'),
    summary: both('Load, speed and life'),
    html: both('<p>Begin with the load.</p>'),
    picture: '',
    altText: both(''),
    categories: ['bearings'],
  }),
});
