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
import { promotionReader } from '#admin/promotion/promotion.reader.ts';
import { priceListReader, priceReader } from '#admin/price-list/price-list.reader.ts';
import { productReader } from '#admin/product/product.reader.ts';
import { quoteReader } from '#admin/quote/quote.reader.ts';
import { stockReader } from '#admin/stock/stock.reader.ts';
import { importReader } from '#admin/import/import.reader.ts';
import { newsletterReader } from '#admin/newsletter/newsletter.reader.ts';
import { enquiryReader } from '#admin/enquiry/enquiry.reader.ts';
import { questionReader } from '#admin/question/question.reader.ts';
import { reviewReader } from '#admin/review/review.reader.ts';
import { redirectReader } from '#admin/redirect/redirect.reader.ts';
import { synonymReader } from '#admin/synonym/synonym.reader.ts';
import { contentReader } from '#admin/ui/content/content-calls.ts';
import { wantListReader } from '#admin/want-list/want-list.reader.ts';
import { securityReader } from '#admin/security/security.reader.ts';

const readers: Readonly<Record<string, Reader>> = {
  order: orderReader,
  quote: quoteReader,
  customer: customerReader,
  product: productReader,
  brand: brandReader,
  family: familyReader,
  'price-list': priceListReader,
  promotion: promotionReader,
  price: priceReader,
  'price-change': priceChangeReader,
  mail: mailReader,
  'access-log': accessLogReader,
  security: securityReader,
  stock: stockReader,
  article: contentReader('article'),
  banner: contentReader('banner'),
  document: contentReader('document'),
  letter: contentReader('letter'),
  menu: contentReader('menu'),
  page: contentReader('page'),
  'static-content': contentReader('static-content'),
  newsletter: newsletterReader,
  redirect: redirectReader,
  review: reviewReader,
  question: questionReader,
  enquiry: enquiryReader,
  synonym: synonymReader,
  import: importReader,
  'want-list': wantListReader,
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
