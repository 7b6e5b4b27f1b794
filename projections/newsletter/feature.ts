import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { newsletterSubscribers } from './newsletter-subscribers.ts';
import { newsletterDescriptions } from './newsletter.descriptions.ts';
import { newsletterFunctions, newsletterPersonalData, newsletterQueries } from './newsletter.queries.ts';
import { newsletterSubject } from './newsletter.subject.ts';

export const feature = {
  needs: ['account'],
  mirrored: readModelList(newsletterSubscribers),
  descriptions: [newsletterDescriptions],
  subjects: [newsletterSubject],
  queries: (read: ReadSide) => newsletterQueries(read),
  functions: (read: ReadSide) => ({ newsletter: newsletterFunctions(read) }),
  personalData: [newsletterPersonalData],
} satisfies ProjectionFeature;
