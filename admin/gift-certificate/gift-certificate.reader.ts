import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { listReader } from '#admin/lib/list-reader.ts';
import type { Request } from '#contracts/api.ts';
import type { GiftCertificateRow as Row } from '#contracts/gift-certificate/gift-certificate.ts';

export type GiftCertificateRow = Row & RaRecord<string>;

export const giftCertificateReader = listReader<Request<'admin/giftcertificate/list'>, Row>({
  sort: 'issuedAt',
  list: (query) => client.get('admin/giftcertificate/list', query),
  one: (certificateId) => client.get('admin/giftcertificate/detail', { certificateId }),
  idOf: ({ certificateId }) => certificateId,
});
