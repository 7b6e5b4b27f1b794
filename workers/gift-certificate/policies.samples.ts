import type { GiftCertificateEvent } from '#domain/gift-certificate/gift-certificate.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

export const samples: readonly PolicySample<GiftCertificateEvent>[] = [
  [
    'a letter with the code of a gift certificate that is asked for',
    {
      type: 'GiftCertificateLetterRequested',
      data: { certificateId: '00ff', by: 'staff:dana', at: '2026-11-25T12:00:00.000Z' },
    },
    [['email-recipient-when-gift-certificate-letter-requested', { certificateId: '00ff' }]],
  ],
];
