// Reads through the contracts; changes are named commands, one button file each, never a generic update.
import type { DataProvider, GetListParams } from 'react-admin';
import { brandReader } from '#admin/brand/brand.reader.ts';
import { familyReader } from '#admin/family/family.reader.ts';
import { customerReader } from '#admin/customer/customer.reader.ts';
import type { Meta, Reader } from '#admin/lib/reader.ts';
import { accessLogReader } from '#admin/access-log/access-log.reader.ts';
import { mailReader } from '#admin/mail/mail.reader.ts';
import { orderReader } from '#admin/order/order.reader.ts';
import { priceChangeReader } from '#admin/price-change/price-change.reader.ts';
import { priceListReader, priceReader } from '#admin/price-list/price-list.reader.ts';
import { productReader } from '#admin/product/product.reader.ts';
import { quoteReader } from '#admin/quote/quote.reader.ts';
import { stockReader } from '#admin/stock/stock.reader.ts';
import { importReader } from '#admin/import/import.reader.ts';
import { redirectReader } from '#admin/redirect/redirect.reader.ts';
import { contentReader } from '#admin/ui/content/content-calls.ts';
import { securityReader } from '#admin/security/security.reader.ts';

const readers: Readonly<Record<string, Reader>> = {
  order: orderReader,
  quote: quoteReader,
  customer: customerReader,
  product: productReader,
  brand: brandReader,
  family: familyReader,
  'price-list': priceListReader,
  price: priceReader,
  'price-change': priceChangeReader,
  mail: mailReader,
  'access-log': accessLogReader,
  security: securityReader,
  stock: stockReader,
  article: contentReader('article'),
  banner: contentReader('banner'),
  letter: contentReader('letter'),
  menu: contentReader('menu'),
  page: contentReader('page'),
  'static-content': contentReader('static-content'),
  redirect: redirectReader,
  import: importReader,
};

const readOnly = (): never => {
  throw new Error('the back office changes things through named commands');
};

function readerOf(resource: string): Reader {
  const reader = readers[resource];
  if (!reader) throw new Error(`no reader of ${resource}`);
  return reader;
}

function readOne(resource: string, id: string, meta?: Meta) {
  const { one } = readerOf(resource);
  if (!one) throw new Error(`${resource} has a list only`);
  return one(id, meta);
}

const provider = {
  getList: (resource: string, params: GetListParams) => readerOf(resource).list(params),
  getOne: (resource: string, { id, meta }: { id: string; meta?: Meta }) => readOne(resource, id, meta),
  getMany: async (resource: string, { ids }: { ids: string[] }) => ({
    data: (await Promise.all(ids.map((id) => readOne(resource, id)))).map(({ data }) => data),
  }),
  getManyReference: readOnly,
  create: readOnly,
  update: readOnly,
  updateMany: readOnly,
  delete: readOnly,
  deleteMany: readOnly,
};

// react-admin's own type is generic over any record; each resource here has its own.
export const dataProvider = provider as unknown as DataProvider;
