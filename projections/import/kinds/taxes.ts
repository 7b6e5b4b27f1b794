import { keyOf } from '#contracts/import/kinds/import-kind.ts';
import { fewRecords } from './kind-records.ts';

export const taxZones = fewRecords(
  async ({ queries }) =>
    new Map([...(await queries.tax.zoneTable())].map(([zone, { name, places }]) => [zone, { zone, name, places }])),
);

export const taxRates = fewRecords(
  async ({ queries }) =>
    new Map(
      [...(await queries.tax.zoneTable())].flatMap(([zone, { taxes }]) =>
        taxes.flatMap(({ name, onShipping, compound, rates }) =>
          rates.map(
            ({ taxClass, validFrom, rate }) =>
              [
                keyOf([zone, name.en, taxClass, validFrom]),
                { zone, tax: name.en, taxClass, validFrom, rate, taxFr: name.fr, onShipping, compound },
              ] as const,
          ),
        ),
      ),
    ),
);
