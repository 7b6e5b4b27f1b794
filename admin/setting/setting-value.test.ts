import { translateIn } from '#admin/testing/translate.ts';
import type { SettingType } from '#contracts/setting/setting-definitions.ts';
import { shownValue, typedValue, wantedOf } from './setting-value.ts';

const money: SettingType = { kind: 'money' };
const percent: SettingType = { kind: 'number', min: 0, max: 100, step: 0.1, unit: 'percent' };

describe('the value of a setting', () => {
  it.each([
    [money, '50000', 'en', '500.00'],
    [money, '50000', 'fr', '500,00'],
    [percent, '12.5', 'fr', '12,5'],
  ] as const)('%j %s is shown in %s as %s, and typed so', (type, value, locale, text) => {
    expect(shownValue(type, value, locale)).toBe(text);
    expect(typedValue(type, text, locale)).toBe(value);
  });
  it('that is no number is sent as it was typed, and refused by the server', () =>
    expect(typedValue(percent, 'a lot', 'en')).toBe('a lot'));
  it.each([
    [percent, 'en', 'A number from 0 to 100.'],
    [percent, 'fr', 'Un nombre de 0 à 100.'],
    [{ kind: 'email' }, 'en', undefined],
  ] as const)('%j that is refused is asked for in %s as %s', (type, language, text) =>
    expect(wantedOf(type, language, translateIn(language))).toBe(text),
  );
});
