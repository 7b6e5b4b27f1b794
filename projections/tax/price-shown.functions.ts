// How one reader is shown prices: with the taxes of the place that their orders go to, if the shop shows them so.
import type { PriceShownWire } from '#contracts/tax/price-shown.ts';
import { rateTogether } from '#domain/shared/price/price-with-tax.ts';
import type { PricesShown } from '#domain/shared/price/prices-shown.ts';
import { stateNamed } from '#domain/shared/regions.ts';
import type { Destination } from '#domain/shared/place.ts';
import { exemptionAt } from '#domain/tax-exemption/tax-exemption.state.ts';
import { STANDARD_TAX_CLASS, type TaxZoneData } from '#domain/tax/tax.events.ts';
import { rulesOf, zoneAt } from '#domain/tax/tax.pricing.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { exemptionsOf, taxTable } from './tax-table.ts';

interface OfAccount {
  /** Empty for a guest. */
  readonly accountId: string;
}

export const priceShownFunctions = (read: ReadSide) => ({
  /** How an account, or a guest, is shown prices. Without tax where the place lies in no zone, or none is charged there. */
  async priceShown({ accountId }: OfAccount, context: OperationContext): Promise<PriceShownWire> {
    const t = translate(context.language, 'price-shown');
    const shown = (await context.queries.setting.value({ name: 'PricesShown' })).value as PricesShown;
    if (shown === 'NotSaid') return { shown, contained: '' };
    if (shown === 'WithoutTax') return { shown, contained: t('without') };
    const [{ classes, zones }, exemptions, to] = await Promise.all([
      taxTable(read, context),
      exemptionsOf(read, accountId, context),
      placeOf(accountId, context),
    ]);
    const day = shopDay(context.now);
    const zone = zoneAt(zones, to)?.zone;
    const rateOf = (taxClass: string) => (zone ? rateOfGoods(zone, taxClass, day) : 0);
    const otherClasses = rateOf(STANDARD_TAX_CLASS);
    const byClass = Object.fromEntries(
      Object.keys(classes)
        .map((taxClass) => [taxClass, rateOf(taxClass)] as const)
        .filter(([, rate]) => rate !== otherClasses),
    );
    if (!zone || (!otherClasses && !Object.keys(byClass).length))
      return { shown: 'WithoutTax', contained: t('untaxed') };
    const place = zone.name[context.language];
    if (exemptionAt(exemptions, to, day)) return { shown: 'WithoutTax', contained: t('exempt', { place }) };
    const contained = t('with', { taxes: namesOf(zone, context), place });
    return { shown, rates: { otherClasses, byClass }, contained };
  },

  /** The place whose taxes prices are shown with: the account's primary address, or where the shop itself is. */
  pricePlace: ({ accountId }: OfAccount, context: OperationContext): Promise<Destination> =>
    placeOf(accountId, context),
});

/** Without the rules that are there for freight alone. */
const rateOfGoods = (zone: TaxZoneData, taxClass: string, day: string) =>
  rateTogether(
    rulesOf(zone, { classes: [taxClass], day }).filter(({ taxClasses }) => taxClasses?.includes(taxClass) ?? true),
  );

async function placeOf(accountId: string, { queries, language }: OperationContext): Promise<Destination> {
  const { primary } = accountId ? await queries.account.primaryAddress({ accountId }) : {};
  if (primary) return { country: primary.country, state: primary.state, zip: primary.zip };
  const [{ countries }, { addressLines }] = await Promise.all([
    queries.store.countries(),
    queries.store.company({ language }),
  ]);
  const country = countries[0] ?? '';
  return { country, state: stateNamed(country, addressLines) };
}

const namesOf = ({ taxes }: TaxZoneData, { language }: OperationContext): string =>
  [...new Set(taxes.map(({ name }) => name[language]))].join(', ');
