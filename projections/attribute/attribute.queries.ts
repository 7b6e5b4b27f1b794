import type { attributeOperations } from '#contracts/attribute/attribute.ts';
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { firstOf, knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { MasterDataRow } from '#platform/shop/master-data/master-data.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadChangedRows } from '#platform/kernel/read-model/table.ts';
import { attributes } from './attributes.ts';
import { products } from '#projections/product/products.ts';

/** Values of an attribute that are worth translating one by one. */
const MOST_VALUES = 500;

const wire = ({ unitFr = '', ...data }: AttributeData) => ({ ...data, unitFr });

/** They are few: a catalogue of a million products has hundreds. */
const all = async ({ pool }: ReadSide): Promise<MasterDataRow<AttributeData>[]> =>
  (await loadChangedRows(pool, attributes, -1n)).rows.sort(
    (a, b) => a.data.sort - b.data.sort || (a.id < b.id ? -1 : 1),
  );

/** Products that have an attribute. The data of products has no index: it is asked now and then, by a person. */
const having = (attribute: string) =>
  knex({ t: products.table }).whereRaw(`jsonb_exists(data->'attributes', ?)`, [attribute]);

export const attributeQueries = (read: ReadSide): Handlers<typeof attributeOperations, 'query'> => ({
  async 'admin/attribute/list'() {
    return { attributes: (await all(read)).map(({ id, data }) => ({ attribute: id, ...wire(data) })) };
  },

  async 'admin/attribute/detail'({ attribute }, context) {
    const row = (await read.row(attributes, attribute, context)) ?? notFound('attribute_not_found', { id: attribute });
    const [{ total }, values] = await Promise.all([
      rowOf<{ total: string }>(read.pool, having(attribute).count({ total: '*' })),
      rowsOf<{ value: string; products: string }>(
        read.pool,
        having(attribute)
          .select({ value: knex.raw(`data->'attributes'->>?`, [attribute]) })
          .count({ products: '*' })
          .groupBy(knex.raw('1'))
          .orderByRaw('2 desc, 1')
          .limit(MOST_VALUES),
      ),
    ]);
    return {
      attribute,
      data: wire(row.data),
      products: Number(total),
      values: values.map(({ value, products: count }) => ({ value, products: Number(count) })),
    };
  },
});

export const attributeFunctions = (read: ReadSide) => ({
  /** The type of each attribute, by its key. */
  async kinds(): Promise<Record<string, 'number' | 'text'>> {
    return dictionary((await all(read)).map(({ id, data }) => [id, data.kind] as const));
  },

  /** Tells whether a product has it. */
  async isUsed({ attribute }: { readonly attribute: string }): Promise<{ isUsed: boolean }> {
    return { isUsed: (await firstOf(read.pool, having(attribute).select('item_number').limit(1))) !== undefined };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly attribute: FunctionsOf<ReturnType<typeof attributeFunctions>>;
  }
}
