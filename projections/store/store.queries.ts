import type { Output } from '#contracts/api.ts';
import { companyOf, logoUrl, type Company } from '#contracts/store/company.ts';
import type { settingOperations } from '#contracts/setting/setting.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import { definitionOf, listed, settingNames, type SettingName } from '#contracts/setting/setting-definitions.ts';
import type { storeOperations, StaticContentBlock } from '#contracts/store/store.ts';
import { containerAddress } from '#contracts/store/tag-manager.ts';
import { hasCounties } from '#domain/shared/counties.ts';
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { StaticContentData } from '#domain/static-content/static-content.events.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import { allPublished, publishedOf } from '#projections/shared/content/published-of.ts';
import type { Letterhead } from '#projections/shared/paper/sheet.ts';
import { settings } from './settings.ts';

/** Blocks of one answer. */
const MOST_BLOCKS = 50;

/** What was set, by name; undefined where nobody did. */
type FindValue = (name: string) => string | undefined;

/** What counts while nobody has set it: what the setting says that it took the place of, or the documented value. */
function unsetValue(name: SettingName, valueOf: FindValue): string {
  const { default: documented, replaces } = definitionOf(name);
  const before = replaces && valueOf(replaces.setting);
  return (before === undefined ? undefined : own(replaces?.meaning, before)) ?? documented;
}

const counted = (name: SettingName, valueOf: FindValue): string => valueOf(name) ?? unsetValue(name, valueOf);

/** What counts: the value that was set, or the one of while nobody has. */
export const settingValueIn = (read: ReadSide) => {
  const valueOf = (name: string) => read.mirror(settings).get(name)?.data.value;
  return (name: SettingName): string => counted(name, valueOf);
};

/** Those that count for settings, as they stand or as they stood. */
async function valuesOf(read: ReadSide, names: readonly SettingName[], context: OperationContext) {
  const replaced = names.flatMap((name) => definitionOf(name).replaces?.setting ?? []);
  const rows = await read.rows(settings, [...names, ...replaced], context);
  return (name: string) => rows.get(name)?.data.value;
}

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

export function storeQueries(
  read: ReadSide,
): Handlers<typeof storeOperations, 'query'> & Handlers<typeof settingOperations, 'query'> {
  const valueOf = settingValueIn(read);

  const wireBlock = (id: string, block: StaticContentData, language: 'en' | 'fr'): StaticContentBlock => ({
    ContentBlockId: id,
    Title: block.title[language],
    AltText: block.altText[language],
    Linkedto: block.linkedTo,
    LinkTarget: block.linkTarget,
    Html: block.html[language],
  });
  const blocks = (ids: readonly string[], language: 'en' | 'fr') => ({
    StaticContentBlocks: ids.flatMap((id) => {
      const block = publishedOf<StaticContentData>(read, 'static-content', id);
      return block ? [wireBlock(id, block, language)] : [];
    }),
  });

  return {
    'Store/GetLanguages': async () =>
      languagesIn(read).map((code) => ({ LanguageISOCode: code, LanguageName: ownName(code) })),
    'store/getsetupvalues': async () =>
      settingNames
        .filter((name) => definitionOf(name).visible)
        .map((name) => ({ param_name: name, param_value: valueOf(name) }))
        .sort((a, b) => (a.param_name < b.param_name ? -1 : 1)),
    async 'admin/setting/list'(_input, context) {
      const valueOf = await valuesOf(read, settingNames, context);
      return {
        settings: settingNames
          .filter((name) => definitionOf(name).type.kind !== 'internal')
          .map((name) => {
            const fallback = unsetValue(name, valueOf);
            const value = valueOf(name);
            const { group } = definitionOf(name);
            return { name, group, value: value ?? fallback, default: fallback, isSet: value !== undefined };
          }),
      };
    },
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
    'Store/GetStaticContent': async ({ contentBlockId }, { language }) => blocks([contentBlockId], language),
    'Store/GetStaticContentGroup/{group}/{language}': async ({ group, language }) => ({
      StaticContentBlocks: allPublished<StaticContentData>(read, 'static-content')
        .filter(({ id }) => id.startsWith(group))
        .map(({ id, content }) => wireBlock(id, content, language))
        .slice(0, MOST_BLOCKS),
    }),
    'store/getstaticcontents': async ({ contentBlockIds }, { language }) => blocks(contentBlockIds, language),
  };
}

export function storeFunctions(read: ReadSide) {
  const valueOf = settingValueIn(read);

  return {
    /** What one setting says, or what counts where nobody set it. */
    async setting({ name }: { readonly name: SettingName }, context: OperationContext): Promise<{ value: string }> {
      return { value: counted(name, await valuesOf(read, [name], context)) };
    },

    /** What counts while nobody has set it. */
    async unset({ name }: { readonly name: SettingName }, context: OperationContext): Promise<{ value: string }> {
      return { value: unsetValue(name, await valuesOf(read, [name], context)) };
    },

    /** Tells whether somebody has chosen a value, be it the documented one. */
    async isSet({ name }: { readonly name: SettingName }, context: OperationContext): Promise<{ isSet: boolean }> {
      return { isSet: (await read.rows(settings, [name], context)).has(name) };
    },

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

    /** Refuses with county_required where the shop wants counties and an address that has one names none (spec 5). */
    async requireCounties({
      addresses,
    }: {
      readonly addresses: readonly ({ readonly country: string; readonly county: string } | undefined)[];
    }): Promise<void> {
      if (!isOnValue(valueOf('CountyMandatory'))) return;
      if (addresses.some((one) => one && hasCounties(one.country) && !one.county))
        refuse('county_required', {}, 'invalid');
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
