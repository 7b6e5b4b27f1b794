import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { giftCertificateDescriptions } from './gift-certificate.descriptions.ts';
import { giftCertificateFunctions, giftCertificateQueries } from './gift-certificate.queries.ts';
import { giftCertificateSubject } from './gift-certificate.subject.ts';
import { giftCertificates } from './gift-certificates.ts';

export const feature = {
  needs: ['store'],
  readModels: readModelList(giftCertificates),
  descriptions: [giftCertificateDescriptions],
  subjects: [giftCertificateSubject],
  queries: (read: ReadSide) => giftCertificateQueries(read),
  functions: (read: ReadSide) => ({ giftCertificate: giftCertificateFunctions(read) }),
} satisfies ProjectionFeature;
