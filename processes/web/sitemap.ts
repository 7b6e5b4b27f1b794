// Tells search engines which addresses there are, in both languages, and which are none of theirs.
import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import { settings } from '#contracts/setting/settings.ts';
import { createSharedCache, noCache } from '#platform/kernel/http/shared-cache.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import { settingIsOn, shopLanguages } from '#projections/registry.ts';
import { addressesOf } from '#storefront/app/server/addresses.ts';
import { paths } from '#storefront/shared/paths.ts';
import type { Application } from '../application.ts';

/** Most addresses that one file may have (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
/** All addresses of a shop with a million products. */
const SITEMAP_BYTES = 1_000_000_000;
const CLOSED = ['/admin', '/api', '/account', '/cart', '/category/search', '/checkout', '/customer', '/profile'];
const XML = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const robotsText = (origin: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** `/sitemap.xml` names its parts, `/sitemap/1.xml` and so on. */
export function serveSitemap(
  app: Express,
  { dispatcher, read, changes }: Application,
  origin: string,
  version: (() => string) | undefined,
): void {
  const cache = version
    ? createSharedCache<readonly string[][]>({
        version,
        changes,
        bytesOf: (found) => found.flat().reduce((sum, address) => sum + address.length, 0),
        most: SITEMAP_BYTES,
      })
    : noCache<readonly string[][]>();
  const parts = () =>
    cache.get('parts', 'who-changed-nothing', async (onSeen) => {
      const commandId = randomUUID();
      const by = { name: 'sitemap', commandId, correlationId: commandId, causationId: commandId, onSeen };
      const { queries } = asSystem(dispatcher, by);
      const [{ categories, products }, { names }, { articles }, { any: anyDocument }, { any: anyBranch }] =
        await Promise.all([
          queries.catalogue.addresses(),
          queries.page.published(),
          queries.article.published({ language: 'en' }),
          queries.document.anyPublished(),
          queries.branch.anyActive({}),
        ]);
      const all = [
        paths.home,
        paths.siteMap,
        ...(anyBranch ? [paths.storeLocator] : []),
        ...names.map(paths.page),
        ...(articles.length ? [paths.blog] : []),
        ...articles.map(({ ArticleId }) => paths.article(ArticleId)),
        ...(anyDocument ? [paths.documents] : []),
        ...categories.map(paths.category),
        ...products.map(paths.product),
      ];
      return inParts(all.flatMap((path) => Object.values(addressesOf(path, origin, shopLanguages(read)).byLanguage)));
    });

  app.get('/robots.txt', (_req, res) => void res.type('text').send(robotsText(origin)));
  // A secured catalogue is nobody's to list.
  app.use(['/sitemap.xml', '/sitemap/:part.xml'], (_req, res, next) =>
    settingIsOn(read, settings.securedCatalogue) ? void res.status(404).end() : next(),
  );
  app.get('/sitemap.xml', async (_req, res) => {
    const locations = (await parts()).map(
      (_part, index) => `<sitemap><loc>${origin}/sitemap/${index + 1}.xml</loc></sitemap>`,
    );
    res
      .type('xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${XML}">\n${locations.join('\n')}\n</sitemapindex>\n`,
      );
  });
  app.get('/sitemap/:part.xml', async (req, res) => {
    const part = (await parts())[Number(req.params.part) - 1];
    if (!part) return void res.status(404).end();
    res
      .type('xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${XML}">\n${part.map((address) => `<url><loc>${escaped(address)}</loc></url>`).join('\n')}\n</urlset>\n`,
      );
  });
}

function inParts(addresses: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(addresses.length / MAX_ADDRESSES) }, (_, index) =>
    addresses.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES),
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
