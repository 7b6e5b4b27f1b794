import { fieldChanges } from './changes.ts';

describe('what an event changed', () => {
  it('is every field it sets, and what the stream had said of the same line before', () => {
    const added = { data: { orderId: 'o', lineId: '1', quantity: 4, price: { unitPrice: 10 } } };
    const other = { data: { orderId: 'o', lineId: '2', quantity: 1, price: { unitPrice: 25 } } };
    const changed = { data: { orderId: 'o', lineId: '1', quantity: 6, price: { unitPrice: 10 } } };
    expect(fieldChanges([added, other, changed])[2]).toEqual([{ field: 'quantity', before: 4, after: 6 }]);
    expect(fieldChanges([added])[0]).toContainEqual({ field: 'price.unitPrice', after: 10 });
  });
});
