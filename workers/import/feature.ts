import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { applyImportWhenStarted } from './apply-import-when-started.policy.ts';
import { checkImportWhenMatched } from './check-import-when-matched.policy.ts';
import { removeFilesWhenUploadedLongAgo } from './remove-files-when-uploaded-long-ago.policy.ts';
import { undoImportWhenAsked } from './undo-import-when-asked.policy.ts';

export const feature = {
  policies: [applyImportWhenStarted, checkImportWhenMatched, removeFilesWhenUploadedLongAgo, undoImportWhenAsked],
} satisfies WorkerFeature;
