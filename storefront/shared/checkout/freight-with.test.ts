import { freightWith } from './freight-with.ts';

const delivery = (DeliveryID: string, ShippingMethod: string, ShippingTotal: number) => ({
  DeliveryID,
  ShippingMethod,
  ShippingTotal,
});

describe('the freight of a cart', () => {
  it('is that of the method, where all goes to one place', () => {
    expect(freightWith({ price: 1_500 }, [delivery('1', 'ground', 900)])).toBe(1_500);
    expect(freightWith({ price: 1_500 }, [])).toBe(1_500);
  });
  it('is that of all deliveries, with the method as it is chosen now', () =>
    expect(freightWith({ price: 1_500 }, [delivery('1', 'air', 4_000), delivery('2', 'ground', 900)])).toBe(2_400));
  it('is not known while a further delivery has no method, or none was chosen', () => {
    expect(freightWith({ price: 1_500 }, [delivery('1', 'air', 4_000), delivery('2', '', 0)])).toBeUndefined();
    expect(freightWith(undefined, [])).toBeUndefined();
  });
});
