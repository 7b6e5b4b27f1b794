import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { listReader } from '#admin/lib/list-reader.ts';
import type { Request } from '#contracts/api.ts';
import type { ReviewRow as Row } from '#contracts/review/review.ts';

export type ReviewRow = Row & RaRecord<string>;

export const reviewReader = listReader<Request<'admin/review/list'>, Row>({
  sort: 'submittedAt',
  list: (query) => client.get('admin/review/list', query),
  one: (reviewId) => client.get('admin/review/detail', { reviewId }),
  idOf: ({ reviewId }) => reviewId,
});
