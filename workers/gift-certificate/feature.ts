import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailRecipientWhenGiftCertificateLetterRequested } from './email-recipient-when-gift-certificate-letter-requested.policy.ts';
import { sendGiftCertificateLetterWhenDue } from './send-gift-certificate-letter-when-due.policy.ts';

export const feature = {
  policies: [emailRecipientWhenGiftCertificateLetterRequested, sendGiftCertificateLetterWhenDue],
} satisfies WorkerFeature;
