import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailWriterWhenEnquiryAnswered } from './email-writer-when-enquiry-answered.policy.ts';

export const feature = { policies: [emailWriterWhenEnquiryAnswered] } satisfies WorkerFeature;
