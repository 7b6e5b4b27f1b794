import type { GetListParams, RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, sortOf, type Reader } from '#admin/lib/reader.ts';
import type { Output, Request } from '#contracts/api.ts';

export type PriceListRow = Output<'admin/pricelist/list'>['rows'][number] & RaRecord<string>;
export type PriceListDetail = Output<'admin/pricelist/detail'>;
export type PriceRow = Output<'admin/pricelist/items'>['rows'][number] & RaRecord<string>;
type Query = Request<'admin/pricelist/list'>;

export const priceListKey = ['price-list'];
/** The list whose prices are shown where nobody chose one. */
export const USUAL_LIST = 'standard';

export const priceListReader: Reader = {
  async list(params: GetListParams) {
    const { total, rows } = await client.get('admin/pricelist/list', {
      ...pageOf(params),
      sort: sortOf(params, 'priceList') as Query['sort'],
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as Partial<Query>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.priceList })) };
  },
};

export const priceReader: Reader = {
  async list(params: GetListParams) {
    const { total, more, rows } = await client.get('admin/pricelist/items', {
      ...pageOf(params),
      priceList: USUAL_LIST,
      direction: params.sort?.order ?? 'ASC',
      ...(params.filter as Partial<Request<'admin/pricelist/items'>>),
    });
    return { total, data: rows.map((row) => ({ ...row, id: row.itemNumber })), meta: { more } };
  },
};
