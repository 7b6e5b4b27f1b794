import fc from 'fast-check';
import { moneyTyped, typedMoney } from '#storefront/lib/typed-money.ts';
import { sharesOf } from './payment-shares.ts';

const part = (id: number, amount: string) => ({ id, method: 'card', amount });

describe('an order that is shared out over payments', () => {
  it('has a last payment that pays what the others leave', () => {
    expect(sharesOf([part(0, '20.00'), part(1, '0.50'), part(2, '')], 7_195, 'en')).toEqual({
      amounts: [2_000, 50, 5_145],
      wrong: [],
    });
  });
  it.each(['', '0', '-1', 'ten', '71.95', '80', '1.234'])('says that %j is no amount for a payment', (amount) => {
    expect(sharesOf([part(0, amount), part(1, '')], 7_195, 'en').wrong).toEqual([0]);
  });
  it('is paid whole by a single one', () => {
    expect(sharesOf([part(0, 'whatever')], 7_195, 'en')).toEqual({ amounts: [7_195], wrong: [] });
  });
  it('adds up whatever is typed, or is wrong', () => {
    const cents = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 9 }), fc.integer({ min: 1, max: 50_000 }), (given, due) => {
        const parts = [...given.map((amount, id) => part(id, typedMoney(amount, 'fr'))), part(99, '')];
        const { amounts, wrong } = sharesOf(parts, due, 'fr');
        const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
        expect(wrong.length > 0 || (sum === due && amounts.every((amount) => (amount ?? 0) > 0))).toBe(true);
      }),
    );
  });
  it.each([
    ['1,250.50', 'en', 125_050],
    ['1 250,5', 'fr', 125_050],
    ['$12', 'en', 1_200],
    ['12,50', 'en', 1_250],
    ['1.250,00', 'fr', undefined],
  ] as const)('reads %j as %s readers type it', (typed, language, amount) =>
    expect(moneyTyped(typed, language)).toBe(amount),
  );
});
