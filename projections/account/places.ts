// Names of countries, which come from the runtime's own tables, and of their states.
import { own } from '#domain/shared/dictionary.ts';
import { STATE_NAMES } from '#domain/shared/countries.ts';
import { hasCounties } from '#domain/shared/counties.ts';
import { statesOf } from '#domain/shared/regions.ts';
import { countiesOf } from '#platform/shop/geography/counties.ts';

type Language = 'en' | 'fr';

const states: Readonly<Record<string, Readonly<Record<string, readonly [en: string, fr: string]>>>> = {
  CA: {
    AB: ['Alberta', 'Alberta'],
    BC: ['British Columbia', 'Colombie-Britannique'],
    MB: ['Manitoba', 'Manitoba'],
    NB: ['New Brunswick', 'Nouveau-Brunswick'],
    NL: ['Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
    NS: ['Nova Scotia', 'Nouvelle-Écosse'],
    NT: ['Northwest Territories', 'Territoires du Nord-Ouest'],
    NU: ['Nunavut', 'Nunavut'],
    ON: ['Ontario', 'Ontario'],
    PE: ['Prince Edward Island', 'Île-du-Prince-Édouard'],
    QC: ['Quebec', 'Québec'],
    SK: ['Saskatchewan', 'Saskatchewan'],
    YT: ['Yukon', 'Yukon'],
  },
  US: Object.fromEntries(
    (
      'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
      'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
      'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
      'WV West Virginia|WI Wisconsin|WY Wyoming'
    )
      .split('|')
      .map((entry) => [entry.slice(0, 2), [entry.slice(3), frenchState(entry.slice(0, 2)) ?? entry.slice(3)]] as const),
  ),
};

/** Those that French spells otherwise. */
function frenchState(code: string): string | undefined {
  const names: Readonly<Record<string, string>> = {
    CA: 'Californie',
    FL: 'Floride',
    GA: 'Géorgie',
    HI: 'Hawaï',
    LA: 'Louisiane',
    NM: 'Nouveau-Mexique',
    NC: 'Caroline du Nord',
    ND: 'Dakota du Nord',
    OR: 'Oregon',
    PA: 'Pennsylvanie',
    SC: 'Caroline du Sud',
    SD: 'Dakota du Sud',
    VA: 'Virginie',
    WV: 'Virginie-Occidentale',
    DC: 'District de Columbia',
  };
  return own(names, code);
}

export function countryNames(
  countries: readonly string[],
  language: Language,
): { countryCode: string; countryName: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return countries.map((code) => ({ countryCode: code, countryName: names.of(code) ?? code }));
}

export function stateNames(country: string, language: Language): { stateCode: string; stateName: string }[] {
  const nameOf = (code: string) =>
    own(own(states, country), code)?.[language === 'fr' ? 1 : 0] ?? own(own(STATE_NAMES, country), code) ?? code;
  return statesOf(country)
    .map((stateCode) => ({ stateCode, stateName: nameOf(stateCode) }))
    .sort((a, b) => a.stateName.localeCompare(b.stateName, language));
}

export async function countyNames(country: string, state: string): Promise<{ countyName: string }[]> {
  const [name] = own(own(states, country), state) ?? [''];
  return hasCounties(country) ? (await countiesOf(name)).map((countyName) => ({ countyName })) : [];
}
