import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { makeSizesWhenPictureUploaded } from './make-sizes-when-picture-uploaded.policy.ts';

export const feature = { policies: [makeSizesWhenPictureUploaded] } satisfies WorkerFeature;
