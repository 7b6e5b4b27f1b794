import { firstDraft, newAddress, type AddressBook } from './address.ts';

const countries = [
  { countryCode: 'FR', countryName: 'France' },
  { countryCode: 'CA', countryName: 'Canada' },
];

describe('a form for an address', () => {
  it('begins with the country that the shop names first, and nothing else', () => {
    expect(Object.entries(newAddress(countries)).filter(([, value]) => value)).toEqual([['country', 'FR']]);
    expect(newAddress([]).country).toBe('');
  });

  it('begins with the address chosen before, else the first of the book', () => {
    const entry = (city: string) => ({
      addressId: city,
      isPrimary: false,
      address: { ...newAddress(countries), city },
    });
    const book = [entry('Lyon'), entry('Lille')] as unknown as AddressBook;
    const fresh = newAddress(countries);
    expect(firstDraft(entry('Nice').address, book, fresh).city).toBe('Nice');
    expect(firstDraft(undefined, book, fresh).city).toBe('Lyon');
    expect(firstDraft(undefined, [], fresh)).toEqual(fresh);
  });
});
