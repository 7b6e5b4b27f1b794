// Brands are the names that products say, with what is kept beside them.
import type { brandOperations } from '#contracts/brand/brand.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { pictureUrl } from '#platform/shop/picture-url.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { brands } from './brands.ts';
import { productList } from '#projections/product/product-list.ts';

export const brandQueries = ({ pool }: ReadSide): Handlers<typeof brandOperations, 'query'> => ({
  async 'admin/brand/list'({ page, pageSize, search, sort, direction }) {
    const counted = () => {
      const query = knex(productList.table).whereNot({ status: '' }).groupBy('brand').select('brand');
      if (search) query.whereRaw('lower(brand) like ?', [like(search.toLowerCase())]);
      return query.count({ products: '*' });
    };
    const [rows, { total }] = await Promise.all([
      rowsOf<{ brand: string; products: string; brand_id: string | null; picture: string; renamed_to: string }>(
        pool,
        knex
          .select('c.brand', 'c.products', 'b.brand_id', 'b.picture', 'b.renamed_to')
          .from(counted().as('c'))
          .leftJoin({ b: brands.table }, 'b.name', 'c.brand')
          .orderBy(sort === 'name' ? 'c.brand' : 'c.products', direction)
          .orderBy('c.brand')
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      ),
      rowOf<{ total: string }>(pool, knex.count({ total: '*' }).from(counted().as('c'))),
    ]);
    return {
      total: Number(total),
      rows: rows.map(({ brand, products, brand_id, picture, renamed_to }) => ({
        name: brand,
        products: Number(products),
        logoUrl: picture ? pictureUrl(picture, 240) : '',
        stream: brand_id ? `brand-${brand_id}` : '',
        renamedTo: renamed_to ?? '',
      })),
    };
  },
});

export const brandFunctions = ({ pool }: ReadSide) => ({
  /** Counts the products that say this name. */
  async products({ name }: { readonly name: string }): Promise<{ products: number }> {
    const { total } = await rowOf<{ total: string }>(
      pool,
      knex(productList.table).where({ brand: name }).whereNot({ status: '' }).count({ total: '*' }),
    );
    return { products: Number(total) };
  },

  /** Some of them. */
  async itemNumbers({
    name,
    count,
  }: {
    readonly name: string;
    readonly count: number;
  }): Promise<{ itemNumbers: string[] }> {
    const rows = await rowsOf<{ item_number: string }>(
      pool,
      knex(productList.table).where({ brand: name }).whereNot({ status: '' }).select('item_number').limit(count),
    );
    return { itemNumbers: rows.map(({ item_number }) => item_number) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly brand: FunctionsOf<ReturnType<typeof brandFunctions>>;
  }
}
