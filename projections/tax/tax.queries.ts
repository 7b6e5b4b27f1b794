import type { taxOperations } from '#contracts/tax/tax.ts';
import type { taxExemptionOperations, TaxExemptionShown } from '#contracts/tax-exemption/tax-exemption.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { DestinationTax } from '#domain/shared/pricing.ts';
import { exemptionAt, type Exemption } from '#domain/tax-exemption/tax-exemption.state.ts';
import { STANDARD_TAX_CLASS, type TaxClassData, type TaxZoneData } from '#domain/tax/tax.events.ts';
import { rulesOf, zoneAt } from '#domain/tax/tax.pricing.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { priceShownFunctions } from './price-shown.functions.ts';
import { taxExemptions } from './tax-records.ts';
import { exemptionsOf, taxTable } from './tax-table.ts';

export function taxQueries(read: ReadSide): Handlers<typeof taxOperations & typeof taxExemptionOperations, 'query'> {
  return {
    async 'admin/tax/list'(_input, context) {
      const { classes, zones, outside } = await taxTable(read, context);
      return {
        today: shopDay(context.now),
        outside,
        classes: Object.entries(classes)
          .map(([taxClass, { name, sort }]) => ({ taxClass, name, sort }))
          .sort((a, b) => a.sort - b.sort || (a.taxClass < b.taxClass ? -1 : 1)),
        zones: Object.entries(zones)
          .map(([zoneId, { name, places, taxes }]) => ({
            zoneId,
            name,
            places: [...places],
            taxes: taxes.map((one) => ({ ...one, rates: [...one.rates] })),
          }))
          .sort((a, b) => a.name.en.localeCompare(b.name.en, 'en')),
      };
    },

    async 'admin/tax/charge'({ country, state, zip, taxClass, day: asked, accountId = '' }, context) {
      const day = asked ?? shopDay(context.now);
      const { zones, outside } = await taxTable(read, context);
      const { countries } = await context.queries.store.countries();
      const found = countries.includes(country) ? zoneAt(zones, { country, state, zip }) : undefined;
      const certificate = exemptionAt(await exemptionsOf(read, accountId, context), { country, state }, day);
      const shown = ({
        id: zoneId,
        zone: { name },
        place,
      }: {
        id: string;
        zone: TaxZoneData;
        place: TaxZoneData['places'][number];
      }) => ({
        zoneId,
        name,
        place,
      });
      return {
        served: found !== undefined || (outside === 'untaxed' && countries.includes(country)),
        ...(found ? { zone: shown(found) } : {}),
        outranked: (found?.outranked ?? []).map(shown),
        rules: (found ? rulesOf(found.zone, { classes: [taxClass], day }) : []).map((rule) => ({
          name: rule.name,
          rate: rule.rate,
          onShipping: rule.onShipping,
          compound: rule.compound ?? false,
          onGoods: rule.taxClasses === undefined || rule.taxClasses.length > 0,
        })),
        ...(certificate ? { exemption: { certificate: certificate.certificate } } : {}),
      };
    },

    async 'admin/taxexemption/list'({ accountId }, context) {
      const nameOf = createNames(context);
      const today = shopDay(context.now);
      const exemptions = await exemptionsOf(read, accountId, context);
      return {
        exemptions: await Promise.all(
          exemptions.toReversed().map(async (one): Promise<TaxExemptionShown> => ({
            exemptionId: one.exemptionId,
            certificate: one.certificate,
            country: one.country,
            states: [...one.states],
            validFrom: one.validFrom,
            validUntil: one.validUntil,
            fileName: one.file?.fileName ?? '',
            grantedBy: await nameOf(one.by),
            grantedAt: one.at,
            status: statusOn(one, today),
            reason: one.withdrawn?.reason ?? '',
          })),
        ),
      };
    },

    async 'admin/taxexemption/file'({ accountId, exemptionId }, context) {
      const exemptions = await exemptionsOf(read, accountId, context);
      const file = exemptions.find((one) => one.exemptionId === exemptionId)?.file ?? notFound('attachment_not_found');
      return { fileName: file.fileName, content: await context.services.blobs.get(file.sha256) };
    },
  };
}

function statusOn({ withdrawn, validFrom, validUntil }: Exemption, today: string): TaxExemptionShown['status'] {
  if (withdrawn) return 'withdrawn';
  return validUntil < today ? 'expired' : validFrom > today ? 'planned' : 'valid';
}

export const taxFunctions = (read: ReadSide) => ({
  ...priceShownFunctions(read),

  /**
   * Today's taxes on goods of these classes that an account has sent to a place; a place that the shop does not sell to has none
   * and is not `served`.
   */
  async find(
    {
      country,
      state,
      zip = '',
      taxClasses,
      accountId,
    }: {
      readonly country: string;
      readonly state: string;
      readonly zip?: string | undefined;
      /** Of each line; absent: standard. */
      readonly taxClasses: readonly (string | undefined)[];
      /** Empty for a guest. */
      readonly accountId: string;
    },
    context: OperationContext,
  ): Promise<DestinationTax & { readonly served: boolean }> {
    const day = shopDay(context.now);
    const [{ zones, outside }, exemptions, { countries }] = await Promise.all([
      taxTable(read, context),
      exemptionsOf(read, accountId, context),
      context.queries.store.countries(),
    ]);
    if (!countries.includes(country)) return { served: false, destination: '', rules: [] };
    const found = zoneAt(zones, { country, state, zip });
    if (!found) return { served: outside === 'untaxed', destination: '', rules: [] };
    const exemption = exemptionAt(exemptions, { country, state }, day);
    const classes = taxClasses.map((taxClass) => taxClass ?? STANDARD_TAX_CLASS);
    return {
      served: true,
      destination: found.id,
      rules: rulesOf(found.zone, {
        classes,
        day,
        exemption: exemption && { certificate: exemption.certificate },
      }),
    };
  },

  /** All tax classes, by their code. */
  async classes(_input: void, context: OperationContext): Promise<ReadonlyMap<string, TaxClassData>> {
    return new Map(Object.entries((await taxTable(read, context)).classes));
  },

  /** All tax zones, by their id. */
  async zoneTable(_input: void, context: OperationContext): Promise<ReadonlyMap<string, TaxZoneData>> {
    return new Map(Object.entries((await taxTable(read, context)).zones));
  },

  /** How many zones the shop charges taxes in. */
  async zones(_input: void, context: OperationContext): Promise<{ zones: number }> {
    return { zones: Object.keys((await taxTable(read, context)).zones).length };
  },

  /** Tells whether a certificate names a file. */
  async namesFile({ sha256 }: { readonly sha256: string }): Promise<{ named: boolean }> {
    const naming = knex(taxExemptions.table).whereRaw('exemptions @> ?', [JSON.stringify([{ file: { sha256 } }])]);
    return { named: (await countOf(read.pool, naming.select(knex.raw('1')).limit(1))) > 0 };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly tax: FunctionsOf<ReturnType<typeof taxFunctions>>;
  }
}
