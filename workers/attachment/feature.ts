import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { deleteFileWhenAttachmentRemoved } from './delete-file-when-attachment-removed.policy.ts';
import { removeFilesWhenLinesRemoved } from './remove-files-when-lines-removed.policy.ts';

export const feature = {
  policies: [deleteFileWhenAttachmentRemoved, removeFilesWhenLinesRemoved],
} satisfies WorkerFeature;
