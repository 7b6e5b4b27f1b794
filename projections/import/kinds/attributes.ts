import { attributes as kind } from '#contracts/import/kinds/attributes.ts';
import { keyOf } from '#contracts/import/kinds/import-kind.ts';
import { fewRecords } from './kind-records.ts';

export const attributes = fewRecords(
  async ({ queries }) =>
    new Map(
      [...(await queries.catalogueRecords.attributes())].map(([attribute, data]) => [
        attribute,
        { ...kind.blank, ...data, attribute },
      ]),
    ),
);

export const attributeValues = fewRecords(
  async ({ queries }) =>
    new Map(
      [...(await queries.catalogueRecords.attributes())].flatMap(([attribute, { valuesFr }]) =>
        Object.entries(valuesFr).map(([value, french]) => [keyOf([attribute, value]), { attribute, value, french }]),
      ),
    ),
);
