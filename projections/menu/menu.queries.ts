import { menuIds, type bannerContent, type menuContent, type MenuLink, type menuOperations } from '#contracts/menu.ts';
import type { MenuContent, MenuEntry, MenuTarget } from '#domain/menu/menu.events.ts';
import type { PageContent } from '#domain/page/page.events.ts';
import type { Handlers } from '#platform/operations/context.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { shopDay } from '#platform/shop-calendar.ts';
import { contentQueries } from '#projections/shared/content/content-queries.ts';
import { publishedOf } from '#projections/shared/content/published-of.ts';
import { bannersOn } from './banners-on.ts';

/**
 * Where nobody has made a menu: the pages that the specification's navigation names, as far as there are any (spec 2).
 */
const USUAL_PAGES = ['about', 'contact', 'help'];

export function menuQueries(read: ReadSide): Handlers<typeof menuOperations, 'query'> {
  const page = (name: string) => publishedOf<PageContent>(read, 'page', name);

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
        return page(target.page) && `/pages/${target.page}`;
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

  const usual = (language: 'en' | 'fr'): MenuLink[] =>
    USUAL_PAGES.flatMap((name) => {
      const found = page(name);
      return found ? [{ Label: found.title[language], Url: `/pages/${name}`, Children: [] }] : [];
    });

  return {
    async 'store/getmenus'(_input, { language }) {
      const menu = (id: (typeof menuIds)[number]) => publishedOf<MenuContent>(read, 'menu', id);
      const of = (id: (typeof menuIds)[number]) => links(menu(id)?.entries ?? [], language);
      return {
        Header: menu('header') ? of('header') : usual(language),
        Footer: menu('footer') ? of('footer') : usual(language),
        Social: of('social'),
      };
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
      originals: { ids: menuIds, of: () => ({ entries: [] }) },
    }),
    ...contentQueries<'banner', typeof bannerContent>(read, { kind: 'banner', titled: 'title' }),
  };
}
