// Values of settings as they are shown and typed: with the reader's decimal mark, amounts in whole units.
import type { SettingType } from '#contracts/setting/setting-definitions.ts';
import { amountText, percentText, typedAmount, typedNumber } from '#admin/lib/number-input.ts';

export function shownValue(type: SettingType, value: string, locale: string): string {
  switch (type.kind) {
    case 'money':
      return value && amountText(Number(value), locale);
    case 'number':
      return value && percentText(Number(value), locale);
    default:
      return value;
  }
}

/** What was typed as the setting holds it; what is no number stays as it is, and is refused. */
export function typedValue(type: SettingType, text: string, locale: string): string {
  switch (type.kind) {
    case 'money':
      return String(typedAmount(text, locale) ?? text);
    case 'number':
      return String(typedNumber(text, locale) ?? text);
    default:
      return text;
  }
}

type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What a value of a type must be, for whoever typed another; undefined where the server says it. */
export function wantedOf(type: SettingType, locale: string, t: Translate): string | undefined {
  switch (type.kind) {
    case 'money':
      return t('form.notANumber');
    case 'number':
      return t('setting.between', { min: percentText(type.min, locale), max: percentText(type.max, locale) });
    default:
      return undefined;
  }
}
