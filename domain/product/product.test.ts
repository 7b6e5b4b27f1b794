import { specificationFor } from '#domain/testing/decider-specification.ts';
import { product } from './product.decider.ts';
import type { ProductData, ProductEvent } from './product.events.ts';

const given = specificationFor(product);
const itemNumber = '6205';
const text = { en: 'Bearing', fr: 'Roulement' };
const data: ProductData = {
  category: 'bearings',
  brand: 'Rolvane',
  name: text,
  description: text,
  keywords: text,
  unit: 'ea',
  packQuantity: 1,
  weightGrams: 130,
  leadTimeDays: 7,
  backorder: true,
  attributes: { bore: '25' },
  pictures: [],
  accessories: [],
  similar: [],
  bundle: [],
  addedOn: '2026-01-01',
};
const added: ProductEvent = { type: 'ProductAdded', data: { itemNumber, ...data } };
const discontinued: ProductEvent = { type: 'ProductDiscontinued', data: { itemNumber } };

describe('an import', () => {
  it('adds what is new', () => given().when({ type: 'ImportProduct', itemNumber, product: data }).then(added));
  it('changes nothing when run again', () =>
    given(added).when({ type: 'ImportProduct', itemNumber, product: data }).thenNothing());
  it('revises only the fields that differ', () =>
    given(added)
      .when({
        type: 'ImportProduct',
        itemNumber,
        product: { ...data, weightGrams: 140, attributes: { bore: '25', width: '15' } },
      })
      .then({
        type: 'ProductRevised',
        data: { itemNumber, changed: { weightGrams: 140, attributes: { bore: '25', width: '15' } } },
      }));
  it('leaves what it does not name as it is', () =>
    given(added)
      .when({ type: 'ImportProduct', itemNumber, product: { weightGrams: 140 } })
      .then({ type: 'ProductRevised', data: { itemNumber, changed: { weightGrams: 140 } } }));
  it('leaves the other language as it is', () =>
    given(added)
      .when({ type: 'ImportProduct', itemNumber, product: { name: { en: 'Ball bearing' } } })
      .then({
        type: 'ProductRevised',
        data: { itemNumber, changed: { name: { en: 'Ball bearing', fr: 'Roulement' } } },
      }));
  it('makes French that nobody wrote follow the English', () =>
    given({ type: 'ProductAdded', data: { itemNumber, ...data, name: { en: 'Bearing', fr: 'Bearing' } } })
      .when({ type: 'ImportProduct', itemNumber, product: { name: { en: 'Ball bearing' } } })
      .then({
        type: 'ProductRevised',
        data: { itemNumber, changed: { name: { en: 'Ball bearing', fr: 'Ball bearing' } } },
      }));
  it('leaves a discontinued product discontinued, unless it says otherwise', () => {
    given(added, discontinued).when({ type: 'ImportProduct', itemNumber, product: data }).thenNothing();
    given(added, discontinued)
      .when({ type: 'ImportProduct', itemNumber, product: { discontinued: false } })
      .then({ type: 'ProductReinstated', data: { itemNumber } });
  });
  it('discontinues what it says is discontinued', () => {
    given(added)
      .when({ type: 'ImportProduct', itemNumber, product: { discontinued: true } })
      .then(discontinued);
    given()
      .when({ type: 'ImportProduct', itemNumber, product: { ...data, discontinued: true } })
      .then(added, discontinued);
  });
  it('allows ordering ahead of a lead time, until somebody says otherwise', () => {
    given(added)
      .when({ type: 'ImportProduct', itemNumber, product: { leadTimeDays: 0 } })
      .then({ type: 'ProductRevised', data: { itemNumber, changed: { leadTimeDays: 0, backorder: false } } });
    given({ type: 'ProductAdded', data: { itemNumber, ...data, backorder: false } })
      .when({ type: 'ImportProduct', itemNumber, product: { leadTimeDays: 3 } })
      .then({ type: 'ProductRevised', data: { itemNumber, changed: { leadTimeDays: 3 } } });
  });
  it('refuses a new product without category, brand and name', () =>
    given()
      .when({ type: 'ImportProduct', itemNumber, product: { weightGrams: 140 } })
      .thenRefused('product_incomplete'));
});

it('is discontinued once', () => {
  given(added).when({ type: 'DiscontinueProduct', itemNumber }).then(discontinued);
  given(added, discontinued).when({ type: 'DiscontinueProduct', itemNumber }).thenNothing();
  given().when({ type: 'DiscontinueProduct', itemNumber }).thenRefused('product_not_found');
});
