// Menus of the shop (spec 2: header navigation, footer) and banners on the home page and above lists.
import { z } from 'zod';
import { pageName } from '../page/page.ts';
import { defineOperations, staffWith } from '../shared/operation.ts';
import { id, none, requiredText, text, optionalDay } from '../shared/shared.ts';
import { contentOperations } from '../shared/versioned-content.ts';

export const menuIds = ['header', 'footer', 'social'] as const;
export type MenuId = (typeof menuIds)[number];

/** A menu is read at a glance. */
const MOST_ENTRIES = 40;
const MOST_LEVELS = 3;

/** Base64 of 8 MB. */
const PICTURE_LENGTH = 11_200_000;

const both = (words: string) => ({ en: words, fr: words });
const inBoth = <T extends z.ZodType>(of: T) => z.strictObject({ en: of, fr: of });
/** A path of the shop, another site, or whatever a phone or a mail program opens. */
const address = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+|mailto:[^\s]+|tel:[+\d][\d-]*)$/, 'link_invalid');

const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), page: pageName }),
  z.strictObject({ kind: z.literal('category'), category: id }),
  z.strictObject({ kind: z.literal('address'), address }),
  z.strictObject({ kind: z.literal('heading') }),
]);

interface Entry {
  readonly entryId: string;
  readonly label: { readonly en: string; readonly fr: string };
  readonly target: z.output<typeof target>;
  readonly children: readonly Entry[];
}

const entryFields = { entryId: id, label: inBoth(requiredText(60)), target };
const entryAt = (level: number): z.ZodType<Entry, Entry> =>
  z.strictObject({
    ...entryFields,
    children:
      level < MOST_LEVELS ? z.array(entryAt(level + 1)).max(MOST_ENTRIES) : z.array(z.never()).max(0, 'menu_too_deep'),
  }) as unknown as z.ZodType<Entry, Entry>;

const all = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...all(entry.children)]);

export const menuContent = z.strictObject({
  entries: z
    .array(entryAt(1))
    .max(MOST_ENTRIES, 'menu_too_long')
    .superRefine((entries, context) => {
      const ids = all(entries).map(({ entryId }) => entryId);
      if (ids.length > MOST_ENTRIES) context.addIssue({ code: 'custom', message: 'menu_too_long' });
      if (new Set(ids).size < ids.length) context.addIssue({ code: 'custom', message: 'id_invalid' });
    }),
});

export const bannerContent = z.strictObject({
  category: z.union([id, z.literal('')]),
  title: inBoth(requiredText(80)),
  text: inBoth(text(300)),
  linkText: inBoth(text(60)),
  link: z.union([address, z.literal('')], 'link_invalid'),
  picture: z.string().regex(/^([0-9a-f]{64})?$/, 'invalid_value'),
  altText: inBoth(text(200)),
  from: optionalDay,
  until: optionalDay,
  sort: z.int().min(0).max(1_000),
});

export interface MenuLink {
  readonly Label: string;
  /** Empty for a heading. */
  readonly Url: string;
  readonly Children: readonly MenuLink[];
}
const menuLink: z.ZodType<MenuLink, MenuLink> = z.object({
  Label: z.string(),
  Url: z.string(),
  get Children() {
    return z.array(menuLink);
  },
}) as unknown as z.ZodType<MenuLink, MenuLink>;

export const banner = z.object({
  BannerId: z.string(),
  CategoryId: z.string(),
  Title: z.string(),
  Text: z.string(),
  LinkText: z.string(),
  Url: z.string(),
  PictureUrl: z.string(),
  AltText: z.string(),
});
export type Banner = z.output<typeof banner>;

export const menuOperations = defineOperations({
  'store/getmenus': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'Header navigation, footer columns and social links; links to pages that nobody may see are left out',
    input: none,
    output: z.object({ Header: z.array(menuLink), Footer: z.array(menuLink), Social: z.array(menuLink) }),
  },
  'store/getbanners': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    shared: true,
    summary: 'The banners of today, of the home page or of a category',
    input: z.strictObject({ categoryId: id.optional().meta({ description: 'Absent for the home page' }) }),
    output: z.object({ Banners: z.array(banner) }),
  },
  ...contentOperations('menu', 'menu', z.enum(menuIds, 'not_found'), menuContent, {
    entries: [{ entryId: 'about', label: both('About'), target: { kind: 'page', page: 'about' }, children: [] }],
  }),
  ...contentOperations('banner', 'banner', id, bannerContent, {
    link: '/category/bearings',
    category: 'bearings',
    title: both('Sale'),
    text: both('Until Friday'),
    linkText: both('See it'),
    picture: '',
    altText: both('A bearing'),
    from: '2026-01-01',
    until: '2026-01-31',
    sort: 1,
  }),
  'admin/banner/upload': {
    via: 'upload',
    kind: 'command',
    access: staffWith('content'),
    summary: 'Keeps a picture for banners, made small and without what cameras write into it',
    input: z.strictObject({
      content: z
        .base64('picture_unreadable')
        .min(1, 'attachment_empty')
        .max(PICTURE_LENGTH)
        .meta({ examples: ['SGVsbG8='] }),
    }),
    output: z.object({ picture: z.string(), width: z.int(), height: z.int() }),
  },
});
