import type { familyOperations } from '#contracts/family/family.ts';
import type { FamilyData } from '#domain/family/family.events.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { tiersOn } from '#domain/shared/price/price-periods.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { isUploaded, pictureUrl } from '#platform/shop/picture-url.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadChangedRows, loadRows } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { attributes } from '#projections/attribute/attributes.ts';
import { families } from './families.ts';
import { lineOptions } from './line-options.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { sortKey } from '#projections/shared/words/words.ts';
import { priceKey, prices } from '#projections/price-list/prices.ts';
import { productList } from '#projections/product/product-list.ts';
import { FAMILY, products } from '#projections/product/products.ts';

const belonging = (family: string) =>
  knex(products.table)
    .select<{ item_number: string }[]>('item_number')
    .whereRaw(`${FAMILY} <> '' and ${FAMILY} = ?`, [family]);

export const familyQueries = (read: ReadSide): Handlers<typeof familyOperations, 'query'> => ({
  async 'admin/family/list'({ search, page, pageSize, sort, direction }, { language }) {
    const [{ rows }, counts] = await Promise.all([
      loadChangedRows(read.pool, families, -1n),
      rowsOf<{ family: string; variants: string }>(
        read.pool,
        knex(products.table)
          .select({ family: knex.raw(FAMILY) })
          .count({ variants: '*' })
          .whereRaw(`${FAMILY} <> ''`)
          .groupByRaw('1'),
      ),
    ]);
    const variants = new Map(counts.map((one) => [one.family, Number(one.variants)]));
    const words = plain(search).split(/\s+/).filter(Boolean);
    const keyOf = (row: { readonly id: string; readonly data: FamilyData }) =>
      sortKey(sort === 'family' ? row.id : row.data.name[language]);
    const found = rows
      .filter(({ id, data: { name } }) => {
        const text = plain(`${id} ${name.en} ${name.fr}`);
        return words.every((word) => text.includes(word));
      })
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    if (direction === 'DESC') found.reverse();
    return {
      total: found.length,
      rows: found.slice((page - 1) * pageSize, page * pageSize).map(({ id, data }) => ({
        family: id,
        name: data.name,
        options: data.options.map(({ attribute }) => attribute),
        variants: variants.get(id) ?? 0,
      })),
    };
  },

  async 'admin/family/detail'({ family }, context) {
    const row = (await read.row(families, family, context)) ?? notFound('family_not_found', { family });
    const { data } = row;
    const keys = data.options.map(({ attribute }) => attribute);
    const itemNumbers = (await rowsOf<{ item_number: string }>(read.pool, belonging(family))).map(
      ({ item_number }) => item_number,
    );
    const [definitions, rows, listed, priceRows] = await Promise.all([
      loadRows(read.pool, attributes, keys),
      loadRows(read.pool, products, itemNumbers),
      loadRows(read.pool, productList, itemNumbers),
      loadRows(
        read.pool,
        prices,
        itemNumbers.map((itemNumber) => priceKey(STANDARD_PRICE_LIST, itemNumber)),
      ),
    ]);
    const today = shopDay(context.now);
    const variants = [...rows.values()].map(({ item_number: itemNumber, status, data: its }) => {
      const price = priceRows.get(priceKey(STANDARD_PRICE_LIST, itemNumber));
      const first = price && tiersOn(price.periods, today)?.[0];
      const available = listed.get(itemNumber)?.available ?? undefined;
      return {
        itemNumber,
        name: its.name,
        status,
        imageUrl: pictureUrl(its.pictures[0], 240),
        attributes: { ...its.attributes },
        ...(first && price ? { price: first.unitPrice, currency: price.currency } : {}),
        ...(available === undefined ? {} : { available }),
      };
    });
    const orders = data.options.map(
      ({ attribute, values }) => [attribute, new Map(values.map(({ value }, at) => [value, at]))] as const,
    );
    const placeOf = ({ attributes }: (typeof variants)[number], [key, places]: (typeof orders)[number]) =>
      places.get(own(attributes, key) ?? '') ?? places.size;
    variants.sort((a, b) => {
      for (const order of orders) {
        const apart = placeOf(a, order) - placeOf(b, order);
        if (apart) return apart;
      }
      return sortKey(a.itemNumber) < sortKey(b.itemNumber) ? -1 : 1;
    });
    const swatches = data.options.flatMap(({ values }) => values.map(({ swatch }) => swatch)).filter(isUploaded);
    return {
      family,
      data: {
        name: data.name,
        options: data.options.map(({ attribute, values }) => ({
          attribute,
          values: values.map((value) => ({ ...value })),
        })),
      },
      attributes: keys.flatMap((attribute) => {
        const definition = definitions.get(attribute)?.data;
        if (!definition) return [];
        const { name, unit, kind, valuesFr } = definition;
        return [{ attribute, name, unit, kind, valuesFr: { ...valuesFr } }];
      }),
      swatchUrls: dictionary(swatches.map((swatch) => [swatch, pictureUrl(swatch, 240)] as const)),
      variants,
    };
  },
});

interface ProductOfFamily {
  readonly itemNumber: string;
  /** Empty where it stands alone. */
  readonly family: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export const familyFunctions = (read: ReadSide) => ({
  async isThere({ family }: { readonly family: string }, context: OperationContext): Promise<{ isThere: boolean }> {
    return { isThere: (await read.row(families, family, context)) !== undefined };
  },

  /** What sets each of these products apart from the others of its family, by item number; nothing of what has no family. */
  async optionsOf(
    { products: asked }: { readonly products: readonly ProductOfFamily[] },
    context: OperationContext,
  ): Promise<Readonly<Record<string, { name: Translated; value: Translated }[]>>> {
    const variants = asked.filter(({ family }) => family);
    if (!variants.length) return {};
    const rows = await read.rows(families, [...new Set(variants.map(({ family }) => family))], context);
    const keys = [...rows.values()].flatMap(({ data }) => data.options.map(({ attribute }) => attribute));
    const definitions = await read.rows(attributes, [...new Set(keys)], context);
    return dictionary(
      variants.map(({ itemNumber, family, attributes: values }) => [
        itemNumber,
        lineOptions(rows.get(family)?.data, values, (key) => definitions.get(key)?.data),
      ]),
    );
  },

  /** Products of every status that name it. */
  async variants({ family }: { readonly family: string }): Promise<{ itemNumbers: string[] }> {
    const rows = await rowsOf<{ item_number: string }>(read.pool, belonging(family));
    return { itemNumbers: rows.map(({ item_number }) => item_number) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly family: FunctionsOf<ReturnType<typeof familyFunctions>>;
  }
}
