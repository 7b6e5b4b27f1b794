// Public holidays by country and state, from the data of `date-holidays` (CC-BY 3.0, named in README.md).
import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';

export interface Holiday {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly name: { readonly en: string; readonly fr: string };
}

/** The holidays of the whole world take 28 MB: only who asks for some has them. */
const load = (): typeof Holidays => createRequire(import.meta.url)('date-holidays') as typeof Holidays;

const known = new Map<string, readonly Holiday[]>();

/** The public holidays of a year; none where the country is not known. */
export function holidaysOf(country: string, state: string, year: number): readonly Holiday[] {
  if (!country) return [];
  const key = `${country} ${state} ${year}`;
  const found = known.get(key) ?? computed(country, state, year);
  known.set(key, found);
  return found;
}

function computed(country: string, state: string, year: number): Holiday[] {
  const Calendar = load();
  const calendar = state ? new Calendar(country, state) : new Calendar(country);
  const names = (language: string) =>
    new Map(
      (calendar.getHolidays(year, language) || [])
        .filter(({ type }) => type === 'public')
        .map(({ date, name }) => [date.slice(0, 10), name]),
    );
  const french = names('fr');
  return [...names('en')].map(([day, en]) => ({ day, name: { en, fr: french.get(day) ?? en } }));
}

/** Countries whose holidays are known, with the states that have some of their own. */
export function holidayRegions(countries: readonly string[]): { country: string; states: string[] }[] {
  const calendar = new (load())();
  const all = calendar.getCountries();
  return countries.flatMap((country) =>
    Object.hasOwn(all, country)
      ? [{ country, states: Object.keys(calendar.getStates(country) ?? {}).map((code) => code.toUpperCase()) }]
      : [],
  );
}
