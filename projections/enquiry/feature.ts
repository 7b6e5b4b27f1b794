import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { enquiries } from './enquiries.ts';
import { enquiryWork } from './enquiry-work.ts';
import { enquiryDescriptions } from './enquiry.descriptions.ts';
import { enquiryFunctions, enquiryQueries } from './enquiry.queries.ts';
import { enquirySubject } from './enquiry.subject.ts';

export const feature = {
  readModels: readModelList(enquiries),
  descriptions: [enquiryDescriptions],
  subjects: [enquirySubject],
  workKinds: [enquiryWork],
  queries: (read: ReadSide) => enquiryQueries(read),
  functions: (read: ReadSide) => ({ enquiry: enquiryFunctions(read) }),
} satisfies ProjectionFeature;
