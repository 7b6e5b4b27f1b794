import type { PriceListEvent } from '#domain/price-list/price-list.events.ts';
import { BLANK, type ProductEvent } from '#domain/product/product.events.ts';
import type { StockEvent } from '#domain/stock/stock.events.ts';
import { readModelSpecification, storedAt } from '../../tests/harness/read-model-specification.ts';
import { productList, type ProductListRow } from './product-list.ts';

type Event = ProductEvent | PriceListEvent | StockEvent;
const given = readModelSpecification<ProductListRow, Event>(productList);
const itemNumber = '6205-2RS';
const added: Event = {
  type: 'ProductAdded',
  data: {
    itemNumber,
    ...BLANK,
    category: 'bearings',
    brand: 'Rolvane',
    name: { en: 'Bearing', fr: 'Roulement étanche' },
    description: { en: '', fr: '' },
    keywords: { en: '', fr: '' },
    backorder: false,
    draft: true,
  },
};
const priced: Event = {
  type: 'PriceSet',
  data: { priceList: 'standard', itemNumber, version: 1, currency: 'CAD', tiers: [{ quantity: 1, unitPrice: 1_000 }] },
};
const withdrawn: Event = { type: 'PriceWithdrawn', data: { priceList: 'standard', itemNumber, version: 2 } };
const contract: Event = {
  type: 'PriceSet',
  data: { priceList: 'gold', itemNumber, version: 1, currency: 'CAD', tiers: [{ quantity: 1, unitPrice: 900 }] },
};
const counted: Event = { type: 'StockCounted', data: { itemNumber, warehouse: 'mtl', quantity: 7 } };
const held: Event = {
  type: 'StockHeld',
  data: { itemNumber, holdId: 'h', allocations: [{ warehouse: 'mtl', quantity: 7 }], backordered: 0 },
};
const published: Event = { type: 'ProductPublished', data: { itemNumber } };
const pictured: Event = {
  type: 'ProductPictureAdded',
  data: { itemNumber, picture: 'a'.repeat(64), altText: { en: '', fr: '' } },
};
const described: Event = {
  type: 'ProductRevised',
  data: { itemNumber, changed: { description: { en: 'x', fr: 'x' }, brand: 'Tarn' } },
};

describe('a product in the list of the back office', () => {
  it('is a draft until it is published', () => {
    given(added).then({ status: 'draft' });
    given(added, published).then({ status: 'active' });
  });
  it('is found by its number however it is written, and by its words without accents', () =>
    given(added).then({ search: ' 6205-2rs 62052rs bearing roulement etanche rolvane  ' }));
  it('has a price where the standard list has one', () => {
    given(added, contract).then({ has_price: false });
    given(added, priced).then({ has_price: true });
    given(added, priced, withdrawn).then({ has_price: false });
  });
  it('has the stock that can still be promised', () => {
    given(added, counted).then({ available: 7 });
    given(added, counted, held).then({ available: 0 });
  });
  it('is a bundle whose parts have the stock', () =>
    given(added, counted, {
      type: 'ProductRevised',
      data: { itemNumber, changed: { bundle: [{ itemNumber: 'X', quantity: 2 }] } },
    }).then({ available: null }));
  it('has a picture once one was added', () => given(added, pictured).then({ has_picture: true }));
  it('was changed when it was changed itself, not when it was sold', () =>
    given(added, described, counted, held, priced).then({ changed_at: storedAt(1), brand: 'Tarn' }));
  it('keeps what was known of the item before it was added', () =>
    given(priced, counted, added).then({ status: 'draft', has_price: true, available: 7 }));
  it('is the same when it is built again, event by event', () =>
    given(priced, counted, added, published, pictured, described, held).thenTheSameInChunksOfOne());
});
