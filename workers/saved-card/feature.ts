import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { forgetCardWhenRemoved } from './forget-card-when-removed.policy.ts';
import { removeCardsWhenContactDeleted } from './remove-cards-when-contact-deleted.policy.ts';
import { saveCardWhenPaid } from './save-card-when-paid.policy.ts';

export const feature = {
  policies: [forgetCardWhenRemoved, removeCardsWhenContactDeleted, saveCardWhenPaid],
} satisfies WorkerFeature;
