import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { pictures } from './pictures.ts';

export const pictureFunctions = ({ pool }: ReadSide) => ({
  /** Tells whether a picture, or one of its sizes, lies in this file. */
  async namesFile({ sha256 }: { readonly sha256: string }): Promise<{ named: boolean }> {
    if ((await loadRows(pool, pictures, [sha256])).size) return { named: true };
    const naming = knex(pictures.table).whereRaw('sizes @> ?', [JSON.stringify([{ sha256 }])]);
    return { named: (await countOf(pool, naming.select(knex.raw('1')).limit(1))) > 0 };
  },

  /** Names of the files that uploaded pictures came in; others are left out. */
  async names({
    pictures: wanted,
  }: {
    readonly pictures: readonly string[];
  }): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await loadRows(pool, pictures, wanted);
    return new Map([...rows].map(([picture, { names }]) => [picture, names]));
  },

  /** File of a picture in the form that papers take; undefined where it was never converted. */
  async paperFile(
    { picture }: { readonly picture: string },
    { services }: OperationContext,
  ): Promise<{ readonly bytes: Uint8Array } | undefined> {
    const sizes = (await loadRows(pool, pictures, [picture])).get(picture)?.sizes;
    const size = sizes?.find(({ format }) => format === 'png');
    return size && { bytes: await services.blobs.get(size.sha256) };
  },

  /** File of a picture as pages show it, of 600 pixels where it was sized; undefined where nobody uploaded it. */
  async shownFile(
    { picture }: { readonly picture: string },
    { services }: OperationContext,
  ): Promise<{ readonly bytes: Uint8Array } | undefined> {
    const row = (await loadRows(pool, pictures, [picture])).get(picture);
    const size = row?.sizes.find(({ format, width }) => format === 'webp' && width === 600);
    return row && { bytes: await services.blobs.get(size?.sha256 ?? picture) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly picture: FunctionsOf<ReturnType<typeof pictureFunctions>>;
  }
}
