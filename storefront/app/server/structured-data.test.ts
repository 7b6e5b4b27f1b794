import { QueryClient } from '@tanstack/react-query';
import type { UserContext } from '#contracts/account/account.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import { productQuery } from '#storefront/features/product/product.queries.ts';
import { reviewSummaryQuery } from '#storefront/shared/review/review.queries.ts';
import { userQuery } from '#storefront/shared/session/session.ts';
import { guest } from '#storefront/testing/fixtures.ts';
import { structuredData, type Publisher } from './structured-data.ts';

const publisher = { company: { name: 'Millwright' }, origin: 'https://shop.example' } as Publisher;
const bearing = {
  itemNumber: '6205',
  seoFriendlyName: 'bearing-6205',
  name: 'Bearing 6205',
  brand: 'Rolvane',
  summary: 'For fans',
  pictures: [{ url: '/pictures/6205.webp', kind: 'render', altText: '' }],
  currency: 'CAD',
  taxClass: 'standard',
  prices: [{ quantity: 1, unitPrice: 1_050 }],
  availability: { status: 'backorder', quantity: 0, leadTimeDays: 5 },
  breadcrumb: [{ CategoryId: 'bearings', CategoryName: 'Bearings', SEOFriendlyName: 'bearings' }],
} as unknown as ProductDetails;

function ofProduct(product: ProductDetails, reviews = { Total: 0, Average: 0 }, user: UserContext = guest) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(userQuery.queryKey, user);
  queryClient.setQueryData(productQuery('6205').queryKey, product);
  queryClient.setQueryData(reviewSummaryQuery('6205').queryKey, reviews);
  const page = { params: { id: '6205' }, search: new URLSearchParams(), queryClient };
  return structuredData('/product/:id/:name?', page, publisher)?.['@graph'] as readonly object[];
}

describe('what search engines read of a product', () => {
  it('is the product with its offer, its ratings and the way down to it', () =>
    expect(ofProduct(bearing, { Total: 2, Average: 8.5 })).toMatchObject([
      {
        '@type': 'Product',
        sku: '6205',
        url: 'https://shop.example/product/6205/bearing-6205',
        image: ['https://shop.example/pictures/6205.webp'],
        offers: { price: '10.50', priceCurrency: 'CAD', availability: 'https://schema.org/BackOrder' },
        aggregateRating: { ratingValue: 8.5, bestRating: 10, reviewCount: 2 },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Bearings' }, { name: 'Bearing 6205' }] },
    ]));
  it('has the price that the page shows, and says whether tax is in it', () => {
    const offerTo = (PriceShown: UserContext['PriceShown']) =>
      ofProduct(bearing, undefined, { ...guest, PriceShown })[0];
    const plain = { contained: '' };
    expect(offerTo({ ...plain, shown: 'Both', rates: { otherClasses: 20_000, byClass: {} } })).toMatchObject({
      offers: { price: '12.60', priceSpecification: { price: '12.60', valueAddedTaxIncluded: true } },
    });
    expect(offerTo({ ...plain, shown: 'WithoutTax' })).toMatchObject({
      offers: { price: '10.50', priceSpecification: { valueAddedTaxIncluded: false } },
    });
  });
  it('has no offer where this reader may not see prices, and no ratings where there are none', () => {
    const { prices: _, ...unpriced } = bearing;
    const [product] = ofProduct(unpriced as ProductDetails);
    expect(Object.keys(product!)).not.toEqual(expect.arrayContaining(['offers']));
    expect(Object.keys(product!)).not.toEqual(expect.arrayContaining(['aggregateRating']));
  });
});
