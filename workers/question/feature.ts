import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailAskerWhenQuestionAnswered } from './email-asker-when-question-answered.policy.ts';

export const feature = {
  needs: ['product', 'store'],
  policies: [emailAskerWhenQuestionAnswered],
} satisfies WorkerFeature;
