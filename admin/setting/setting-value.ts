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
