import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailWriterWhenEnquiryAnswered } from './email-writer-when-enquiry-answered.policy.ts';

export const feature = { policies: [emailWriterWhenEnquiryAnswered] } satisfies {
  readonly policies: readonly Policy[];
};
