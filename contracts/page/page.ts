// Pages of the shop, at `/pages/<name>` (spec 7).
import { z } from 'zod';
import { defineOperations } from '../shared/operation.ts';
import { text, requiredText, idText } from '../shared/shared.ts';
import { contentOperations } from '../shared/versioned-content.ts';

/** Characters of HTML in one language. */
const HTML_LENGTH = 100_000;

const title = requiredText(120);
const description = text(300);
const html = text(HTML_LENGTH);
const both = (words: string) => ({ en: words, fr: words });
const inBoth = <T extends z.ZodType>(of: T) => z.strictObject({ en: of, fr: of });

/** The last part of a page's address. */
export const pageName = idText(/^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/, 'page_name_invalid');

export const pageContent = z.strictObject({
  title: inBoth(title),
  description: inBoth(description),
  html: inBoth(html),
});

export const pageOperations = defineOperations({
  'store/getvirtualPage': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'A published page of the shop by the last part of its address',
    input: z.strictObject({ name: pageName }),
    output: z.object({
      PageName: z.string(),
      Title: z.string(),
      Description: z.string(),
      Html: z.string().meta({ description: 'Sanitised when it was saved' }),
    }),
  },
  'page/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Publishes a page as it is given; its HTML is sanitised',
    input: z.strictObject({ name: pageName, page: pageContent }),
    output: z.object({ changed: z.boolean() }),
  },
  ...contentOperations('page', 'page', pageName, pageContent, {
    title: both('Returns'),
    description: both('How to return'),
    html: both('<p>Within 30 days</p>'),
  }),
});
