// Reads through the contracts; changes are named commands, one button file each, never a generic update.
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { Output, Request } from '#contracts/api.ts';
import { client } from '#admin/lib/client.ts';

export interface OrderRecord extends RaRecord<string> {
  readonly id: string;
}
export type OrderRow = Output<'admin/order/list'>['rows'][number] & OrderRecord;
export type OrderDetail = Output<'admin/order/detail'> & OrderRecord;
export type QuoteRow = Output<'admin/quote/list'>['rows'][number] & OrderRecord;
export type QuoteDesk = Output<'admin/quote/desk'>;
export type CustomerRow = Output<'admin/customer/list'>['rows'][number] & OrderRecord;
export type CustomerDetail = Output<'admin/customer/detail'> & OrderRecord;
export type LookRow = Output<'admin/look/list'>['rows'][number] & OrderRecord;
export type SecurityRow = Output<'admin/security/list'>['rows'][number] & OrderRecord;
export type MailRow = Output<'admin/mail/list'>[number] & OrderRecord;

type OrderQuery = Request<'admin/order/list'>;
type CustomerQuery = Request<'admin/customer/list'>;
type QuoteQuery = Request<'admin/quote/list'>;

async function listOrders({ pagination, sort, filter }: GetListParams) {
  const { total, more, rows } = await client.get('admin/order/list', {
    page: pagination?.page ?? 1,
    pageSize: pagination?.perPage ?? 25,
    sort: (sort?.field === 'id' ? 'OrderDate' : sort?.field) as OrderQuery['sort'],
    direction: sort?.order ?? 'DESC',
    ...(filter as Partial<OrderQuery>),
  });
  return { total, data: rows.map((row) => ({ ...row, id: row.OrderID })), meta: { more } };
}

async function listQuotes({ pagination, sort, filter }: GetListParams) {
  const { total, rows } = await client.get('admin/quote/list', {
    page: pagination?.page ?? 1,
    pageSize: pagination?.perPage ?? 25,
    sort: (sort?.field === 'id' ? 'updatedAt' : sort?.field) as QuoteQuery['sort'],
    direction: sort?.order ?? 'DESC',
    ...(filter as Partial<QuoteQuery>),
  });
  return { total, data: rows.map((row) => ({ ...row, id: row.quoteId })) };
}

async function listCustomers({ pagination, sort, filter }: GetListParams) {
  const { total, rows } = await client.get('admin/customer/list', {
    page: pagination?.page ?? 1,
    pageSize: pagination?.perPage ?? 25,
    sort: (sort?.field === 'id' ? 'name' : sort?.field) as CustomerQuery['sort'],
    direction: sort?.order ?? 'ASC',
    ...(filter as Partial<CustomerQuery>),
  });
  return { total, data: rows.map((row) => ({ ...row, id: row.accountId })) };
}

async function listMails({ pagination }: GetListParams) {
  const mails = await client.get('admin/mail/list', {});
  const from = ((pagination?.page ?? 1) - 1) * (pagination?.perPage ?? 25);
  return {
    total: mails.length,
    data: mails.slice(from, from + (pagination?.perPage ?? 25)).map((mail) => ({ ...mail, id: mail.messageId })),
  };
}

async function listLooks({ pagination, filter }: GetListParams) {
  const { total, rows } = await client.get('admin/look/list', {
    page: pagination?.page ?? 1,
    pageSize: pagination?.perPage ?? 25,
    ...(filter as Partial<Request<'admin/look/list'>>),
  });
  return { total, data: rows.map((row) => ({ ...row, id: row.lookId })) };
}

async function listSecurityEvents({ pagination, filter }: GetListParams) {
  const { total, rows } = await client.get('admin/security/list', {
    page: pagination?.page ?? 1,
    pageSize: pagination?.perPage ?? 25,
    ...(filter as Partial<Request<'admin/security/list'>>),
  });
  return { total, data: rows };
}

/** `asOf` shows what it once was. */
interface Meta {
  readonly asOf?: string;
}

async function oneOrder(orderId: string, { asOf }: Meta = {}) {
  return { data: { ...(await client.get('admin/order/detail', { orderId, ...(asOf ? { asOf } : {}) })), id: orderId } };
}

async function oneQuote(quoteId: string) {
  const { quote } = await client.get('admin/quote/desk', { quoteId });
  return { data: { ...quote, id: quoteId } };
}

async function oneCustomer(accountId: string, { asOf }: Meta = {}) {
  return {
    data: { ...(await client.get('admin/customer/detail', { accountId, ...(asOf ? { asOf } : {}) })), id: accountId },
  };
}

async function oneMail(id: string) {
  const mail = (await client.get('admin/mail/list', {})).find(({ messageId }) => messageId === id);
  if (!mail) throw new Error('not found');
  return { data: { ...mail, id } };
}

const readOnly = (): never => {
  throw new Error('the back office changes things through named commands');
};

interface Reader {
  readonly list: (params: GetListParams) => Promise<{ total: number; data: RaRecord[]; meta?: object }>;
  readonly one: (id: string, meta?: Meta) => Promise<{ data: RaRecord }>;
}

const readers: Readonly<Record<string, Reader>> = {
  order: { list: listOrders, one: oneOrder },
  quote: { list: listQuotes, one: oneQuote },
  customer: { list: listCustomers, one: oneCustomer },
  mail: { list: listMails, one: oneMail },
  look: { list: listLooks, one: readOnly },
  security: { list: listSecurityEvents, one: readOnly },
};

const provider = {
  getList: (resource: string, params: GetListParams) => readers[resource]!.list(params),
  getOne: (resource: string, { id, meta }: { id: string; meta?: Meta }) => readers[resource]!.one(id, meta),
  getMany: async (resource: string, { ids }: { ids: string[] }) => ({
    data: (await Promise.all(ids.map((id) => readers[resource]!.one(id)))).map(({ data }) => data),
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
