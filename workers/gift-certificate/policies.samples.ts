import type { GiftCertificateEvent } from '#domain/gift-certificate/gift-certificate.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const DAY = 86_400_000;
const issued = {
  ...{ certificateId: '00ff', seed: 's', amount: 5_000, validUntil: '', personId: 'gift-certificate:00ff' },
  ...{
    name: 'Ada',
    email: 'ada@example.com',
    message: '',
    reason: 'MW-1',
    by: 'system',
    at: '2026-03-03T15:00:00.000Z',
  },
  ...({ currency: 'CAD', language: 'en' } as const),
};

export const samples: readonly PolicySample<GiftCertificateEvent>[] = [
  [
    'a gift certificate that was bought for a later day',
    { type: 'GiftCertificateIssued', data: { ...issued, letterOn: '2026-03-06' } },
    [['send-gift-certificate-letter-when-due', { certificateId: '00ff' }, 3 * DAY - 7 * 3_600_000]],
  ],
  ['a gift certificate whose letter goes out at once', { type: 'GiftCertificateIssued', data: issued }, []],
  [
    'a letter with the code of a gift certificate that is asked for',
    {
      type: 'GiftCertificateLetterRequested',
      data: { certificateId: '00ff', by: 'staff:dana', at: '2026-11-25T12:00:00.000Z' },
    },
    [['email-recipient-when-gift-certificate-letter-requested', { certificateId: '00ff' }]],
  ],
];
