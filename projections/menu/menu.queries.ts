import {
  menuIds,
  type bannerContent,
  type menuContent,
  type MenuId,
  type MenuLink,
  type menuOperations,
} from '#contracts/menu/menu.ts';
import type { MenuContent, MenuEntry, MenuTarget } from '#domain/menu/menu.events.ts';
import type { PageContent } from '#domain/page/page.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { contentQueries } from '#projections/shared/content/content-queries.ts';
import { publishedOf } from '#projections/shared/content/published-of.ts';
import { bannersOn } from './banners-on.ts';

/**
 * Pages that a menu begins with, as far as they are there: those that the specification's navigation names (spec 2), and at
 * the foot what a buyer may want to have read.
 */
const USUAL_PAGES: Readonly<Record<MenuId, readonly string[]>> = {
  header: ['about', 'contact', 'help'],
  footer: ['about', 'contact', 'help', 'shipping', 'returns', 'terms-of-sale', 'privacy'],
  social: [],
};
const MOST_LABEL = 60;

const pageIn = (read: ReadSide, name: string) => publishedOf<PageContent>(read, 'page', name);

/** What a menu says that nobody has made. */
const usualMenu = (read: ReadSide, menuId: string): MenuContent => ({
  entries: (own(USUAL_PAGES, menuId) ?? []).flatMap((name): MenuEntry[] => {
    const title = pageIn(read, name)?.title;
    if (!title) return [];
    const label = { en: title.en.slice(0, MOST_LABEL), fr: title.fr.slice(0, MOST_LABEL) };
    return [{ entryId: name, label, target: { kind: 'page', page: name }, children: [] }];
  }),
});

export const menuFunctions = (read: ReadSide) => ({
  usual: async ({ menuId }: { readonly menuId: string }): Promise<MenuContent> => usualMenu(read, menuId),
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly menu: FunctionsOf<ReturnType<typeof menuFunctions>>;
  }
}

export function menuQueries(read: ReadSide): Handlers<typeof menuOperations, 'query'> {
  /** Undefined for a page that nobody may see. */
  function urlOf(target: MenuTarget): string | undefined {
    switch (target.kind) {
      case 'heading':
        return '';
      case 'address':
        return target.address;
      case 'category':
        return `/category/${encodeURIComponent(target.category)}`;
      case 'page':
        return pageIn(read, target.page) && `/pages/${target.page}`;
    }
  }

  const links = (entries: readonly MenuEntry[], language: 'en' | 'fr'): MenuLink[] =>
    entries.flatMap(({ label, target, children }) => {
      const Url = urlOf(target);
      if (Url === undefined) return [];
      const Children = links(children, language);
      // A heading whose links are all gone would head nothing.
      return Url === '' && !Children.length ? [] : [{ Label: label[language], Url, Children }];
    });

  return {
    async 'store/getmenus'(_input, { language }) {
      const of = (id: MenuId) =>
        links((publishedOf<MenuContent>(read, 'menu', id) ?? usualMenu(read, id)).entries, language);
      return { Header: of('header'), Footer: of('footer'), Social: of('social') };
    },
    async 'store/getbanners'({ categoryId = '' }, { language, now }) {
      return {
        Banners: bannersOn(read, shopDay(now))
          .filter(({ content }) => content.category === categoryId)
          .map(({ id, content }) => ({
            BannerId: id,
            CategoryId: content.category,
            Title: content.title[language],
            Text: content.text[language],
            LinkText: content.linkText[language],
            Url: content.link,
            PictureUrl: content.picture && `/pictures/banner/${content.picture}.webp`,
            AltText: content.altText[language],
          })),
      };
    },
    ...contentQueries<'menu', typeof menuContent>(read, {
      kind: 'menu',
      originals: { ids: menuIds, of: (id) => ({ ...usualMenu(read, id) }) },
    }),
    ...contentQueries<'banner', typeof bannerContent>(read, { kind: 'banner', titled: 'title' }),
  };
}
