import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type FamilyRow = Output<'admin/family/list'>['rows'][number] & RaRecord<string>;
export type FamilyDetail = Output<'admin/family/detail'>;
export type FamilyFields = FamilyDetail['data'];
export type FamilyVariant = FamilyDetail['variants'][number];
type Query = Request<'admin/family/list'>;

export const familyKey = (family: string): readonly string[] => ['family', 'detail', family];

export const familyReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/family/list', {
      ...pageOf(params),
      sort: sortOf(params, 'name') as Query['sort'],
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.family })) };
  },
};
