// Who sells: what pages, letters and papers say about the dealer. It is the dealer's own, in the settings of its group.
import type { SettingName } from './setting-definitions.ts';

export interface Company {
  /** As shoppers call it. */
  readonly name: string;
  /** What it sells, in a few words. */
  readonly slogan: string;
  /** A sentence for search engines. */
  readonly description: string;
  /** As it is registered, where that is another name. */
  readonly legalName: string;
  /** As they must stand on receipts, e.g. "GST 123456789 RT0001". */
  readonly taxNumbers: string;
  readonly addressLines: readonly string[];
  readonly phone: string;
  readonly email: string;
}

/** In French it says the French texts where there are any. */
export function companyOf(setting: (name: SettingName) => string, language: 'en' | 'fr'): Company {
  const inLanguage = (name: SettingName, french: SettingName) =>
    (language === 'fr' && setting(french)) || setting(name);
  const name = inLanguage('StoreTitle', 'StoreTitleFr');
  return {
    name,
    slogan: inLanguage('StoreSlogan', 'StoreSloganFr'),
    description: inLanguage('StoreDescription', 'StoreDescriptionFr'),
    legalName: setting('CompanyLegalName') || name,
    taxNumbers: setting('CompanyTaxNumbers'),
    addressLines: setting('CompanyAddress')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
    phone: setting('CompanyPhone'),
    email: setting('CompanyEmail'),
  };
}
