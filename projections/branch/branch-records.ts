import { BRANCH_STREAM } from '#domain/branch/branch.events.ts';
import { recordsReadModel } from '#platform/shop/master-data/records.ts';

export const branchRecords = recordsReadModel('branch_record', 1, BRANCH_STREAM, {
  branch: { thing: 'Branch', idField: 'branch' },
});
