// What is charged at a destination on a day: pure, so that checkouts, quotes, orders and the back office's question all
// get the same answer.
import type { MilliPercent } from '#domain/shared/money.ts';
import { mostSpecific, relationOf, holds, type Destination, type Place } from '#domain/shared/place.ts';
import { UNTAXED } from '#domain/shared/price/untaxed.ts';
import type { DestinationTax, TaxExemption, TaxRule } from '#domain/shared/pricing.ts';
import type { Records } from '#domain/shared/records.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { rateOn, STANDARD_TAX_CLASS, type TaxZoneData } from './tax.events.ts';

export interface ZoneFound {
  readonly id: string;
  readonly zone: TaxZoneData;
  /** The place by which it was found. */
  readonly place: Place;
  /** Zones that hold the destination as well, and give way because their place is less specific. */
  readonly outranked: readonly { readonly id: string; readonly zone: TaxZoneData; readonly place: Place }[];
}

export function zoneAt(zones: Records<TaxZoneData>, to: Destination): ZoneFound | undefined {
  const candidates = Object.entries(zones).flatMap(([id, zone]) =>
    zone.places.map((place) => ({ place, of: { id, zone } })),
  );
  const best = mostSpecific(candidates, to);
  if (!best) return undefined;
  const outranked = candidates
    .filter(({ place, of }) => of.id !== best.of.id && holds(place, to))
    .sort((a, b) => (relationOf(a.place, b.place) === 'second' ? 1 : -1))
    .map(({ place, of }) => ({ ...of, place }));
  return { ...best.of, place: best.place, outranked };
}

/** `9975` in English `9.975%`, in French with a comma and a no-break space. */
const named = ({ en, fr }: Translated, rate: MilliPercent): Translated => ({
  en: `${en} ${rate / 1_000}%`,
  fr: `${fr} ${String(rate / 1_000).replace('.', ',')}\u00a0%`,
});

/**
 * The rules of a zone for goods of these classes: classes with the same rate of a tax are one rule, so that they are rounded
 * once. A rule for all of the goods names no class.
 */
export function rulesOf(
  { taxes }: TaxZoneData,
  {
    classes,
    day,
    exemption,
  }: { readonly classes: readonly string[]; readonly day: string; readonly exemption?: TaxExemption | undefined },
): TaxRule[] {
  const sold = [...new Set(classes)].filter((one) => one !== UNTAXED).sort();
  return taxes.flatMap((tax): TaxRule[] => {
    const ofFreight = rateOn(tax, STANDARD_TAX_CLASS, day);
    const byRate = new Map<MilliPercent, string[]>();
    for (const taxClass of sold) {
      const rate = rateOn(tax, taxClass, day);
      if (rate) byRate.set(rate, [...(byRate.get(rate) ?? []), taxClass]);
    }
    // Freight has the standard class's rate even where no such goods are sent.
    if (tax.onShipping && ofFreight && !byRate.has(ofFreight)) byRate.set(ofFreight, []);
    return [...byRate].map(([rate, taxClasses]) => ({
      name: named(tax.name, rate),
      rate,
      onShipping: tax.onShipping && rate === ofFreight,
      ...(taxClasses.length === sold.length && sold.length ? {} : { taxClasses }),
      ...(tax.compound ? { compound: true } : {}),
      ...(exemption ? { exemption } : {}),
    }));
  });
}

export const taxesAt = (
  zones: Records<TaxZoneData>,
  to: Destination,
  on: Parameters<typeof rulesOf>[1],
): DestinationTax | undefined => {
  const found = zoneAt(zones, to);
  return found && { destination: found.id, rules: rulesOf(found.zone, on) };
};
