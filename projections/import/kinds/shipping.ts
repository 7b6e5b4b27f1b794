import { keyOf } from '#contracts/import/kinds/import-kind.ts';
import { fewRecords } from './kind-records.ts';

export const shippingZones = fewRecords(async ({ queries }) => {
  const { zones } = await queries.shipping.table();
  return new Map(Object.entries(zones).map(([zone, data]) => [zone, { zone, ...data }]));
});

export const shippingRates = fewRecords(async ({ queries }) => {
  const { methods, currency: shop } = await queries.shipping.table();
  return new Map(
    Object.entries(methods).flatMap(([method, { rates }]) =>
      rates.map(({ currency = shop, ...rate }) => [
        keyOf([method, rate.zone, currency]),
        { method, currency, ...rate },
      ]),
    ),
  );
});
