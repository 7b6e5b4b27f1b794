import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailBuyerWhenBackInStock } from './email-buyer-when-back-in-stock.policy.ts';
import { notifyBuyerWhenBackInStock } from './notify-buyer-when-back-in-stock.policy.ts';

export const feature = { policies: [emailBuyerWhenBackInStock, notifyBuyerWhenBackInStock] } satisfies WorkerFeature;
