import { branches } from './branches.ts';
import { placesColumn } from './place-cell.ts';
import { shippingRates } from './shipping-rates.ts';
import { taxRates } from './tax-rates.ts';

const dialect = { decimalComma: false };
const columnOf = ({ columns }: typeof shippingRates, name: string) =>
  columns({ currency: 'CAD', language: 'en', attributes: [], categories: [], warehouses: [], listCurrencies: {} }).find(
    (one) => one.name === name,
  )!.type;

describe('a cell of an import', () => {
  it.each(['CA', 'CA-QC', 'CA-QC H2–H4; US-NY', 'CA-ON M5'])('of places is written as it is read: %s', (text) => {
    const read = placesColumn.type.read(text, dialect);
    expect('value' in read && placesColumn.type.write(read.value)).toBe(text);
  });
  it.each(['XX', 'CA-ZZ', 'CA-QC M5', 'CA-QC H4–H2', 'Canada'])('of places names what there is: not %s', (text) =>
    expect(placesColumn.type.read(text, dialect)).toMatchObject({ fault: { code: 'import_place_invalid' } }),
  );
  it.each(['5000:12.50;*:25.00+1.20', '*:0.00'])('of prices by band is written as it is read: %s', (text) => {
    const bands = columnOf(shippingRates, 'bands');
    const read = bands.read(text, dialect);
    expect('value' in read && bands.write(read.value)).toBe(text);
  });
  it.each(['dear', '0:5', '5000:', ':x'])('of prices by band is refused: %s', (text) =>
    expect(columnOf(shippingRates, 'bands').read(text, dialect)).toMatchObject({ fault: { code: 'import_not_bands' } }),
  );
  it('of hours is from Monday to Sunday; of five days, the weekend is closed', () => {
    const hours = columnOf(branches, 'hours');
    const read = hours.read('8:00-17:00;8h00–17h00;8:00-17:00;8:00-17:00;8:00-16:30', dialect);
    expect('value' in read && hours.write(read.value)).toBe(
      '08:00-17:00;08:00-17:00;08:00-17:00;08:00-17:00;08:00-16:30;closed;closed',
    );
  });
  it.each(['8-17', '8:00-17:00', '17:00-8:00;-;-;-;-', '8:00-24:00;-;-;-;-', '8:61-17:00;-;-;-;-'])(
    'of hours is refused: %s',
    (text) =>
      expect(columnOf(branches, 'hours').read(text, dialect)).toMatchObject({ fault: { code: 'import_not_hours' } }),
  );
  it('of a rate is a percentage with three decimals at most', () => {
    const rate = columnOf(taxRates, 'rate');
    expect(rate.read('9,975 %', { decimalComma: true })).toEqual({ value: 9_975 });
    expect(rate.read('5', dialect)).toEqual({ value: 5_000 });
    expect(rate.read('0.0001', dialect)).toHaveProperty('fault');
  });
});
