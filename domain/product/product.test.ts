import { specificationFor } from '#domain/testing/decider-specification.ts';
import { product } from './product.decider.ts';
import type { ProductData, ProductEvent } from './product.events.ts';

const given = specificationFor(product);
const itemNumber = '6205';
const text = { en: 'Bearing', fr: 'Roulement' };
const data: ProductData = {
  category: 'bearings', brand: 'Rolvane', name: text, description: text, keywords: text, unit: 'ea', packQuantity: 1, weightGrams: 130, leadTimeDays: 7, backorder: true, attributes: { bore: '25' }, pictures: [],
  accessories: [], similar: [], bundle: [], addedOn: '2026-01-01',
};
const added: ProductEvent = { type: 'ProductAdded', data: { itemNumber, ...data } };
const discontinued: ProductEvent = { type: 'ProductDiscontinued', data: { itemNumber } };

describe('an import', () => {
  it('adds what is new', () => given().when({ type: 'ImportProduct', itemNumber, product: data }).then(added));
  it('changes nothing when run again', () => given(added).when({ type: 'ImportProduct', itemNumber, product: data }).thenNothing());
  it('revises only the fields that differ', () => given(added).when({ type: 'ImportProduct', itemNumber, product: { ...data, weightGrams: 140, attributes: { bore: '25', width: '15' } } }).then({ type: 'ProductRevised', data: { itemNumber, changed: { weightGrams: 140, attributes: { bore: '25', width: '15' } } } }));
  it('brings a discontinued product back', () => given(added, discontinued).when({ type: 'ImportProduct', itemNumber, product: data }).then({ type: 'ProductReinstated', data: { itemNumber } }));
});

it('is discontinued once', () => {
  given(added).when({ type: 'DiscontinueProduct', itemNumber }).then(discontinued);
  given(added, discontinued).when({ type: 'DiscontinueProduct', itemNumber }).thenNothing();
  given().when({ type: 'DiscontinueProduct', itemNumber }).thenRefused('product_not_found');
});
