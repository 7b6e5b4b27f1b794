// What search engines read of a page besides its words (schema.org), by route.
import type { Company } from '#contracts/company.ts';
import { paperPictureUrl } from '#platform/picture-url.ts';
import { loaded } from '#storefront/lib/queries.ts';
import { articleQuery } from '#storefront/shared/article/article.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import type { LoadedPage } from './addresses.ts';

export interface Publisher {
  readonly company: Company;
  /** e.g. https://shop.example */
  readonly origin: string;
}

type Data = Readonly<Record<string, unknown>>;

const data: Readonly<Record<string, (page: LoadedPage, publisher: Publisher) => Data | undefined>> = {
  '/': (_page, publisher) => organization(publisher),
  '/blog/:article': article,
};

/** Of the page at a route; undefined where its words say all. */
export function structuredData(route: string, page: LoadedPage, publisher: Publisher): Data | undefined {
  const found = data[route]?.(page, publisher);
  return found && { '@context': 'https://schema.org', ...found };
}

function article({ params, queryClient }: LoadedPage, { company, origin }: Publisher): Data | undefined {
  const found = loaded(queryClient, articleQuery(params['article'] ?? ''));
  if (!found) return undefined;
  const { ArticleId, Title, Summary, Date: day, PictureUrl } = found;
  return {
    '@type': 'Article',
    headline: Title,
    ...(Summary && { description: Summary }),
    ...(PictureUrl && { image: origin + PictureUrl }),
    datePublished: day,
    mainEntityOfPage: origin + paths.article(ArticleId),
    publisher: { '@type': 'Organization', '@id': `${origin}/#shop`, name: company.name },
  };
}

function organization({ company, origin }: Publisher): Data | undefined {
  const { name, legalName, description, phone, email, addressLines, logo } = company;
  if (!name) return undefined;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name,
    ...(legalName !== name && { legalName }),
    url: `${origin}/`,
    ...(description && { description }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(addressLines.length > 0 && { address: addressLines.join(', ') }),
    ...(logo && { logo: origin + paperPictureUrl(logo.picture) }),
  };
}
