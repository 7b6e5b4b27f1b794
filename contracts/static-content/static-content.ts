// Content blocks: HTML that stands within pages, the spec's static content (spec 3).
import { z } from 'zod';
import { defineOperations } from '../shared/operation.ts';
import { id, idText, languageCode, text } from '../shared/shared.ts';
import { contentOperations } from '../shared/versioned-content.ts';

/** Characters of HTML in one language. */
const HTML_LENGTH = 100_000;

const html = text(HTML_LENGTH);
const both = (words: string) => ({ en: words, fr: words });
const inBoth = <T extends z.ZodType>(of: T) => z.strictObject({ en: of, fr: of });

export const blockId = idText(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'id_invalid');

export const staticContent = z.strictObject({
  title: inBoth(text(120)),
  altText: inBoth(text(300)),
  linkedTo: text(500).refine((to) => !to || /^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(to), 'link_invalid'),
  linkTarget: z.enum(['', '_self', '_blank'], 'invalid_value'),
  html: inBoth(html),
});

/** Spec 3, static content block; `Html` is sanitised when it is saved, never when it is shown. */
export const staticContentBlock = z.object({
  ContentBlockId: z.string(),
  Title: z.string(),
  AltText: z.string(),
  Linkedto: z.string(),
  LinkTarget: z.string(),
  Html: z.string(),
});
export type StaticContentBlock = z.output<typeof staticContentBlock>;

export const staticContentOperations = defineOperations({
  'Store/GetStaticContent': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'One block of static content',
    input: z.strictObject({ contentBlockId: id }),
    output: z.object({ StaticContentBlocks: z.array(staticContentBlock) }),
  },
  'Store/GetStaticContentGroup/{group}/{language}': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary:
      'Every block whose id begins with the name of the group, in a language; the spec does not say what its two parts are',
    input: z.strictObject({ group: id, language: languageCode }),
    output: z.object({ StaticContentBlocks: z.array(staticContentBlock) }),
  },
  'store/getstaticcontents': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'Several blocks of static content',
    input: z.strictObject({ contentBlockIds: z.array(id).min(1).max(20) }),
    output: z.object({ StaticContentBlocks: z.array(staticContentBlock) }),
  },
  ...contentOperations('static-content', 'content block', blockId, staticContent, {
    linkedTo: '/pages/returns',
    title: both('Returns'),
    altText: both('Returns'),
    linkTarget: '_self',
    html: both('<p>Within 30 days</p>'),
  }),
});
