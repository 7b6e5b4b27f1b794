import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { listReader } from '#admin/lib/list-reader.ts';
import type { Request } from '#contracts/api.ts';
import type { EnquiryRow as Row } from '#contracts/enquiry/enquiry.ts';

export type EnquiryRow = Row & RaRecord<string>;

export const enquiryReader = listReader<Request<'admin/enquiry/list'>, Row>({
  sort: 'sentAt',
  list: (query) => client.get('admin/enquiry/list', query),
  one: (enquiryId) => client.get('admin/enquiry/detail', { enquiryId }),
  idOf: ({ enquiryId }) => enquiryId,
});
