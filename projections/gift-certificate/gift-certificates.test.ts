import type { GiftCertificateEvent } from '#domain/gift-certificate/gift-certificate.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { giftCertificates, type GiftCertificateRow } from './gift-certificates.ts';

const given = readModelSpecification<GiftCertificateRow, GiftCertificateEvent>(giftCertificates);
const certificateId = '00ff00ff00ff00ff00ff00ff00ff00ff';
const byStaff = { by: 'staff:dana', at: '2026-11-25T12:00:00.000Z' };
const issued: GiftCertificateEvent = {
  type: 'GiftCertificateIssued',
  data: {
    ...({ certificateId, seed: 's1', amount: 10_000, currency: 'CAD', validUntil: '', language: 'fr' } as const),
    ...{ personId: `gift-certificate:${certificateId}`, name: 'Ada', email: 'ada@example.com', message: 'Enjoy' },
    ...{ reason: 'a complaint', ...byStaff },
  },
};
const held: GiftCertificateEvent = {
  type: 'GiftCertificateHeld',
  data: { certificateId, holdId: 'h1', orderId: 'o1', amount: 4_000 },
};
const redeemed: GiftCertificateEvent = {
  type: 'GiftCertificateRedeemed',
  data: { certificateId, holdId: 'h1', amount: 4_000 },
};

describe('the list of gift certificates', () => {
  it('has what is left of each, and not what its code is made of', () => {
    given(issued).then({ amount: 10_000, balance: 10_000, held: 0, is_frozen: false, sent_at: null });
    given(issued, held).then({ balance: 6_000, held: 4_000 });
    given(issued, held, redeemed).then({ balance: 6_000, held: 0 });
    given(issued, held, {
      type: 'GiftCertificateHoldReleased',
      data: { certificateId, holdId: 'h1', amount: 4_000, reason: 'x' },
    }).then({ balance: 10_000, held: 0 });
    given(issued, held, redeemed, {
      type: 'GiftCertificateCredited',
      data: { certificateId, refundId: 'r1', holdId: 'h1', amount: 1_000 },
    }).then({ balance: 7_000, held: 0 });
    expect(Object.keys(giftCertificates.columns)).not.toContain('seed');
  });
  it('says which is frozen, and when its letter went out', () => {
    const frozen: GiftCertificateEvent = {
      type: 'GiftCertificateFrozen',
      data: { certificateId, reason: 'stolen', ...byStaff },
    };
    given(issued, frozen).then({ is_frozen: true });
    given(issued, frozen, { ...frozen, type: 'GiftCertificateUnfrozen' }).then({ is_frozen: false });
    given(issued, { type: 'GiftCertificateLetterRequested', data: { certificateId, ...byStaff } }).then({
      sent_at: byStaff.at,
    });
  });
});
