import type { ProductEvent } from '#domain/product/product.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { itemCodes, type ItemCodeRow } from './item-codes.ts';

const given = readModelSpecification<ItemCodeRow, ProductEvent>(itemCodes);
const added = (itemNumber: string, more: object = {}) =>
  ({ type: 'ProductAdded', data: { itemNumber, ...more } }) as unknown as ProductEvent;
const nobodys = { manufacturer: '', gtin: '' };

describe('item codes', () => {
  it('are the numbers of items without what people write differently', () =>
    given(added('HB-M10x50-8.8'), added('6205-2RS')).then(
      { item_number: '6205-2RS', compact: '62052rs', ...nobodys },
      { item_number: 'HB-M10x50-8.8', compact: 'hbm10x5088', ...nobodys },
    ));
  it('are the numbers of their makers, too', () =>
    given(added('A', { manufacturerNumber: 'SKF 6205/2RS' }), {
      type: 'ProductRevised',
      data: { itemNumber: 'A', changed: { gtin: '4006381333931' } },
    }).then({ item_number: 'A', compact: 'a', manufacturer: 'skf62052rs', gtin: '4006381333931' }));
  it('are the same however their events are cut into chunks', () =>
    given(added('A'), added('B')).thenTheSameInChunksOfOne());
});
