import { BRANCH_STREAM } from '#domain/branch/branch.events.ts';
import { recordsReadModel } from '#platform/read-model/records.ts';

export const branchRecords = recordsReadModel('branch_record', 1, BRANCH_STREAM, {
  branch: { thing: 'Branch', idField: 'branch' },
});
