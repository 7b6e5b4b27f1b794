import { settingDefinitions } from '#contracts/setting/setting-definitions.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { settingValueIn } from './setting.queries.ts';

const valueWith = (set: Readonly<Record<string, string>>) => {
  const mirror = () => ({ get: (name: string) => (name in set ? { data: { value: set[name] } } : undefined) });
  return settingValueIn({ mirror } as unknown as ReadSide)('PricesShown');
};

describe('a setting that took the place of another', () => {
  it('means what that one said until somebody sets it', () => {
    expect(valueWith({ PricesWithoutTaxSaid: '1' })).toBe('WithoutTax');
    expect(valueWith({ PricesWithoutTaxSaid: '1', PricesShown: 'NotSaid' })).toBe('NotSaid');
    expect(valueWith({ PricesWithoutTaxSaid: '1', PricesShown: 'Both' })).toBe('Both');
  });
  it('has its documented value where that one said nothing', () => {
    expect(valueWith({})).toBe(settingDefinitions.PricesShown.default);
    expect(valueWith({ PricesWithoutTaxSaid: '0' })).toBe('NotSaid');
  });
});
