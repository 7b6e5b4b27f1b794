// Who sells: what pages, letters and papers say about the dealer. It is the dealer's own, in the settings of its group.
import type { SettingName } from '../setting/setting-definitions.ts';

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
  /** Undefined where only the name stands for it. */
  readonly logo: Logo | undefined;
}

/** A picture that was uploaded; width and height are in pixels. */
export interface Logo {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** As the setting holds it: `<SHA-256>-480x120`. */
export function logoOf(value: string): Logo | undefined {
  const [, picture, width, height] = /^([0-9a-f]{64})-(\d+)x(\d+)$/.exec(value) ?? [];
  return picture ? { picture, width: Number(width), height: Number(height) } : undefined;
}

/** Address of the logo, the longer side of which has so many pixels. */
export const logoUrl = ({ picture }: Logo, longest: 240 | 600 | 1_200): string =>
  `/pictures/${picture}-${longest}.webp`;

/** How large it is shown within a box, in pixels; never larger than it is. */
export function fitted({ width, height }: Logo, most: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
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
    logo: logoOf(setting('StoreLogo')),
  };
}
