// What search engines read of a page besides its words (schema.org), by route.
import type { ProductDetails } from '#contracts/product/product.ts';
import { amountsShown, type PriceShown } from '#domain/shared/price/price-with-tax.ts';
import type { Company } from '#contracts/store/company.ts';
import { paperPictureUrl } from '#platform/shop/picture-url.ts';
import { categoryHeadQuery } from '#storefront/features/category/category.queries.ts';
import { productQuery } from '#storefront/features/product/product.queries.ts';
import { locationsQuery, locatorSearch } from '#storefront/features/locator/locator.queries.ts';
import { loaded } from '#storefront/lib/queries.ts';
import { articleQuery } from '#storefront/shared/article/article.queries.ts';
import { reviewSummaryQuery } from '#storefront/shared/review/review.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { userQuery } from '#storefront/shared/session/session.ts';
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
  '/category/:id/:name?': category,
  '/product/:id/:name?': product,
  '/store/storelocator': stores,
};

/** Of the page at a route; undefined where its words say all. */
export function structuredData(route: string, page: LoadedPage, publisher: Publisher): Data | undefined {
  const found = data[route]?.(page, publisher);
  return found && { '@context': 'https://schema.org', ...found };
}

type Crumb = Parameters<typeof paths.category>[0] & { readonly CategoryName: string };

/** The way down to a page; the last step needs no address. */
const breadcrumb = (crumbs: readonly Crumb[], last: string, origin: string): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...crumbs.map((crumb) => ({ name: crumb.CategoryName, item: origin + paths.category(crumb) })),
    { name: last },
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});

function category({ params, queryClient }: LoadedPage, { origin }: Publisher): Data | undefined {
  const found = loaded(queryClient, categoryHeadQuery(params['id'] ?? ''));
  return found && breadcrumb(found.Breadcrumb, found.CategoryName, origin);
}

const AVAILABILITY = {
  'in-stock': 'InStock',
  backorder: 'BackOrder',
  'sold-out': 'OutOfStock',
  discontinued: 'Discontinued',
} as const;

/** With an offer where this reader may see prices; of a page that is kept for all, guests. */
function product({ params, queryClient }: LoadedPage, { origin }: Publisher): Data | undefined {
  const id = params['id'] ?? '';
  const found = loaded(queryClient, productQuery(id));
  if (!found) return undefined;
  const { itemNumber, name, brand, gtin, manufacturerNumber, summary, pictures, prices, availability } = found;
  const url = origin + paths.product(found);
  const { Total = 0, Average = 0 } = loaded(queryClient, reviewSummaryQuery(id)) ?? {};
  const first = prices?.[0];
  return {
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${url}#product`,
        name,
        sku: itemNumber,
        ...(gtin && { gtin }),
        ...(manufacturerNumber && { mpn: manufacturerNumber }),
        url,
        ...(summary && { description: summary }),
        ...(brand && { brand: { '@type': 'Brand', name: brand } }),
        ...(pictures.length > 0 && { image: pictures.map((picture) => origin + picture.url) }),
        ...(first && {
          offers: {
            '@type': 'Offer',
            ...offered(first.unitPrice, found, loaded(queryClient, userQuery)?.PriceShown),
            availability: `https://schema.org/${AVAILABILITY[availability.status]}`,
            url,
          },
        }),
        ...(Total > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Average,
            bestRating: 10,
            worstRating: 1,
            reviewCount: Total,
          },
        }),
      },
      breadcrumb(found.breadcrumb, name, origin),
    ],
  };
}

/** As the page shows it; where it says whether that is with tax, so does this. */
function offered(unitPrice: number, { currency, taxClass }: ProductDetails, shown: PriceShown = { shown: 'NotSaid' }) {
  const { amount } = amountsShown(unitPrice, shown, taxClass);
  const price = { price: (amount / 100).toFixed(2), priceCurrency: currency };
  if (shown.shown === 'NotSaid') return price;
  return {
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: shown.rates !== undefined,
    },
  };
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

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Every branch that the page lists. */
function stores({ queryClient, search }: LoadedPage, { company, origin }: Publisher): Data | undefined {
  const found = loaded(queryClient, locationsQuery({ Address: locatorSearch(search).address }));
  if (!found?.Locations.length) return undefined;
  return {
    '@graph': found.Locations.map(({ LocationID, Name, Address, Latitude, Longitude, Hours }) => ({
      '@type': 'Store',
      '@id': `${origin}${paths.storeLocator}#${LocationID}`,
      name: [company.name, Name].filter(Boolean).join(', '),
      url: `${origin}${paths.storeLocator}`,
      ...(Address.phone && { telephone: Address.phone }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: Address.addressLine1,
        addressLocality: Address.city,
        addressRegion: Address.state,
        postalCode: Address.zip,
        addressCountry: Address.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: Latitude, longitude: Longitude },
      openingHoursSpecification: Hours.flatMap(({ from: opens, to: closes }, day) =>
        opens ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAY_NAMES[day], opens, closes }] : [],
      ),
      parentOrganization: { '@id': `${origin}/#shop` },
    })),
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
