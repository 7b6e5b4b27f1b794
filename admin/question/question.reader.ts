import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { listReader } from '#admin/lib/list-reader.ts';
import type { Request } from '#contracts/api.ts';
import type { QuestionRow as Row } from '#contracts/question/question.ts';

export type QuestionRow = Row & RaRecord<string>;

export const questionReader = listReader<Request<'admin/question/list'>, Row>({
  sort: 'askedAt',
  list: (query) => client.get('admin/question/list', query),
  one: (questionId) => client.get('admin/question/detail', { questionId }),
  idOf: ({ questionId }) => questionId,
});
