import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailRecipientWhenGiftCertificateLetterRequested } from './email-recipient-when-gift-certificate-letter-requested.policy.ts';

export const feature = { policies: [emailRecipientWhenGiftCertificateLetterRequested] } satisfies {
  readonly policies: readonly Policy[];
};
