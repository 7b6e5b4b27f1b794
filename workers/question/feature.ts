import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailAskerWhenQuestionAnswered } from './email-asker-when-question-answered.policy.ts';

export const feature = { policies: [emailAskerWhenQuestionAnswered] } satisfies {
  readonly policies: readonly Policy[];
};
