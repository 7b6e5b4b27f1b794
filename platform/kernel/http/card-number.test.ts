import { mentionsCardNumber } from './card-number.ts';

describe('a card number among the words of a text', () => {
  it.each([
    ['my card 4242424242424242 exp 12/49'],
    ['4242 4242 4242 4242'],
    ['pay with 5555-5555-5555-4444, please'],
    ['Amex: 3782 822463 10005.'],
    ['carte 6011.1111.1111.1117'],
  ])('is found in %s', (text) => expect(mentionsCardNumber(text)).toBe(true));

  it.each([
    ['order 1000234, tracking 1Z999AA10123456784'],
    ['4242424242424241 has a wrong check digit'],
    ['IBAN DE89 3704 0044 0532 0130 00'],
    ['GTIN 4012345678901'],
    ['call +1 416 555 0134 or +1 514 555 0187'],
    ['42424242424242424242 is longer than any'],
    ['item X4242424242424242'],
    ['42424242-4242-4242-a3c1-0123456789ab'],
    ['order:42424242-4242-4242-a3c1-0123456789ab'],
  ])('is not found in %s', (text) => expect(mentionsCardNumber(text)).toBe(false));
});
