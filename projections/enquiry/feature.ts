import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
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
  personalData: [
    personalRows(
      'enquiries',
      enquiries,
      ({ name, email, subject, message, reference, files, status, sent_at, answers }) => ({
        ...{ name, email, subject, message, reference, status, sentAt: sent_at },
        files: files.map(({ fileName }) => fileName),
        answers: answers.map(({ text, at }) => ({ text, at })),
      }),
    ),
  ],
} satisfies ProjectionFeature;
