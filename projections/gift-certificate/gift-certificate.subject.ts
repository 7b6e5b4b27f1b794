import { certificateNumber, giftCertificateStream } from '#domain/gift-certificate/gift-certificate.events.ts';
import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** A gift certificate from its issue to the last cent of it. */
export const giftCertificateSubject: SubjectDefinition = {
  kind: 'gift-certificate',
  streams: (id) => Promise.resolve([giftCertificateStream(id)]),
  title: (id, kind) => Promise.resolve({ kind, title: certificateNumber(id) }),
  streamNamed: (search) => ({ prefix: giftCertificateStream(search.toLowerCase()), suffix: '' }),
};
