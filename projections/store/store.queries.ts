import type { Output } from '#contracts/api.ts';
import { companyOf, logoUrl, type Company } from '#contracts/store/company.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import { definitionOf, listed, settingNames } from '#contracts/setting/setting-definitions.ts';
import type { storeOperations } from '#contracts/store/store.ts';
import { containerAddress } from '#contracts/store/tag-manager.ts';
import { hasCounties } from '#domain/shared/counties.ts';
import { refuse, refuseField } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import type { Letterhead } from '#projections/shared/paper/sheet.ts';
import { settingValueIn } from '#projections/setting/setting.queries.ts';

/** Those that the shop speaks to shoppers, the usual one first. */
export const languagesIn = (read: ReadSide): readonly Language[] =>
  listed<Language>(settingValueIn(read)('StoreLanguages'));

/** The one that the shop usually sells to, an ISO 3166-1 code. */
export const countryIn = (read: ReadSide): string => listed(settingValueIn(read)('StoreCountries'))[0] ?? '';

/** As its own speakers call it. */
function ownName(code: Language): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function storeQueries(read: ReadSide): Handlers<typeof storeOperations, 'query'> {
  const valueOf = settingValueIn(read);

  return {
    'Store/GetLanguages': async () =>
      languagesIn(read).map((code) => ({ LanguageISOCode: code, LanguageName: ownName(code) })),
    'store/getsetupvalues': async () =>
      settingNames
        .filter((name) => definitionOf(name).visible)
        .map((name) => ({ param_name: name, param_value: valueOf(name) }))
        .sort((a, b) => (a.param_name < b.param_name ? -1 : 1)),
    async 'store/GetLogoImageURL/{id}'(_input, { language }) {
      const { logo } = companyOf(valueOf, language);
      return { LogoImageURL: logo ? logoUrl(logo, 600) : '' };
    },
    async 'store/GetGTMContainerScript'() {
      const container = valueOf('GoogleTagManagerId');
      return container
        ? { GoogleTagHeaderScript: containerAddress(container), GoogleTracingMode: 'GTM' }
        : { GoogleTagHeaderScript: '', GoogleTracingMode: '' };
    },
    'store/getorderentrysetup': (_input, { queries }) => queries.store.orderEntrySetup(),
  };
}

export function storeFunctions(read: ReadSide) {
  const valueOf = settingValueIn(read);

  return {
    /** Codes of those that the shop sells to, the usual one first. */
    async countries(): Promise<{ countries: readonly string[] }> {
      return { countries: listed(valueOf('StoreCountries')) };
    },

    /** Refuses with country_not_sold_to what lies where the shop does not sell, unless it was named before. */
    async checkCountries({
      named = [],
      before = [],
    }: {
      readonly named: readonly { readonly country: string }[] | undefined;
      readonly before?: readonly { readonly country: string }[] | undefined;
    }): Promise<void> {
      const known = new Set([...listed(valueOf('StoreCountries')), ...before.map(({ country }) => country)]);
      const other = named.find(({ country }) => !known.has(country));
      if (other) refuse('country_not_sold_to', { country: other.country }, 'invalid');
    },

    /**
     * Refuses with county_required where the shop wants counties and an address that has one names none (spec 5);
     * `addresses` by the field that they were sent in.
     */
    async requireCounties({
      addresses,
    }: {
      readonly addresses: Readonly<Record<string, { readonly country: string; readonly county: string } | undefined>>;
    }): Promise<void> {
      if (!isOnValue(valueOf('CountyMandatory'))) return;
      for (const [field, address] of Object.entries(addresses))
        if (address && hasCounties(address.country) && !address.county)
          refuseField(`${field}.county`, 'county_required');
    },

    /** The language itself where the shop speaks it, else the one that it usually speaks. */
    async spoken({ language }: { readonly language: Language }): Promise<{ language: Language }> {
      const offered = languagesIn(read);
      return { language: offered.includes(language) ? language : (offered[0] ?? language) };
    },

    /** The dealer, as letters and papers name them. */
    async company({ language }: { readonly language: 'en' | 'fr' }): Promise<Company> {
      return companyOf(valueOf, language);
    },

    /** The dealer, as they stand at the top of papers. */
    async letterhead(
      { language }: { readonly language: 'en' | 'fr' },
      { queries }: OperationContext,
    ): Promise<Letterhead> {
      const company = companyOf(valueOf, language);
      const file = company.logo && (await queries.picture.paperFile(company.logo));
      return { ...company, ...(file && { logoFile: file.bytes }) };
    },

    async orderEntrySetup(): Promise<Output<'store/getorderentrysetup'>> {
      return {
        AllowMultiplePayments: isOnValue(valueOf('AllowMultiplePayments')),
        DefaultTimeOut: Number(valueOf('DefaultTimeOut')),
        DefaultCurrency: valueOf('DefaultCurrency'),
      };
    },
  };
}

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly store: FunctionsOf<ReturnType<typeof storeFunctions>>;
  }
}
