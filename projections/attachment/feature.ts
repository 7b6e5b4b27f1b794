import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { attachmentWork } from './attachment-work.ts';
import { attachmentDescriptions } from './attachment.descriptions.ts';
import { attachmentFunctions, attachmentQueries } from './attachment.queries.ts';
import { attachments } from './attachments.ts';

export const feature = {
  needs: ['order', 'setting'],
  readModels: readModelList(attachments),
  descriptions: [attachmentDescriptions],
  workKinds: [attachmentWork],
  queries: (read: ReadSide) => attachmentQueries(read),
  functions: (read: ReadSide) => ({ attachment: attachmentFunctions(read) }),
} satisfies ProjectionFeature;
