// Read model of master data: each thing as it was last changed, until it is removed.
import { own } from '#domain/shared/dictionary.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import { defineReadModel, put, remove, update, type ReadModel } from '#platform/kernel/read-model/read-model.ts';

export interface MasterDataRow<Data extends object> {
  readonly id: string;
  readonly data: Data;
}

/** `masterDataReadModel<'Category', 'categoryId', CategoryData>('category', 'Category', 'categoryId')` */
export function masterDataReadModel<Thing extends string, Id extends string, Data extends object>(
  name: string,
  thing: Thing,
  idField: Id,
): ReadModel<MasterDataRow<Data>> {
  type Row = MasterDataRow<Data>;
  type Added = { readonly data: Record<string, unknown> };
  return defineReadModel<Row, MasterDataEvent<Thing, Id, Data>>({
    name,
    version: 2,
    key: 'id',
    columns: { id: 'text', data: 'jsonb' },
    streams: ({ id }) => [`${name.replaceAll('_', '-')}-${id}`],
    on: {
      [`${thing}Added`]: (event: Added) => {
        const { [idField]: id, ...data } = event.data;
        return put<Row>(id as string, { id: id as string, data: data as Data });
      },
      [`${thing}Revised`]: (event: Added) =>
        update<Row>(own(event.data, idField) as string, (row) => ({
          ...row,
          data: { ...row.data, ...(event.data['changed'] as Partial<Data>) },
        })),
      [`${thing}Removed`]: (event: Added) => remove<Row>(own(event.data, idField) as string),
    } as never,
  });
}
