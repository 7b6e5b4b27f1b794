import type { Output } from '#contracts/api.ts';
import { percentText } from '#admin/lib/number-input.ts';
import { rateOn, type TaxZoneData } from '#domain/tax/tax.events.ts';

export type TaxTable = Output<'admin/tax/list'>;
export type TaxZone = TaxTable['zones'][number];
type Language = 'en' | 'fr';

export const percent = (rate: number, locale: string): string =>
  `${percentText(rate / 1_000, locale)}${locale === 'fr' ? '\u00a0' : ''}%`;

/** The rates of a class on a day, tax by tax: `GST 5%, QST 9.975%`. */
export const ratesShown = (
  { taxes }: Pick<TaxZoneData, 'taxes'>,
  taxClass: string,
  day: string,
  locale: Language,
): string =>
  taxes
    .flatMap((tax) => {
      const rate = rateOn(tax, taxClass, day);
      return rate === undefined ? [] : [`${tax.name[locale]}\u00a0${percent(rate, locale)}`];
    })
    .join(' + ');

/** The next day on which a rate of the zone changes; undefined where none is planned. */
export const nextChange = ({ taxes }: TaxZone, today: string): string | undefined =>
  taxes
    .flatMap(({ rates }) => rates.map(({ validFrom }) => validFrom))
    .filter((day) => day > today)
    .sort()[0];
