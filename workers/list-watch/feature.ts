import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { compareListWhenWatched } from './compare-list-when-watched.policy.ts';
import { emailBuyerWhenListCompared } from './email-buyer-when-list-compared.policy.ts';

export const feature = { policies: [compareListWhenWatched, emailBuyerWhenListCompared] } satisfies WorkerFeature;
